import LostAck

extension Counterexample {
  /// The file's text: members by name, a step a line, so that a difference is a line.
  public var text: String {
    JSONValue.object(
      .init("tool", .string("LostAck")),
      .init("format", .integer(Self.format)),
      claim.map { .init("claim", .string($0)) },
      .init("model", .string(model)),
      .init("without", .strings(without)),
      .init("with", .strings(with)),
      .init("scope", JSONValue(scope: scope)),
      .init("property", .string(property)),
      .init("found", .string(found.description)),
      start == 0 ? nil : .init("start", .integer(start)),
      cycleStart.map { .init("cycleStart", .integer($0)) },
      .init("steps", .array(steps.map(\.json)))
    ).text(sortingMembers: true)
  }
}

extension Counterexample.Step {
  fileprivate var json: JSONValue {
    .object(
      .init("action", .string(action)), .init("events", .strings(events)),
      .init("process", .string(process)))
  }
}

extension JSONValue {
  /// A scope by its fields: numbers, `Bool`s, lists, and text for the rest (a range is
  /// `"-30...30"`).
  public init(scope: [ScopeField]) {
    self = .object(
      scope.map { field in
        switch field.value {
        case .integer(let value): Member(field.name, .integer(value))
        case .boolean(let value): Member(field.name, .boolean(value))
        case .text(let value): Member(field.name, .string(value))
        case .range: Member(field.name, .string(field.value.description))
        case .list(let values): Member(field.name, .strings(values))
        }
      })
  }
}
