import LostAck

/// A counterexample as it is kept in a file: what was configured, what was violated, and the labels
/// that lead there. What it names is looked up when it is replayed.
public struct Counterexample: Hashable, Sendable {
  /// The version of the file format.
  public static let format = 1

  public struct Step: Hashable, Sendable {
    /// The label: what replaying goes by.
    public let action: String
    /// The labels of the events, for the reader.
    public let events: [String]
    /// The process that takes the step, or that sends the message; for the reader.
    public let process: String

    public init(action: String, events: [String], process: String) {
      self.action = action
      self.events = events
      self.process = process
    }
  }

  /// How it was found.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    case exhaustive
    case seed(UInt64)

    public var description: String {
      switch self {
      case .exhaustive: "exhaustive"
      case .seed(let seed): "seed \(seed)"
      }
    }
  }

  /// The id of the row that it belongs to (`CL-6a`), if it belongs to one.
  public let claim: String?
  public let model: String
  public let without: [String]
  public let with: [String]
  /// The fields of the scope. What is read from a file is text where the model may know it to be a
  /// range.
  public let scope: [ScopeField]
  /// The id of the property that it violates.
  public let property: String
  public let found: Origin
  /// The number of the initial state.
  public let start: Int
  /// For a property of whole runs: how many steps come before those that are repeated for ever.
  public let cycleStart: Int?
  public let steps: [Step]

  public var labels: [String] { steps.map(\.action) }

  public init(
    claim: String?, model: String, without: [String], with: [String], scope: [ScopeField],
    property: String, found: Origin, start: Int,
    cycleStart: Int? = nil, steps: [Step]
  ) {
    self.claim = claim
    self.model = model
    self.without = without
    self.with = with
    self.scope = scope
    self.property = property
    self.found = found
    self.start = start
    self.cycleStart = cycleStart
    self.steps = steps
  }

  public init(
    _ trace: Trace, claim: String?, model: String, _ configuration: Configuration, found: Origin
  ) {
    self.init(
      claim: claim, model: model, without: configuration.without, with: configuration.with,
      scope: configuration.scope, property: trace.property.id, found: found, start: trace.start,
      cycleStart: trace.cycleStart,
      steps: trace.steps.map {
        Step(action: $0.label, events: $0.events, process: $0.depiction.place.process)
      })
  }
}

extension Depiction.Place {
  /// The process that takes the step: a message's sender.
  var process: String {
    switch self {
    case .at(let process): process
    case .message(let from, _): from
    }
  }
}
