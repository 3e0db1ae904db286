import LostAck

/// HS: what a person writes offline is queued on the device, and becomes one post.
///
/// A queue in storage is shared by several tabs, any of which may be closed, reloaded or paused. A
/// tab takes the **pass lock**, claims an item, and sends it with the item's key; the server keeps
/// a record of each key, so that a retry is answered with the original post.
///
/// Times are minutes; the 2 minutes of a claim and the short life of a lease have no clock: that
/// they run out is a step of its own. A pass goes on after a success, and ends with a failure, or
/// when nothing is left to claim. An answer that arrives is judged and written in one step. The
/// person writes in the first tab, and keeps one open at least. A tab that holds nothing is spared
/// all faults, since they would change nothing. Of each key at most one request is under way whose
/// sender no longer waits; another is lost.
public struct OfflinePosts: SystemModel {
  public static let name = "offline-posts"
  public static let summary = "several tabs send what was written offline; each becomes one post"
  public static let lanes = ["person", "tab 0", "tab 1", "tab 2", "server"]

  static let itemCapacity = 2
  static let tabCapacity = 3
  static let keyCapacity = 2
  static let minutesPerDay = 1_440
  /// R9 and R11, bounds included.
  static let oldestDays = 30
  /// R9, in minutes, bounds included.
  static let farthestAhead = 2

  public let rules: Rules<Rule>
  public let scope: Bounds

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("offline-posts: \(problem)") }
    self.rules = rules
    self.scope = scope
  }

  public enum Action: Hashable, Sendable {
    // The person, and an item.
    case write(Int)
    case edit(Int)
    case cancel(Int)
    case discard(Int)
    /// Asks to send what is old or used up, with the same key.
    case send(Int)
    /// Asks to retry after a conflict, with a new key.
    case retry(Int)
    case deletePost(Int)

    // A tab.
    case takePass(Int)
    case endPass(Int)
    case takeWrite(Int)
    case look(Int, item: Int)
    case claim(Int, item: Int)
    case leave(Int, item: Int)
    /// The answer reaches the tab, which writes the result.
    case answer(Int, item: Int)
    /// It gives up waiting, and writes that there was no answer.
    case timeout(Int, item: Int)
    case reload(Int)
    case close(Int)
    case pause(Int)
    case resume(Int)
    case claimRunsOut(Int)
    case passRunsOut

    // The network and the server, and the tab that waits.
    case arrive(Int, item: Int)
    case commit(Int, item: Int)
    case requestLost(Int, item: Int)
    case answerLost(Int, item: Int)
    case serverError(Int, item: Int)
    // A request whose sender no longer waits.
    case strayArrives(item: Int, key: Int)
    case strayCommits(item: Int, key: Int)
    case serverCrash

    case timePasses
    case deviceClockBack
  }

  /// One for each offset of the device's clock.
  public var initialStates: [State] {
    let ends = scope.deviceAhead
    var offsets = [ends.lowerBound]
    if ends.lowerBound < 0, ends.upperBound > 0 { offsets.append(0) }
    if ends.lowerBound < ends.upperBound { offsets.append(ends.upperBound) }
    return offsets.map { State(deviceAhead: Int32($0), left: Budgets(scope)) }
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    offerPersonSteps(state, step)
    for tab in 0..<scope.tabs {
      offerPassSteps(tab, state, step)
      offerSending(tab, state, step)
      offerTabFaults(tab, state, step)
      offerWaySteps(tab, state, step)
    }
    offerRunningOut(state, step)
    offerStraySteps(state, step)
    offerServerCrash(state, step)
    offerTime(state, step)
  }
}
