import LostAck

/// EM: a message from someone in need is retried for ever, and must not be doubled.
///
/// A page and a background worker send what a durable queue holds, each with the credential of the
/// device. The server keeps a **receipt** for each (credential, item) and creates no second message
/// for a receipt it has. Answers get lost, page and worker die, registrations for the background
/// vanish, credentials are revoked and replaced.
///
/// Time is not counted: a back-off elapses at some later step. Looking at an item and putting it on
/// the wire are one step, unless `R6.oneUpdate` is taken away.
public struct Emergency: SystemModel {
  public static let name = "emergency"
  public static let summary = "a page and a worker retry a message for ever, and never twice"
  public static let lanes = ["person", "page", "worker", "server"]

  /// The most items a scope can have.
  static let capacity = 3
  /// The most credentials that a device has in turn.
  static let credentials = 4

  public let rules: Rules<Rule>
  public let scope: Bounds

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("emergency: \(problem)") }
    self.rules = rules
    self.scope = scope
  }

  public enum Action: Hashable, Sendable {
    /// The person writes an item; it goes into the queue.
    case queue(Int)
    /// The person marks it "don't send".
    case stop(Int)
    /// A sender looks at the item and puts it on the wire.
    case send(Role, Int)
    /// Without R6.oneUpdate, these are two.
    case look(Role, Int)
    case putOnWire(Role, Int)
    /// The request reaches the server.
    case request(from: Role, item: Int, credential: Int)
    case requestLost(from: Role, item: Int, credential: Int)
    /// The answer reaches the sender: created, or refused.
    case answer(to: Role, item: Int)
    case refusal(to: Role, item: Int)
    case answerLost(to: Role, item: Int)
    /// The sender waits no longer.
    case timeout(Role)
    /// The item's back-off is over.
    case due(Int)
    case openPage
    /// Or it crashes.
    case closePage
    /// The system wakes the worker, as the registration asks.
    case wakeWorker
    case workerRests
    case workerDies
    case register
    case registrationFails
    /// The system drops the registration.
    case registrationConsumed
    case show(Screen)
    case uploadStarts
    case uploadEnds
    case replaceCredential
    case revokeCredential
  }

  public enum Event: Hashable, Sendable {
    /// The server created a message, while these credentials were revoked.
    case created(Int, credential: Int, revoked: SmallSet)
    /// The server had the receipt.
    case receiptKnown(Int)
    /// The credential is revoked.
    case refused(Int)
    /// The screen says "stopped", or that the message may be on its way.
    case saysStopped(Bool)
  }

  /// The reference machine that P1 feeds.
  public struct Watch: ReferenceMachines {
    var created = AtMostOnce()

    public init() {}
  }

  public var initialStates: [State] { [State(scope)] }

  public func steps(from state: State, _ step: Steps<Self>) {
    offerPersonSteps(state, step)
    for role in Role.allCases { offerSending(role, state, step) }
    offerNetworkSteps(state, step)
    offerProcessSteps(state, step)
    offerPromises(state, step)
    offerSurroundings(state, step)
  }
}
