import LostAck
import LostAckReports

extension JSONValue {
  /// The object that a command prints: the tool, the format, and what it has to say.
  static func report(_ members: Member?...) -> JSONValue {
    .object(
      [.init("tool", .string("LostAck")), .init("format", .integer(1))]
        + members.compactMap(\.self))
  }
}

extension Row {
  /// The members that say which row it is.
  var jsonMembers: [JSONValue.Member] {
    [.init("id", .string(id)), .init("claim", .string(claim))]
  }
}

extension Configuration {
  func jsonMembers(_ model: String, _ property: String) -> [JSONValue.Member] {
    [
      .init("model", .string(model)), .init("without", .strings(without)),
      .init("with", .strings(with)), .init("scope", JSONValue(scope: scope)),
      .init("property", .string(property)),
    ]
  }
}

extension ClaimedVerdict {
  var jsonMembers: [JSONValue.Member] {
    switch self {
    case .holds: [.init("expected", .string("holds"))]
    case .fails(let steps):
      [.init("expected", .string("fails")), .init("expectedSteps", .integer(steps))]
    }
  }
}

extension CheckResult {
  /// The members that say what was found. A counterexample without a file is told by its labels.
  func jsonMembers(counterexample: String?) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("verdict", .string(verdict.name)), .init("exhausted", .boolean(isExhausted)),
      .init("states", .integer(states)), .init("transitions", .integer(transitions)),
      .init("depth", .integer(depth)),
    ]
    if isExhausted || isOfBits {
      members.append(.init("expectedOmissions", JSONValue(shortest: expectedOmissions)))
    }
    switch verdict {
    case .holds: break
    case .fails(let trace):
      members.append(.init("steps", .integer(trace.steps.count)))
      members += trace.jsonMembers(counterexample: counterexample)
    case .undetermined(let why):
      members.append(.init("limit", .string(why.limit.rawValue)))
      members.append(.init("reason", .string(why.reason)))
      members += why.coverage?.jsonMembers ?? []
    }
    return members
  }
}

extension CheckResult {
  private var isOfBits: Bool {
    if case .undetermined(let why) = verdict { why.limit == .bits } else { false }
  }
}

extension Undetermined.Coverage {
  /// The members that say how far a search came, and where its limit was.
  var jsonMembers: [JSONValue.Member] {
    let members: [JSONValue.Member?] = [
      value.map { .init("limitValue", JSONValue(shortest: $0)) },
      depthCompleted.map { .init("depthCompleted", .integer($0)) },
      .init("frontier", .integer(frontier)),
      growing.isEmpty ? nil : .init("growing", .strings(growing.map(\.name))),
    ]
    return members.compactMap(\.self)
  }
}

extension JSONValue {
  /// A number without a fraction where it has none.
  init(shortest number: Double) {
    self = Int(exactly: number).map { .integer($0) } ?? .number("\(number)")
  }
}

extension Trace {
  /// Where the counterexample is kept; if nowhere, its labels.
  func jsonMembers(counterexample: String?) -> [JSONValue.Member] {
    if let counterexample { return [.init("counterexample", .string(counterexample))] }
    return [.init("labels", .strings(labels))]
      + (start == 0 ? [] : [.init("start", .integer(start))])
      + (cycleStart.map { [.init("cycleStart", .integer($0))] } ?? [])
  }
}

extension Verdict {
  /// The word that reports use.
  var name: String {
    switch self {
    case .holds: "holds"
    case .fails: "fails"
    case .undetermined: "undetermined"
    }
  }
}

extension RowDecision.Standing {
  /// The word that reports use.
  var name: String {
    switch self {
    case .asClaimed: "as-claimed"
    case .broken: "broken"
    case .undetermined: "undetermined"
    }
  }
}

extension RowDecision {
  func json(counterexample: String?) -> JSONValue {
    .object(
      row.jsonMembers + configuration.jsonMembers(entry.name, row.property.id)
        + row.expectation.jsonMembers + result.jsonMembers(counterexample: counterexample))
  }
}
