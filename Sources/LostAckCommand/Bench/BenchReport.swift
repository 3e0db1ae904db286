import LostAck
import LostAckReports

/// What `bench` prints.
struct BenchReport {
  let bench: Bench
  let missing: [MissingPart]
  let reference: TwoProcesses?
  let rounds: Int

  /// A row that is not what it should be makes the comparison broken or undetermined. A peer that
  /// is not installed does neither: it is said to be missing.
  var exitCode: ExitCode {
    var code = bench.isInterrupted ? ExitCode.undetermined : .success
    if reference?.failure != nil, reference?.isKnownExecutable == true { code = .undetermined }
    for row in bench.rows {
      switch row.standing {
      case .compared: continue
      case .differs: return .broken
      case .undetermined: code = .undetermined
      }
    }
    return code
  }

  // MARK: Text

  func print(_ console: Console) {
    var heading: String?
    console.print(
      line("engine", "threads", "traces", "M states/CPU s", "least…most", "bytes/state", "ratio"))
    for row in bench.rows {
      if heading != row.benchmark {
        heading = row.benchmark
        console.print()
        console.print(title(of: row))
      }
      printRow(row, console)
    }
    printNotes(console)
    printThreads(console)
    for part in missing { console.printWrapped(part.reason, after: "missing: \(part.name): ") }
    if bench.isInterrupted { console.print("interrupted: not all runs were made") }
  }

  private func title(of row: BenchRow) -> String {
    let rows = bench.rows.filter { $0.benchmark == row.benchmark && $0.standing == .compared }
    guard let states = row.expected else { return row.benchmark }
    let run = rows.first { $0.engine == .lostack }?.runs.first
    let transitions = run?.transitions
    return "\(row.benchmark): \(run?.isOfMostStates == true ? "the first " : "")"
      + "\(grouped(states)) states"
      + (transitions.map { ", \(grouped($0)) transitions" } ?? "")
  }

  private func printRow(_ row: BenchRow, _ console: Console) {
    let (threads, traces) = ("\(row.threads)", row.keepsTraces ? "kept" : "none")
    switch row.standing {
    case .compared:
      guard let rate = row.spread(\.distinctPerCPUSecond), let bytes = row.spread(\.bytesPerState)
      else { return }
      let ratio = row.ratio(to: bench.base(of: row), \.distinctPerCPUSecond)
      console.print(
        line(
          row.engine.rawValue, threads, traces, fixed(rate.median / 1e6, 3),
          fixed(rate.least / 1e6, 3) + "…" + fixed(rate.most / 1e6, 3), fixed(bytes.median, 1),
          ratio.map { fixed($0, 2) } ?? "—"))
    case .differs(let reason):
      printOdd(row, threads, traces, "differs: " + reason, .bad, console)
    case .undetermined(let reason):
      printOdd(row, threads, traces, "undetermined: " + reason, .doubtful, console)
    }
  }

  private func printOdd(
    _ row: BenchRow, _ threads: String, _ traces: String, _ reason: String, _ tone: Console.Tone,
    _ console: Console
  ) {
    let start = start(row.engine.rawValue, threads, traces)
    for text in wrapped(console.plain(reason), width: Console.width - start.count) {
      console.print(start + console.toned(text, tone))
    }
  }

  private func start(_ engine: String, _ threads: String, _ traces: String) -> String {
    "  " + engine.filled(10) + threads.leading(7) + "  " + traces.filled(8)
  }

  private func line(
    _ engine: String, _ threads: String, _ traces: String, _ rate: String, _ spread: String,
    _ bytes: String, _ ratio: String
  ) -> String {
    start(engine, threads, traces) + rate.leading(14) + "  " + spread.leading(15)
      + bytes.leading(13) + ratio.leading(8)
  }

  private func printNotes(_ console: Console) {
    console.print()
    console.printWrapped(
      "median of \(rounds) \(rounds == 1 ? "run" : "runs"), in rounds; ratio: states per CPU second "
        + "against lostack on one thread with traces, in the same round")
    let engines = Set(bench.rows.map(\.engine))
    var kept = ["visited set and links (lostack)"]
    if engines.contains(.spinBreadthFirst) {
      kept.append("what pan reports for states and hash table (spin)")
    }
    if engines.contains(.rumur) { kept.append("the largest resident size (rumur)") }
    console.printWrapped("bytes/state, at the end: " + kept.joined(separator: ", "))
  }

  private func printThreads(_ console: Console) {
    let rows = bench.rows.filter { $0.engine == .lostack && $0.threads > 1 && $0.keepsTraces }
    let ratios = rows.compactMap { row in
      row.speedup(over: bench.base(of: row)).map { (row, $0) }
    }
    if !ratios.isEmpty {
      console.print()
      console.print("threads against one, by the clock")
    }
    for (row, ratio) in ratios {
      console.print(
        "  " + row.benchmark.filled(30) + "\(row.threads)".leading(3) + "  " + fixed(ratio, 2))
    }
    guard let reference else { return }
    let name = "two independent processes against one, on \(reference.benchmark): "
    if let throughput = reference.throughput {
      console.print(
        name + fixed(throughput.median, 2)
          + " (\(fixed(throughput.least, 2))…\(fixed(throughput.most, 2)))")
    } else {
      console.printWrapped("not measured: \(reference.failure ?? "not run")", after: name)
    }
  }
}

extension BenchRow {
  /// By how much the median run is faster by the clock, in the same round.
  func speedup(over base: BenchRow?) -> Double? {
    ratio(to: base) { 1 / max($0.wallSeconds, 1e-6) }
  }
}

extension String {
  /// The text with spaces before it.
  fileprivate func leading(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
