import Foundation
import LostAck
import LostAckReports
import Models
import Testing

@testable import LostAckCommand

/// `bench`: what it counts and says. Nothing here is about speed.
@Suite struct BenchTests {
  private static let hanoi = Hanoi(disks: 5)
  private static let tiny = Benchmark(
    "hanoi-5", hanoi, states: 243, promela: hanoi.promela, murphi: hanoi.murphi)

  private func session(
    _ benchmarks: [Benchmark] = [tiny], executable: String? = nil
  ) -> Session {
    Session(
      [SystemEntry(Courier<TrueClaims>.self), SystemEntry(Other.self)], benchmarks: benchmarks,
      executable: executable)
  }

  /// The rows of a JSON report, as `name=value` of these members.
  private func rows(_ text: String, _ names: [String]) throws -> [String] {
    guard case .array(let rows)? = try JSONValue(parsing: Array(text.utf8))["rows"] else {
      return []
    }
    return rows.map { row in
      names.compactMap { name in row[name].map { "\(name)=\(plain($0))" } }.joined(separator: " ")
    }
  }

  private func plain(_ value: JSONValue) -> String {
    String(value.text().dropLast()).replacing("\"", with: "")
  }

  @Test func countsAndShape() throws {
    let result = session().run(
      "bench check --only hanoi-5 --engine lostack --runs 2 --format json")
    #expect(result.code == 0)
    #expect(result.err == "")
    let report = try JSONValue(parsing: Array(result.out.utf8))
    #expect(report["tool"] == .string("LostAck"))
    #expect(report["format"] == .integer(1))
    #expect(report["kind"] == .string("check"))
    #expect(report["runs"] == .integer(2))
    #expect(report["missing"] == .array([]))
    #expect(
      try rows(
        result.out,
        ["model", "engine", "threads", "traces", "standing", "distinct", "transitions", "expected"])
        == [(1, true), (1, false), (2, true), (2, false)].map { threads, traces in
          "model=hanoi-5 engine=lostack threads=\(threads) traces=\(traces) standing=compared "
            + "distinct=243 transitions=726 expected=243"
        })
    // The visited set's eight tables of 64 places; room for 256 links and 64 whole parents.
    #expect(
      try rows(result.out, ["traces", "bytesPerState", "measuredRuns"]) == [
        "traces=true bytesPerState=21.07 measuredRuns=2",
        "traces=false bytesPerState=16.86 measuredRuns=2",
        "traces=true bytesPerState=21.07 measuredRuns=2",
        "traces=false bytesPerState=16.86 measuredRuns=2",
      ])
    guard case .array(let all)? = report["rows"] else { return }
    for row in all {
      for name in ["cpuSeconds", "wallSeconds", "distinctPerCPUSecond", "peakBytes", "ratio"] {
        #expect(row[name] != nil, "\(name)")
      }
      #expect((row["speedup"] != nil) == (row["threads"] == .integer(2)))
    }
    #expect(
      report["twoProcesses"]
        == JSONValue.object([
          .init("model", .string("hanoi-5")),
          .init("reason", .string("the executable to start is not known")),
        ]))
  }

  @Test func eachSystemHasARow() throws {
    let result = session().run("bench --engine lostack --threads 1 --runs 1 --format json")
    #expect(
      try rows(result.out, ["model", "traces", "distinct"]) == [
        "model=hanoi-5 traces=true distinct=243", "model=hanoi-5 traces=false distinct=243",
        "model=courier traces=true distinct=\(courierStates)",
        "model=courier traces=false distinct=\(courierStates)",
        "model=other traces=true distinct=2", "model=other traces=false distinct=2",
      ])
    #expect(result.code == 0)
  }

  /// Of the largest of the configurations claimed to hold (CO-3b), in the large scope.
  private var courierStates: Int {
    let entry = SystemEntry(Courier<TrueClaims>.self)
    let row = entry.rows.first { $0.id == "CO-3b" }!
    return entry.check(row.configuration(.large), "P1").states
  }

  @Test func missingPeersAreSaidToBe() {
    let result = session().run(
      "bench --only hanoi-5 --runs 1", environment: ["PATH": "/nonexistent"])
    #expect(result.code == 0)
    #expect(
      result.out.hasSuffix(
        """
        two independent processes against one, on hanoi-5: not measured: the executable to start is not
                                                           known
        missing: spin: spin is not installed (not in PATH)
        missing: rumur: rumur is not installed (not in PATH)

        """))
    #expect(!result.out.contains("spin-bfs"))
    #expect(result.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func wrongCountOfOursIsBroken() {
    let wrong = Benchmark("hanoi-5", Self.hanoi, states: 242)
    let result = session([wrong]).run(
      "bench --only hanoi-5 --engine lostack --threads 1 --runs 1")
    #expect(result.code == 1)
    #expect(
      result.out.contains(
        """
        hanoi-5: 242 states
          lostack         1  kept    differs: 243 states, not 242
          lostack         1  none    differs: 243 states, not 242

        """))
  }

  @Test func searchCutShortIsUndetermined() {
    let failing = Benchmark("hanoi-5", Self.hanoi, [Hanoi.neverDone], states: 243)
    let result = session([failing]).run(
      "bench --only hanoi-5 --engine lostack --threads 1 --runs 1")
    #expect(result.code == 3)
    #expect(
      result.out.contains("  lostack         1  none    undetermined: stopped by a violation\n"))
  }

  /// Few, since the peers' searches take seconds to compile; all are compared by `bench` itself.
  private static let comparisons: [(benchmark: Benchmark, transitions: Int)] = [
    (
      Benchmark(
        "two-phase-commit-3", TwoPhaseCommit<3>(), states: 288,
        promela: TwoPhaseCommit<3>.promela, murphi: TwoPhaseCommit<3>.murphi), 1_145
    ),
    (
      Benchmark(
        "at-least-once-2-2", atLeastOnce, states: 221, promela: atLeastOnce.promela,
        murphi: atLeastOnce.murphi), 1_004
    ),
  ]
  private static let atLeastOnce = AtLeastOnce(ids: 2, capacity: 2)

  @Test(arguments: comparisons)
  func peersCountTheSame(benchmark: Benchmark, transitions: Int) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = session([benchmark]).run(
      "bench --only \(benchmark.name) --runs 1 --threads 1 --format json",
      environment: ["PATH": path])
    #expect(result.code == 0)
    let counts = "standing=compared distinct=\(benchmark.states ?? 0) transitions=\(transitions)"
    let counted = try rows(result.out, ["engine", "standing", "distinct", "transitions"])
    let isThere = { (name: String) in
      executable(name, ["PATH": path]) != nil && executable("gcc", ["PATH": path]) != nil
    }
    let engines =
      ["lostack", "lostack"] + (isThere("spin") ? ["spin-bfs", "spin-dfs"] : [])
      + (isThere("rumur") ? ["rumur"] : [])
    #expect(counted == engines.map { "engine=\($0) \(counts)" })
  }
}
