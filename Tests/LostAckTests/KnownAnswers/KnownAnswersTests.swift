import LostAck
import Models
import Testing

/// Published models whose state spaces were counted by other engines: every figure must come out
/// exactly, whatever the threads and however states are told apart.
struct KnownAnswersTests {
  static let threads = [1, 2, 3, 8]

  /// Explores all of `model` and compares the counts.
  func expect<M: Model>(
    _ model: M, _ properties: [Property<M>] = [], states: Int, transitions: Int, depth: Int,
    layers: [Int]? = nil, threads: [Int] = threads,
    fingerprintings: [Fingerprinting] = [.automatic, .hashable],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var ways: [(Fingerprinting, Keeping)] = fingerprintings.flatMap {
      [($0, .fingerprints), ($0, .states)]
    }
    if states < 20_000 { ways.append((.truncated(bits: 8), .states)) }
    for threads in threads {
      for (fingerprinting, keeping) in ways {
        var limits = Limits()
        limits.threads = threads
        limits.keeping = keeping
        let found = ExhaustiveSearch(
          model, properties, limits: limits, fingerprinting: fingerprinting
        ).run()
        let way: Comment = "threads \(threads), \(fingerprinting), \(keeping)"
        #expect(
          found.expectedOmissions
            == (keeping == .states ? 0 : Double(states) * Double(states - 1) / 0x1p65), way)
        #expect(found.isExhausted, way, sourceLocation: sourceLocation)
        #expect(found.states == states, way, sourceLocation: sourceLocation)
        #expect(found.transitions == transitions, way, sourceLocation: sourceLocation)
        #expect(found.depth == depth, way, sourceLocation: sourceLocation)
        #expect(found.layers.reduce(0, +) == states, way, sourceLocation: sourceLocation)
        if let layers { #expect(found.layers == layers, way, sourceLocation: sourceLocation) }
        #expect(
          found.fired.values.reduce(0, +) == transitions, way, sourceLocation: sourceLocation)
      }
    }
  }

  /// Finds the shortest violation: its length, and the same trace on any number of threads.
  func expectViolation<M: Model>(
    _ model: M, _ property: Property<M>, after steps: Int, threads: [Int] = threads,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var traces: Set<[M.Action]> = []
    for threads in threads {
      for fingerprinting in [Fingerprinting.automatic, .hashable] {
        var limits = Limits()
        limits.threads = threads
        let found = ExhaustiveSearch(
          model, [property], limits: limits, fingerprinting: fingerprinting
        ).run()
        #expect(found.violation?.actions.count == steps, sourceLocation: sourceLocation)
        #expect(!found.isExhausted, sourceLocation: sourceLocation)
        if let violation = found.violation { traces.insert(violation.actions) }
      }
    }
    #expect(traces.count == 1, sourceLocation: sourceLocation)
  }

  @Test func dieHard() {
    expect(DieHard(), states: 16, transitions: 96, depth: 7)
    expectViolation(DieHard(), DieHard.neverFour, after: 6)
  }

  @Test func river() {
    expect(River(), states: 10, transitions: 20, depth: 7)
    expectViolation(River(), River.neverAcross, after: 7)
  }

  @Test func missionaries() {
    expect(Missionaries(), states: 16, transitions: 34, depth: 12)
    expectViolation(Missionaries(), Missionaries.neverAcross, after: 11)
  }

  @Test func hanoi() {
    expect(Hanoi(disks: 5), states: 243, transitions: 726, depth: 31)
    expectViolation(Hanoi(disks: 5), Hanoi.neverDone, after: 31)
    expect(Hanoi(disks: 8), states: 6_561, transitions: 19_680, depth: 255)
    expectViolation(Hanoi(disks: 8), Hanoi.neverDone, after: 255)
  }

  @Test(arguments: [(3, 14, 27), (5, 82, 265), (8, 1_154, 5_968), (12, 39_202, 304_104)])
  func philosophers(count: Int, states: Int, transitions: Int) {
    let model = Philosophers(count: count)
    expect(model, states: states, transitions: transitions, depth: count)
    expectViolation(model, model.neverStuck, after: count)
  }

  @Test(arguments: [(2, 12, 14), (3, 59, 99), (4, 330, 740), (6, 13_494, 46_590)])
  func lostUpdate(count: Int, states: Int, transitions: Int) {
    let model = LostUpdate(count: count)
    expect(model, states: states, transitions: transitions, depth: 2 * count)
    expectViolation(model, model.nothingLost, after: 2 * count)
  }

  @Test func counters() {
    expect(
      Counters(), states: 1_000_000, transitions: 5_400_000, depth: 54, threads: [2],
      fingerprintings: [.automatic])
  }

  @Test func eightPuzzle() {
    expect(
      EightPuzzle(), states: 181_440, transitions: 483_840, depth: 31, threads: [1, 3],
      fingerprintings: [.automatic])
  }

  @Test func twoPhaseCommit() {
    expect(
      TwoPhaseCommit<3>(), [TwoPhaseCommit<3>.agreement], states: 288, transitions: 1_145,
      depth: 10, layers: [1, 7, 21, 38, 50, 54, 49, 36, 21, 9, 2])
    expect(
      TwoPhaseCommit<5>(), [TwoPhaseCommit<5>.agreement], states: 8_832, transitions: 58_145,
      depth: 16,
      layers: [
        1, 11, 55, 170, 375, 652, 962, 1250, 1425, 1390, 1131, 753, 405, 175, 60, 15, 2,
      ])
    expect(
      TwoPhaseCommit<7>(), [TwoPhaseCommit<7>.agreement], states: 296_448,
      transitions: 2_744_705, depth: 22, threads: [1, 2], fingerprintings: [.automatic])
  }

  @Test func ordinaryTwoPhaseCommit() {
    expect(
      OrdinaryTwoPhaseCommit(managers: 3), states: 288, transitions: 1_145, depth: 10,
      layers: [1, 7, 21, 38, 50, 54, 49, 36, 21, 9, 2])
    expect(OrdinaryTwoPhaseCommit(managers: 5), states: 8_832, transitions: 58_145, depth: 16)
  }

  @Test(arguments: [
    (1, 1, 9, 16, 5), (1, 2, 21, 69, 7), (2, 1, 53, 128, 9), (2, 2, 221, 1_004, 11),
    (2, 3, 570, 3_386, 12), (3, 2, 1_689, 8_799, 14), (3, 3, 6_099, 43_041, 16),
  ])
  func atLeastOnce(ids: Int, capacity: Int, states: Int, transitions: Int, depth: Int) {
    expect(
      AtLeastOnce(ids: ids, capacity: capacity), [AtLeastOnce.once, AtLeastOnce.applied],
      states: states, transitions: transitions, depth: depth)
  }

  @Test(arguments: [(1, 1, 6), (1, 2, 5), (2, 2, 5), (3, 3, 5)])
  func atLeastOnceWithEviction(ids: Int, capacity: Int, steps: Int) {
    expectViolation(
      AtLeastOnce(ids: ids, capacity: capacity, evicts: true), AtLeastOnce.once, after: steps)
  }
}
