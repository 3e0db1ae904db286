import LostAck
import LostAckReports

/// `explore bench`: how fast the search is, and how much memory it takes, beside other checkers in
/// the same run on the same machine.
struct BenchCommand {
  private let benchmarks: [Choice]
  private let engines: [Engine.Family]
  private let threads: [Int]
  private let rounds: Int
  private let format: Arguments.Format
  private let executable: String?
  private let environment: [String: String]

  /// A benchmark by its name, made only when it is wanted: to find a system's takes a while.
  private struct Choice {
    let name: String
    let make: (Limits) -> Benchmark?
  }

  init(
    _ arguments: Arguments, _ catalog: [SystemEntry], _ benchmarks: [Benchmark],
    executable: String?, environment: [String: String]
  ) throws(InputError) {
    self.executable = executable
    self.environment = environment
    let all =
      benchmarks.map { benchmark in Choice(name: benchmark.name) { _ in benchmark } }
      + catalog.map { entry in Choice(name: entry.name) { entry.benchmark(limits: $0) } }
    for (index, choice) in all.enumerated()
    where all[..<index].contains(where: { $0.name == choice.name }) {
      throw InputError("two benchmarks are called \(choice.name)")
    }
    self.benchmarks = try arguments.chosen(.only, among: all, \.name, "benchmark", "benchmarks")
    engines = try arguments.chosen(
      .engine, among: Engine.Family.allCases, \.rawValue, "engine", "engines")
    threads = try arguments.threadCounts()
    rounds = try arguments.rounds()
    format = try arguments.format()
  }

  func run(_ console: Console) -> ExitCode {
    var limits = Limits()
    limits.memory = physicalMemory / 2
    let showProgress: (String) -> Void = {
      if console.canShowPassing { console.showPassing([$0]) }
    }
    var chosen: [Benchmark] = []
    var missing: [MissingPart] = []
    for choice in benchmarks {
      showProgress("looking at \(choice.name)")
      if let benchmark = choice.make(limits) {
        chosen.append(benchmark)
      } else {
        missing.append(
          MissingPart(name: choice.name, reason: "none of its claims holds in every state"))
      }
    }
    var bench = Bench(engines, threads: threads, rounds: rounds, limits: limits)
    bench.run(chosen, environment, showProgress)
    let reference = reference(
      bench, Set(chosen.filter { $0.states != nil }.map(\.name)), showProgress)
    console.clearPassing()
    let report = BenchReport(
      bench: bench, missing: missing + bench.missing, reference: reference, rounds: rounds)
    switch format {
    case .text: report.print(console)
    case .json: console.printText(report.json.text())
    }
    return report.exitCode
  }

  /// Two processes, where two threads are compared with one: on what has the most states, among
  /// those that are counted if there are any, since a process has to look for a system's first.
  private func reference(
    _ bench: Bench, _ counted: Set<String>, _ progress: (String) -> Void
  ) -> TwoProcesses? {
    guard threads.contains(1), threads.contains(2), !bench.isInterrupted else { return nil }
    let bases = bench.rows.filter { $0.engine == .lostack && $0.standing == .compared }
    let candidates = bases.filter { counted.isEmpty || counted.contains($0.benchmark) }
    guard let largest = candidates.max(by: { $0.expected ?? 0 < $1.expected ?? 0 }) else {
      return nil
    }
    return TwoProcesses(
      largest.benchmark, executable: executable, environment: environment, rounds: rounds, progress)
  }
}
