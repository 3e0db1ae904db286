import LostAck

/// Rumur, from the package `rumur` of some systems: a model in Murphi becomes C, and that a search,
/// breadth first, that keeps whole states and the way to each.
///
/// Settings that favour it: a set that never has to grow; no symmetry and no deadlock is looked
/// for; `gcc -O2`. M. Fernandez, https://github.com/Smattr/rumur.
struct Rumur {
  private let workshop: Workshop
  private let rumur: String
  private let gcc: String

  init(_ workshop: Workshop) throws(PeerFailure) {
    guard let rumur = executable("rumur", workshop.environment) else {
      throw PeerFailure("rumur is not installed (not in PATH)")
    }
    guard let gcc = executable("gcc", workshop.environment) else {
      throw PeerFailure("gcc, which compiles what rumur makes, is not installed (not in PATH)")
    }
    self.workshop = workshop
    self.rumur = rumur
    self.gcc = gcc
  }

  func contestant(
    _ benchmark: Benchmark, _ source: String, threads: Int
  ) throws(PeerFailure) -> Contestant {
    let folder = try workshop.folder("\(benchmark.name)-rumur-\(threads)", "model.m", source)
    // It divides what it is given by the size of a pointer and by that of a state: this is two
    // places for each state, or a few more.
    let bytes = 512 * max(benchmark.states ?? 0, 1 << 10)
    try workshop.run(
      [
        rumur, "--threads", "\(threads)", "--set-capacity", "\(bytes)", "--symmetry-reduction",
        "off", "--deadlock-detection", "off", "--color", "off", "--output", "model.c", "model.m",
      ], in: folder)
    #if arch(x86_64)
      let wideExchange = ["-mcx16"]
    #else
      let wideExchange: [String] = []
    #endif
    try workshop.run(
      [gcc, "-std=c11", "-O2", "-w"] + wideExchange
        + ["-o", "model", "model.c", PeakProbe.fileName, "-lpthread"], in: folder)
    return Contestant { () throws(PeerFailure) in
      let outcome = try workshop.run([folder + "/model"], in: folder)
      return try Self.read(outcome)
    }
  }

  /// Takes the figures from what the search printed: `\t4 states, 6 rules fired in 0s.` It does not
  /// say what memory its states take, so that of the whole process stands for it.
  static func read(_ outcome: ChildProcess.Outcome) throws(PeerFailure) -> BenchRun {
    // The last such line; those before tell of the progress.
    if let line = outcome.output.split(separator: "\n").last(where: { $0.contains(" rules fired") }
    ),
      case let numbers = line.split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }),
      numbers.count >= 2, let peak = PeakProbe.bytes(in: outcome.diagnostics)
    {
      return BenchRun(
        distinct: numbers[0], transitions: numbers[1], cpuSeconds: outcome.cpuSeconds,
        wallSeconds: outcome.wallSeconds, bytes: peak, peakBytes: peak, cutShort: nil)
    }
    throw PeerFailure("rumur's search printed no count of states, or no peak of memory")
  }
}
