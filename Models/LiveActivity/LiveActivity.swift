import LostAck

/// LA: buttons on a lock-screen card; a tap outlives the screen that it was made on.
///
/// A **work database** is the truth: off, working or on a break, and the punches. An **action
/// ledger**, another durable store, keeps the taps and what the card's buttons are. The **card**
/// goes on showing its buttons while no process runs. The **app** draws the card and has handlers
/// that carry taps out, each under a lease; all that writes the database goes through one queue.
///
/// The app and its handlers are one process, as the queue of R11 is process-wide: a kill takes all
/// of it. Time is left out: the 60 s of a lease are a step that may come while its holder runs (a
/// fault), and will come when it is dead.
public struct LiveActivity: SystemModel {
  public static let name = "live-activity"
  public static let summary = "a card's buttons are tapped, an app carries the taps out later"
  public static let lanes = ["person", "card", "app"]

  /// The most taps a scope can have.
  static let maximumTaps = 2
  /// How many drawings of the card can be spoken of at one time.
  static let maximumDrawings = 8

  public let rules: Rules<Rule>
  public let scope: Bounds

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("live-activity: \(problem)") }
    self.rules = rules
    self.scope = scope
  }

  public enum Action: Hashable, Sendable {
    /// The person taps a button on the card; this number is the tap's from now on.
    case tap(Int, Punch)
    /// The tap's immediate signal reaches the app.
    case signal(Int)
    case signalLost(Int)
    /// The app comes to the foreground.
    case foreground
    /// A handler takes a tap under a lease.
    case acquire(Int, handler: Int)
    /// The lease on a tap has lasted its 60 s.
    case leaseExpires(Int)
    /// Where the scope splits it: a handler looks once more, and has the lane.
    case look(Int)
    /// A handler has the database written, or finds that it need not or cannot be.
    case write(Int)
    case acknowledge(Int)
    case putBack(Int)
    /// A new drawing of the card is prepared: it differs from what the database says.
    case redraw
    /// The same, since the person changed a setting.
    case changeSettings
    case publish
    case publishFails
    /// The buttons drawn become those accepted.
    case switchActive
    /// The person swipes the card away.
    case dismiss
    /// The app hears of it.
    case dismissal(Int)
    /// The person punches in the app.
    case byHand(Punch)
    case backup
    case restore
    /// The app is killed at this point, and starts again.
    case kill
  }

  public var initialStates: [State] { [State(self)] }

  public func steps(from state: State, _ step: Steps<Self>) {
    offerTaps(state, step)
    offerSignals(state, step)
    offerLeases(state, step)
    offerHandlers(state, step)
    offerRedraws(state, step)
    offerDismissals(state, step)
    offerPersonSteps(state, step)
    offerKill(state, step)
  }
}
