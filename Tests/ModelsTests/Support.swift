import Testing

@testable import LostAck
@testable import Models

/// One claim and one of its properties, whatever the model.
struct Row: Sendable, CustomTestStringConvertible {
  let claim: String
  let property: String
  // Swift Testing has an `Expectation` as well.
  let expectation: LostAck.Expectation
  let exercising: [String]
  let check: @Sendable (Fingerprinting) -> Findings

  var testDescription: String { "\(claim) \(property)" }

  static let all = rows(of: CaptureLane.self) + rows(of: PresenceLane.self)

  private static func rows<M: SystemModel>(of _: M.Type) -> [Row] {
    M.claims.flatMap { claim in
      claim.properties.map { property in
        Row(
          claim: claim.id, property: property.id, expectation: claim.expectation,
          exercising: claim.exercising,
          check: { Findings(claim.model, property, $0) })
      }
    }
  }
}

/// What a search found, whatever the model.
struct Findings: Hashable, Sendable {
  let states: Int
  let transitions: Int
  let isExhausted: Bool
  let wasMet: Bool
  let fired: [String: Int]
  /// The labels of the counterexample.
  let labels: [String]?

  init<M: Model>(_ model: M, _ property: Property<M>, _ way: Fingerprinting = .automatic) {
    let found = ExhaustiveSearch(model, [property], fingerprinting: way).run()
    states = found.states
    transitions = found.transitions
    isExhausted = found.isExhausted
    wasMet = found.met[0]
    fired = found.fired
    labels = found.violation.map { $0.actions.map { label(of: $0) } }
  }

  /// Steps of the counterexample; nil if there is none.
  var length: Int? { labels?.count }
}

struct Successor<M: Model> {
  let action: M.Action
  let state: M.State
  let events: [M.Event]
}

extension Model {
  /// The steps offered from `state`, in order.
  func successors(of state: State) -> [Successor<Self>] {
    withUnsafePointer(to: state) { pointer in
      let workspace = Workspace<Self>(pointer)
      workspace.expand(self, pointer)
      let buffer = workspace.buffer.pointee
      return (0..<buffer.count).map { step in
        Successor(
          action: buffer.actions[step], state: buffer.states[step],
          events: buffer.eventRange(step).map { buffer.events[$0] })
      }
    }
  }

  /// Where these labels lead from the first initial state, with each step on the way; nil if one
  /// is not offered.
  func replay(_ labels: [String]) -> [Successor<Self>]? {
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
    guard let way = replay(labels) else { return nil }
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

extension SystemModel {
  static func property(_ id: String) -> Property<Self> {
    properties.first { $0.id == id }!
  }

  /// The shortest counterexample, told step by step.
  func told(_ property: String) -> [String] {
    let labels = Findings(self, Self.property(property)).labels ?? []
    return (replay(labels) ?? []).map { depict($0.action, $0.events).sentence }
  }
}
