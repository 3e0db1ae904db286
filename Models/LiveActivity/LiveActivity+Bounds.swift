import LostAck

extension LiveActivity {
  /// How the ledger says which buttons are accepted: the same facts, in two representations.
  public enum Variant: String, Codable, CaseIterable, Hashable, Sendable {
    /// A: a session and a generation.
    case generation
    /// B: a session and the ids of the events.
    case membership
  }

  /// How much happens in one exploration, and which faults may strike, how often.
  public struct Bounds: Scope {
    public var variant = Variant.generation
    /// Buttons tapped, each once; the event of a button is the same however often it is tapped.
    public var taps: Int
    public var handlers = 1
    /// Looking once more and writing are two steps, while the lane is held.
    public var splitWriting = false
    /// Punches by hand, in the app.
    public var punches = 0
    /// Redraws for a changed setting; those for a changed state are beyond any budget.
    public var settings = 0
    public var dismissals = 0
    public var backups = 0

    public var kills = 0
    public var signalLosses = 0
    /// Leases that expire while their holder still runs.
    public var expiries = 0
    public var failedRedraws = 0
    /// Redraws may fail for ever, beyond any budget.
    public var endlessFailures = false
    public var restores = 0
  }
}

extension LiveActivity.Bounds {
  public init() { self.init(taps: 1) }

  /// How often each thing may happen, and each fault may strike.
  static var budgets: [WritableKeyPath<Self, Int>] {
    [
      \.punches, \.settings, \.dismissals, \.backups, \.kills, \.signalLosses, \.expiries,
      \.failedRedraws, \.restores,
    ]
  }

  public var problem: String? {
    if !(0...LiveActivity.maximumTaps).contains(taps) {
      return "taps is 0 to \(LiveActivity.maximumTaps), and not \(taps)"
    }
    if !(1...2).contains(handlers) { return "handlers is 1 to 2, and not \(handlers)" }
    return problem(ofBudgets: Self.budgets)
  }

  /// One more of each thing and fault there is, every tap and every handler.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.taps = LiveActivity.maximumTaps
    scope.handlers = 2
    return scope
  }
}
