import LostAckReports

extension BenchReport {
  var json: JSONValue {
    .report(
      .init("kind", .string("check")), .init("runs", .integer(rounds)),
      .init("rows", .array(bench.rows.map(json))),
      bench.isInterrupted ? .init("interrupted", .boolean(true)) : nil,
      reference.map { .init("twoProcesses", json($0)) },
      .init(
        "missing",
        .array(
          missing.map {
            .object(.init("name", .string($0.name)), .init("reason", .string($0.reason)))
          })))
  }

  /// Figures are medians; `Least` and `Most` are the ends of the spread.
  private func json(_ row: BenchRow) -> JSONValue {
    let base = bench.base(of: row)
    var members: [JSONValue.Member] = [
      .init("model", .string(row.benchmark)), .init("engine", .string(row.engine.rawValue)),
      .init("threads", .integer(row.threads)), .init("traces", .boolean(row.keepsTraces)),
    ]
    switch row.standing {
    case .compared: members.append(.init("standing", .string("compared")))
    case .differs(let reason):
      members += [.init("standing", .string("differs")), .init("reason", .string(reason))]
    case .undetermined(let reason):
      members += [.init("standing", .string("undetermined")), .init("reason", .string(reason))]
    }
    if let expected = row.expected { members.append(.init("expected", .integer(expected))) }
    if let last = row.runs.last {
      members += [
        .init("distinct", .integer(last.distinct)),
        .init("transitions", .integer(last.transitions)),
        .init("areFirstStates", .boolean(last.isOfMostStates)),
      ]
    }
    members += spread("cpuSeconds", row.spread(\.cpuSeconds), digits: 6)
    members += spread("wallSeconds", row.spread(\.wallSeconds), digits: 6)
    members += spread("distinctPerCPUSecond", row.spread(\.distinctPerCPUSecond), digits: 0)
    if let bytes = row.spread(\.bytesPerState), let peak = row.spread({ Double($0.peakBytes) }) {
      members += [
        .init("bytesPerState", .number(fixed(bytes.median, 2))),
        .init("bytesOf", .string(row.engine.bytesOf)),
        .init("peakBytes", .number(fixed(peak.median, 0))),
      ]
    }
    members.append(.init("measuredRuns", .integer(row.runs.count)))
    if let ratio = row.ratio(to: base, \.distinctPerCPUSecond) {
      members.append(.init("ratio", .number(fixed(ratio, 3))))
    }
    if row.engine == .lostack, row.threads > 1, let speedup = row.speedup(over: base) {
      members.append(.init("speedup", .number(fixed(speedup, 3))))
    }
    return .object(members)
  }

  private func spread(_ name: String, _ spread: Spread?, digits: Int) -> [JSONValue.Member] {
    guard let spread else { return [] }
    return [
      .init(name, .number(fixed(spread.median, digits))),
      .init(name + "Least", .number(fixed(spread.least, digits))),
      .init(name + "Most", .number(fixed(spread.most, digits))),
    ]
  }

  private func json(_ reference: TwoProcesses) -> JSONValue {
    var members: [JSONValue.Member] = [.init("model", .string(reference.benchmark))]
    members += spread("throughput", reference.throughput, digits: 3)
    if let failure = reference.failure { members.append(.init("reason", .string(failure))) }
    return .object(members)
  }
}

extension Engine {
  /// What its bytes a state are the bytes of.
  fileprivate var bytesOf: String {
    switch self {
    case .lostack: "visited set and links"
    case .spinBreadthFirst, .spinDepthFirst: "states and hash table, as pan reports"
    case .rumur: "largest resident size"
    }
  }
}
