import LostAck

/// SPIN, from the package `spin` of many systems: a model in Promela becomes C, and that a search.
///
/// Settings that favour it: no partial-order reduction, which a single process has no use for; only
/// safety is looked at, and no deadlock; `gcc -O2`; a hash table with a place or two for each
/// state; a stack that never has to be cut. Holzmann, "The Spin Model Checker" (2003).
struct Spin {
  private let workshop: Workshop
  private let spin: String
  private let gcc: String

  init(_ workshop: Workshop) throws(PeerFailure) {
    guard let spin = executable("spin", workshop.environment) else {
      throw PeerFailure("spin is not installed (not in PATH)")
    }
    guard let gcc = executable("gcc", workshop.environment) else {
      throw PeerFailure("gcc, which compiles what spin makes, is not installed (not in PATH)")
    }
    self.workshop = workshop
    self.spin = spin
    self.gcc = gcc
  }

  /// Builds the search of `source`, breadth first or depth first.
  func contestant(
    _ benchmark: Benchmark, _ source: String, breadthFirst: Bool
  ) throws(PeerFailure) -> Contestant {
    let engine: Engine = breadthFirst ? .spinBreadthFirst : .spinDepthFirst
    let folder = try workshop.folder("\(benchmark.name)-\(engine.rawValue)", "model.pml", source)
    try workshop.run([spin, "-a", "model.pml"], in: folder)
    try workshop.run(
      [gcc, "-O2", "-w", "-DSAFETY", "-DNOREDUCE"] + (breadthFirst ? ["-DBFS"] : [])
        + ["-o", "pan", "pan.c", PeakProbe.fileName], in: folder)
    let states = max(benchmark.states ?? 0, 1 << 10)
    let tableBits = Int.bitWidth - states.leadingZeroBitCount
    let words =
      [folder + "/pan", "-E", "-w\(tableBits)"] + (breadthFirst ? [] : ["-m\(states + 16)"])
    return Contestant { () throws(PeerFailure) in
      let outcome = try workshop.run(words, in: folder)
      return try Self.read(outcome)
    }
  }

  /// Takes the figures from what the search printed. Kept of the states is what it reports as
  /// memory for states and for the hash table.
  static func read(_ outcome: ChildProcess.Outcome) throws(PeerFailure) -> BenchRun {
    let lines = outcome.output.split(separator: "\n").map(String.init)
    func number(_ suffix: String) -> Double? {
      guard let line = lines.first(where: { $0.contains(suffix) }) else { return nil }
      return line.split(whereSeparator: { " \t".contains($0) }).first.flatMap { Double($0) }
    }
    guard let stored = number(" states, stored"),
      let transitions = number(" transitions (= stored+matched)")
    else { throw PeerFailure("pan printed no count of states") }
    let states =
      number("actual memory usage for states")
      ?? number("equivalent memory usage for states")
    guard let states, let table = number("memory used for hash table"),
      let peak = PeakProbe.bytes(in: outcome.diagnostics)
    else { throw PeerFailure("pan printed no memory usage") }
    return BenchRun(
      distinct: Int(stored), transitions: Int(transitions) - 1, cpuSeconds: outcome.cpuSeconds,
      wallSeconds: outcome.wallSeconds, bytes: Int((states + table) * 1_048_576),
      peakBytes: peak,
      cutShort: lines.first { $0.hasPrefix("error:") || $0.contains("Search not completed") })
  }
}
