import LostAck

extension PresenceLane {
  public enum Rule: String, DesignRule {
    /// Without it, and so without a lane of its own, every value waits its turn.
    case newestReplaces = "R1"
    /// Without it, a beat is a command on the capture lane.
    case ownLane = "R1.lane"
    /// Without it, a session says only once that it is live.
    case beat = "R2"
    /// Without it, the phone believes for ever.
    case trust = "R3"
    case trust45 = "R3.trust45"
    /// Without it, the phone believes a session that has ended until its trust is up. No property
    /// speaks of that.
    case endIsSent = "R4"

    public var sentence: String {
      switch self {
      case .newestReplaces: "the newest value replaces the pending one"
      case .ownLane: "beats have a lane of their own, and are no commands"
      case .beat: "the watch says every 30 s that its session is live"
      case .trust: "the phone believes a value for 75 s from its arrival"
      case .trust45: "the phone believes a value for 45 s, not 75"
      case .endIsSent: "a session that ends cleanly says so"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .newestReplaces, .ownLane, .beat, .trust, .endIsSent,
  ])

  public struct Bounds: Scope {
    /// Seconds of true time.
    public var horizon: Int
    public var tick = 15
    /// The phone is out of reach at first.
    public var startsOutOfReach = false
    public var outages = 0
    public var losses = 0
    /// How many values in a row may get lost.
    public var lostInARow = 1
    /// The session ends cleanly.
    public var ends = 0
    /// The watch dies, and its session with it.
    public var deaths = 0
  }
}

extension PresenceLane.Bounds {
  public init() { self.init(horizon: 180) }

  static var budgets: [WritableKeyPath<Self, Int>] { [\.outages, \.losses, \.ends, \.deaths] }

  public var problem: String? {
    if tick < 1 || PresenceLane.beatPeriod % tick != 0 { return "tick divides 30" }
    // One value a beat, and the end of the session, may all be pending.
    if !(0...420).contains(horizon) { return "horizon is 0 to 420" }
    if !(1...9).contains(lostInARow) { return "lostInARow is 1 to 9" }
    return problem(ofBudgets: Self.budgets)
  }

  /// Twice the time, and each fault there is once more; not more losses in a row.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.horizon = min(2 * horizon, 420)
    return scope
  }
}
