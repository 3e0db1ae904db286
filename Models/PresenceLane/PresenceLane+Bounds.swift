import LostAck

extension PresenceLane {
  /// How long one exploration is, and which faults may strike, how often.
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
    if !(0...480).contains(horizon) { return "horizon is 0 to 480" }
    if !(1...9).contains(lostInARow) { return "lostInARow is 1 to 9" }
    return problem(ofBudgets: Self.budgets)
  }

  /// Twice the time, and each fault there is once more; not more losses in a row.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.horizon = min(2 * horizon, 480)
    return scope
  }
}

extension PresenceLane {
  /// A lost beat, and a clean end of the session.
  public static var cutScopes: [Bounds] { [Bounds(horizon: 180, losses: 1, ends: 1)] }
}
