import LostAck
import LostAckReports

extension HuntOutcome {
  /// The members that say what the runs met.
  func jsonMembers(of property: PropertyInfo, counterexample: String?) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("runs", .integer(runs)), .init("met", .integer(met)),
    ]
    if property.isOfRuns { members.append(.init("reason", .string(Self.ofRuns))) }
    if let hit {
      members += [
        .init("firstSeed", .integer(hit.seed)), .init("violatedAfter", .integer(hit.found.length)),
        .init("steps", .integer(hit.trace.steps.count)),
        .init("shortest", .boolean(hit.found.isShortest)),
      ]
      members += hit.trace.jsonMembers(counterexample: counterexample)
    }
    return members
  }
}

extension Hunt {
  /// The report of a hunt: which seeds, and a row for each target.
  func report(verdict: String, _ rows: [JSONValue]) -> JSONValue {
    .report(
      .init("verdict", .string(verdict)),
      .init(
        "seeds", .array([.integer(seeds.range.lowerBound), .integer(seeds.range.upperBound)])),
      seeds.shards == 1
        ? nil : .init("shard", .array([.integer(seeds.shard), .integer(seeds.shards)])),
      lastSeed.map { .init("lastSeed", .integer($0)) },
      .init("interrupted", .boolean(isInterrupted)),
      .init("claims", .array(rows)))
  }
}
