import LostAck

/// A model given as a table: what can be done in each state, numbered from 0.
struct Graph: Model {
  struct Edge: Sendable {
    let action: String
    let target: Int
    let events: [String]
  }
  let starts: [Int]
  let edges: [[Edge]]

  /// The edges of each state as `action:target` or `action:target:event+event`.
  init(starts: [Int] = [0], _ edges: String...) {
    self.starts = starts
    self.edges = edges.map { line in
      line.split(separator: " ").map { edge in
        let parts = edge.split(separator: ":")
        return Edge(
          action: String(parts[0]), target: Int(parts[1])!,
          events: parts.dropFirst(2).flatMap { $0.split(separator: "+").map(String.init) })
      }
    }
  }

  var initialStates: [Int] { starts }

  func steps(from state: Int, _ step: Steps<Self>) {
    for edge in edges[state] {
      step(edge.action) { next in
        next = edge.target
        for event in edge.events { step.emit(event) }
      }
    }
  }

  typealias State = Int
  typealias Action = String
  typealias Event = String

  static func never(state: Int) -> Property<Self> {
    .never("state", "never in \(state)") { $0 == state }
  }
  static func never(event: String) -> Property<Self> {
    .neverEvent("event", "never \(event)") { $0 == event }
  }
  static func never(stepTo state: Int) -> Property<Self> {
    .neverStep("step", "no step to \(state)") { $0.after == state }
  }
}
