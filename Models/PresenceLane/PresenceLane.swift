import LostAck

/// PL: the watch says again and again that its session is live; only the newest word matters.
///
/// A state, not an act: a presence needs no id, no outbox and no door. What is not fetched is
/// replaced, and what is not renewed is no longer believed.
///
/// Times are seconds. A beat that is due is sent, and a value that is on its way in reach arrives
/// or is lost, before time passes.
public struct PresenceLane: SystemModel {
  public static let name = "presence-lane"
  public static let summary =
    "a watch says that its session is live, a phone believes it for a while"
  public static let lanes = ["person", "watch", "phone"]

  /// R2
  static let beatPeriod = 30
  /// R3, from the value's arrival, bounds included.
  static let trust = 75
  /// The longest that a value is on its way while in reach.
  static let transit = 15

  public let rules: Rules<Rule>
  public let scope: Bounds

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("presence-lane: \(problem)") }
    self.rules = rules
    self.scope = scope
  }

  public enum Action: Hashable, Sendable {
    case beat
    case arrives
    case lost
    case endSession
    case watchDies
    case outOfReach
    case backInReach
    case tick
  }

  public enum Event: Hashable, Sendable {
    /// A beat goes on its way; on the capture lane it is a command.
    case sent(asCommand: Bool)
    case saysLive
    case saysNotLive
  }

  public struct State: Hashable, Sendable {
    var now: Int16 = 0
    var isInReach: Bool
    var outages: Budget

    // The watch.
    var isSessionLive = true
    var lastBeat: Int16?
    var ends: Budget
    var deaths: Budget

    /// What was sent and has not arrived, oldest first: one value, as long as R1 is followed.
    var pending = Few<18, Value>()
    var losses: Budget
    var lostInARow: UInt8 = 0

    // The phone.
    var saysLive = false
    /// Of the value believed; zero while none is.
    var arrival: Int16 = 0
    var transit: Int16 = 0
  }

  struct Value: Hashable, BitwiseCopyable, Sendable {
    var sent: Int16
    var isLive: Bool
  }

  public var initialStates: [State] {
    [
      State(
        isInReach: !scope.startsOutOfReach, outages: Budget(scope.outages),
        ends: Budget(scope.ends), deaths: Budget(scope.deaths), losses: Budget(scope.losses))
    ]
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    offerWatchSteps(state, step)
    offerLinkSteps(state, step)
    offerTick(state, step)
  }
}
