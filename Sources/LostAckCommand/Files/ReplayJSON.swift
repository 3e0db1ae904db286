import LostAck
import LostAckReports

extension ReplayedFile {
  /// The file, what came of it, and, where it reproduces, its steps as they are drawn.
  var json: JSONValue {
    let counterexample = resolved.counterexample
    return .object(
      [
        .init("file", .string(path)),
        counterexample.claim.map { .init("id", .string($0)) },
      ].compactMap(\.self)
        + resolved.configuration.jsonMembers(resolved.entry.name, resolved.property.id)
        + [
          .init("found", .string(counterexample.found.description)),
          .init("verdict", .string(reproduces ? "reproduced" : "not-reproduced")),
          .init("reason", .string(trace?.reason ?? result)),
          .init("steps", .integer(counterexample.steps.count)),
        ] + (trace.map { [.init("trace", .array($0.steps.map(\.json)))] } ?? []))
  }
}

extension Trace.Step {
  fileprivate var json: JSONValue {
    let place: [JSONValue.Member] =
      switch depiction.place {
      case .at(let process): [.init("process", .string(process))]
      case .message(let from, let to): [.init("from", .string(from)), .init("to", .string(to))]
      }
    return .object(
      [.init("action", .string(label)), .init("events", .strings(events))] + place
        + (depiction.mark.map { [.init("mark", .string($0.rawValue))] } ?? [])
        + [.init("sentence", .string(depiction.sentence)), .init("changes", .strings(changes))])
  }
}
