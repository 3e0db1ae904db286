/// A violation as it is shown, stored and compared: every step by its label, what it reported, and
/// how it is told.
public struct Trace: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    /// The action: identity, stored and replayed.
    public let label: String
    /// The labels of the events the step emitted.
    public let events: [String]
    /// How the step is drawn and told: display only.
    public let depiction: Depiction
    /// What changed in the state: `ring: {0} → {}`.
    public let changes: [String]
  }
  /// The position of the initial state among the model's.
  public let start: Int
  /// What is particular about it, if anything.
  public let startSentence: String?
  public let steps: [Step]
  /// For a property of whole runs: how many steps come before those that are repeated for ever. If
  /// all do, nothing more happens.
  public let cycleStart: Int?
  /// The property that the last step, or the state it leads to, violates.
  public let property: PropertyInfo
  /// What was expected instead.
  public let reason: String
  /// The model's columns, left to right.
  public let lanes: [String]

  public var labels: [String] { steps.map(\.label) }
}

/// A property without its model's types.
public struct PropertyInfo: Hashable, Sendable {
  public let id: String
  public let sentence: String
  /// The property is about whole runs: only the exhaustive search can judge it.
  public let isOfRuns: Bool

  init<M: Model>(_ property: Property<M>) {
    id = property.id
    sentence = property.sentence
    isOfRuns = if case .run = property.kind { true } else { false }
  }
}
