import Testing

@testable import LostAck
@testable import Models

extension Row: CustomTestStringConvertible {
  public var testDescription: String { key }

  static let all = catalog.flatMap(\.rows)

  static func named(_ key: String) throws -> Row { try #require(all.first { $0.key == key }) }

  var entry: SystemEntry { catalog.first { $0.name == model }! }

  func check() -> CheckResult {
    entry.check(configuration(.small), property.id, exercising: exercising)
  }
}

extension CheckResult {
  var counterexample: Trace? {
    if case .fails(let trace) = verdict { trace } else { nil }
  }
}

extension SystemModel {
  static func property(_ id: String) -> Property<Self> { properties.first { $0.id == id }! }

  /// The shortest counterexample to a property.
  func counterexample(_ id: String) -> Trace? {
    decide(Self.property(id), Limits(), []).counterexample
  }
}

extension Trace {
  var sentences: [String] { steps.map(\.depiction.sentence) }
}

extension Model {
  /// Where these labels lead from the first initial state, with each step on the way; nil if one
  /// is not offered.
  func follow(_ labels: [String]) -> [Successor<Self>]? {
    var state = initialStates[0]
    var way: [Successor<Self>] = []
    for wanted in labels {
      let offered = successors(of: state).first { label(of: $0.action) == wanted }
      guard let offered else { return nil }
      way.append(offered)
      state = offered.state
    }
    return way
  }

  /// The labels offered after these.
  func labels(after labels: [String]) -> [String]? {
    guard let way = follow(labels) else { return nil }
    return successors(of: way.last?.state ?? initialStates[0]).map { label(of: $0.action) }
  }

  /// Visits every state once, with the steps offered from it.
  func forEachState(_ visit: (State, [Successor<Self>]) -> Void) {
    var seen = Set(initialStates)
    var frontier = initialStates
    while let state = frontier.popLast() {
      let steps = successors(of: state)
      visit(state, steps)
      for step in steps where seen.insert(step.state).inserted { frontier.append(step.state) }
    }
  }
}
