import LostAck

/// Runs the contestants of each benchmark in rounds, so that what else the machine does in the
/// meantime hits all of them alike.
struct Bench {
  let engines: [Engine.Family]
  let threads: [Int]
  let rounds: Int
  let limits: Limits

  private(set) var rows: [BenchRow] = []
  private(set) var missing: [MissingPart] = []
  private(set) var isInterrupted = false
  private var contestants: [Contestant] = []

  init(_ engines: [Engine.Family], threads: [Int], rounds: Int, limits: Limits) {
    self.engines = engines
    self.threads = threads
    self.rounds = rounds
    self.limits = limits
  }

  /// The row that others are compared with: one thread that keeps traces.
  func base(of row: BenchRow) -> BenchRow? {
    rows.first {
      $0.benchmark == row.benchmark && $0.engine == .lostack && $0.threads == 1 && $0.keepsTraces
    }
  }

  mutating func run(
    _ benchmarks: [Benchmark], _ environment: [String: String],
    _ progress: (String) -> Void
  ) {
    let peers = Peers(engines, environment, hasSources: benchmarks.contains(where: \.hasSources))
    missing = peers.missing
    for benchmark in benchmarks {
      if Interruption.isRequested { break }
      progress("building what \(benchmark.name) is compared with")
      addOwn(benchmark)
      peers.build(benchmark, threads) { engine, threads, built in
        add(benchmark, engine, threads: threads, keepsTraces: true, built)
      }
    }
    for round in 1...rounds {
      for index in rows.indices where rows[index].failure == nil {
        if Interruption.isRequested { break }
        progress(
          "round \(round) of \(rounds): \(rows[index].benchmark), \(rows[index].engine.rawValue)")
        runOnce(index)
      }
    }
    isInterrupted = Interruption.isRequested
  }

  private mutating func addOwn(_ benchmark: Benchmark) {
    guard engines.contains(.lostack) else { return }
    for threads in threads {
      for keepsTraces in [true, false] {
        var limits = limits
        limits.threads = threads
        let bounded = limits
        add(
          benchmark, .lostack, threads: threads, keepsTraces: keepsTraces,
          .success(
            Contestant { () throws(PeerFailure) in
              BenchRun(benchmark, limits: bounded, keepsTraces: keepsTraces)
            }))
      }
    }
  }

  private mutating func add(
    _ benchmark: Benchmark, _ engine: Engine, threads: Int, keepsTraces: Bool,
    _ built: Result<Contestant, PeerFailure>
  ) {
    var row = BenchRow(
      benchmark: benchmark.name, engine: engine, threads: threads, keepsTraces: keepsTraces,
      expected: benchmark.states)
    switch built {
    case .success(let contestant): contestants.append(contestant)
    case .failure(let failure):
      row.failure = failure.message
      contestants.append(Contestant { () throws(PeerFailure) in throw failure })
    }
    rows.append(row)
  }

  private mutating func runOnce(_ index: Int) {
    do {
      let run = try contestants[index].run()
      // What an interruption cut short is no run.
      if Interruption.isRequested { return }
      rows[index].runs.append(run)
      if rows[index].expected == nil, rows[index].engine == .lostack, run.cutShort == nil {
        for other in rows.indices where rows[other].benchmark == rows[index].benchmark {
          rows[other].expected = run.distinct
        }
      }
    } catch {
      if !Interruption.isRequested { rows[index].failure = error.message }
    }
  }
}

extension Benchmark {
  /// Whether another checker can search it too.
  fileprivate var hasSources: Bool { promela != nil || murphi != nil }
}
