import LostAck

/// What this machine gives to two processes that share nothing: the reference for two threads. They
/// share caches, memory and power all the same, so that twice the throughput of one is rare.
struct TwoProcesses {
  let benchmark: String
  /// Seconds by the clock of one process alone, and of two until both have ended, each round.
  private(set) var alone: [Double] = []
  private(set) var together: [Double] = []
  private(set) var failure: String?
  /// Where it is not, there was nothing to fail.
  let isKnownExecutable: Bool

  /// The throughput of two against that of one, of the same round.
  var throughput: Spread? { Spread(zip(alone, together).map { 2 * $0 / $1 }) }

  /// Runs `executable bench` on one benchmark, alone and as two at once, in rounds. Each process
  /// explores it with traces and without, on one thread.
  init(
    _ benchmark: String, executable: String?, environment: [String: String], rounds: Int,
    _ progress: (String) -> Void
  ) {
    self.benchmark = benchmark
    isKnownExecutable = executable != nil
    guard let executable else {
      failure = "the executable to start is not known"
      return
    }
    let words = [
      executable, "bench", "--only", benchmark, "--engine", "lostack", "--threads", "1", "--runs",
      "1", "--format", "json",
    ]
    do {
      let workshop = try Workshop(environment)
      for round in 1...rounds {
        if Interruption.isRequested { break }
        progress("round \(round) of \(rounds): two independent processes")
        let one = try Self.seconds(of: 1, words, workshop)
        let two = try Self.seconds(of: 2, words, workshop)
        if Interruption.isRequested { break }
        alone.append(one)
        together.append(two)
      }
      if alone.isEmpty { failure = "interrupted" }
    } catch {
      failure = Interruption.isRequested ? "interrupted" : error.message
    }
  }

  private static func seconds(
    of count: Int, _ words: [String], _ workshop: Workshop
  ) throws(PeerFailure) -> Double {
    let start = ContinuousClock.now
    let children = (0..<count).map { _ in
      ChildProcess(words, in: workshop.directory, environment: workshop.environment)
    }
    let outcomes = children.map { $0?.wait() }
    let seconds = (ContinuousClock.now - start).inSeconds
    for outcome in outcomes {
      guard let outcome else { throw PeerFailure("a process could not be started") }
      if outcome.code != 0 { throw PeerFailure("a process ended with \(outcome.code)") }
    }
    return seconds
  }
}
