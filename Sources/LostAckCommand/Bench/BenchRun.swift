import LostAck

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What one run of one engine on one model took.
struct BenchRun {
  var distinct: Int
  /// Steps from all states, those to known states included.
  var transitions: Int
  /// User and system time of all threads.
  var cpuSeconds: Double
  var wallSeconds: Double
  /// Of what is kept of the states to the end.
  var bytes: Int
  /// The most that was held.
  var peakBytes: Int
  /// The limit or whatever else ended it early, in words.
  var cutShort: String?
  /// It ended with as many states as the benchmark asks for, and there are more.
  var isOfMostStates = false

  /// Distinct states for each second of CPU time; a run too short to measure counts as a
  /// microsecond.
  var distinctPerCPUSecond: Double { Double(distinct) / max(cpuSeconds, 1e-6) }
  var bytesPerState: Double { Double(bytes) / Double(max(1, distinct)) }
}

extension BenchRun {
  /// Times one search of this process. What else the process does at the same time counts too.
  init(_ benchmark: Benchmark, limits: Limits, keepsTraces: Bool) {
    let cpu = Self.processSeconds
    let start = ContinuousClock.now
    let figures = benchmark.run(limits: limits, keepsTraces: keepsTraces)
    wallSeconds = (ContinuousClock.now - start).inSeconds
    cpuSeconds = Self.processSeconds - cpu
    distinct = figures.states
    transitions = figures.transitions
    bytes = figures.footprint.kept
    peakBytes = figures.footprint.peak
    isOfMostStates = figures.limit == .states && figures.states == benchmark.mostStates
    cutShort =
      isOfMostStates
      ? nil
      : figures.limit.map { "stopped by a limit (\($0.rawValue))" }
        ?? (figures.isViolated ? "stopped by a violation" : nil)
  }

  /// CPU time of this process and all its threads, user and system.
  private static var processSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
