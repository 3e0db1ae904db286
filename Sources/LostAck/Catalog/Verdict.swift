/// What an exhaustive check says of one property in one configuration.
public enum Verdict: Hashable, Sendable {
  /// The scope was exhausted, and the property was not vacuous.
  case holds
  /// With the shortest counterexample.
  case fails(Trace)
  /// Never green.
  case undetermined(Undetermined)
}

/// Why there is no verdict.
public struct Undetermined: Hashable, Sendable {
  public enum Limit: String, Hashable, Sendable {
    case states, depth, time, memory, interrupted
    /// Everything reached was explored, but only bits of it were kept.
    case bits
    /// What the property speaks of never arose, or an action that the claim relies on never fired.
    case vacuous
  }
  public let limit: Limit
  /// In one line.
  public let reason: String
  /// What was covered when the limit ended the search; nil for a vacuous property, of which the
  /// whole scope was.
  public let coverage: Coverage?

  public struct Coverage: Hashable, Sendable {
    /// The limit's value: states, steps, seconds or bytes; nil for an interruption.
    public let value: Double?
    /// The depth up to which every state was visited; nil if not even all initial states were.
    public let depthCompleted: Int?
    /// States visited whose steps were not looked at.
    public let frontier: Int
    /// What was still growing.
    public let growing: [GrowingPart]
  }
}

/// The verdict, with what was explored to reach it.
public struct CheckResult: Hashable, Sendable {
  public let verdict: Verdict
  public let isExhausted: Bool
  public let states: Int
  public let transitions: Int
  public let depth: Int
  /// How many states are expected to have been taken for others; see `Exploration`.
  public let expectedOmissions: Double
  /// How often the actions of each name were offered, by name.
  public let fired: [FiredAction]
  /// The names of the actions that never were.
  public let neverFired: [String]
  /// What a reduction came to, where one was asked for; nil too where the property is of whole
  /// runs, which are never reduced.
  public let reduction: ReductionFigures?
}

public struct FiredAction: Hashable, Sendable {
  public let name: String
  public let count: Int
}

/// What one random run of one configuration met.
public struct RandomResult: Hashable, Sendable {
  /// Steps the run took.
  public let steps: Int
  public let violation: Found?

  @usableFromInline init(steps: Int, violation: Found?) {
    self.steps = steps
    self.violation = violation
  }

  public struct Found: Hashable, Sendable {
    /// Steps until the violation, before shrinking.
    public let length: Int
    /// The shrunk counterexample; nil where shrinking was not asked for.
    public let trace: Trace?
    /// Whether a search exhausted everything shorter.
    public let isShortest: Bool

    @usableFromInline init(length: Int, trace: Trace? = nil, isShortest: Bool = false) {
      self.length = length
      self.trace = trace
      self.isShortest = isShortest
    }
  }
}
