import Models
import Testing

@testable import LostAck

/// What is kept of the visited states: whole ones are never confused, bits are never green.
struct KeepingTests {
  let model = AtLeastOnce(ids: 3, capacity: 3)

  func explore(
    _ keeping: Keeping, _ fingerprinting: Fingerprinting = .automatic, threads: Int = 1
  ) -> Exploration<AtLeastOnce> {
    var limits = Limits()
    limits.keeping = keeping
    limits.threads = threads
    return ExhaustiveSearch(
      model, [AtLeastOnce.once], limits: limits, fingerprinting: fingerprinting
    ).run()
  }

  @Test func collidingFingerprintsLoseStates() {
    let found = explore(.fingerprints, .truncated(bits: 8))
    #expect(found.states <= 256)
    #expect(found.isExhausted)
  }

  @Test(arguments: [1, 2, 8]) func wholeStatesAreToldApartAllTheSame(threads: Int) {
    let found = explore(.states, .truncated(bits: 4), threads: threads)
    #expect(found.states == 6_099)
    #expect(found.transitions == 43_041)
    #expect(found.isExhausted)
    #expect(found.expectedOmissions == 0)
  }

  /// A `hash(into:)` that leaves out what `==` looks at.
  @Test func partialHashesAreNoMatterForWholeStates() {
    func states(_ keeping: Keeping, _ fingerprinting: Fingerprinting) -> Int {
      var limits = Limits()
      limits.keeping = keeping
      return ExhaustiveSearch(Careless(), limits: limits, fingerprinting: fingerprinting)
        .run().states
    }
    #expect(states(.fingerprints, .hashable) == 10)
    #expect(states(.states, .hashable) == 100)
    // The bytes leave out nothing.
    #expect(states(.fingerprints, .automatic) == 100)
  }

  /// A lasso needs to know where each step leads, colliding fingerprints or not.
  @Test func lassosAreFoundAmongWholeStates() {
    let model = AtLeastOnce(ids: 2, capacity: 2)
    let property = LivenessTests.acknowledged(2, LivenessTests.fairness(.strong, .strong))
    let expected = ExhaustiveSearch(model, [property]).run()
    var limits = Limits()
    limits.keeping = .states
    let found = ExhaustiveSearch(
      model, [property], limits: limits, fingerprinting: .truncated(bits: 4)
    ).run()
    #expect(found.states == 221)
    #expect(found.violation?.actions == expected.violation?.actions)
    #expect(found.violation?.cycleStart == expected.violation?.cycleStart)
  }

  @Test func bitsAreNeverGreen() {
    let found = explore(.bits(bytes: 1 << 20))
    #expect(found.states == 6_099)
    #expect(found.limit == .bits)
    #expect(!found.isExhausted)
    #expect(found.expectedOmissions > 0 && found.expectedOmissions < 1)
  }

  /// The same states on any number of threads; and about as many lost as expected.
  @Test func tooFewBitsLoseAboutAsManyAsExpected() {
    let found = explore(.bits(bytes: 4_096))
    #expect(found.states < 6_099)
    let ratio = Double(6_099 - found.states) / found.expectedOmissions
    #expect(ratio > 0.3 && ratio < 3, "\(6_099 - found.states) of \(found.expectedOmissions)")
    for threads in [2, 3, 8] {
      let other = explore(.bits(bytes: 4_096), threads: threads)
      #expect(other.layers == found.layers)
      #expect(other.expectedOmissions == found.expectedOmissions)
    }
  }
}

private struct Careless: Model {
  struct State: Hashable, Sendable {
    var seen: [Int]
    var unseen: Int

    func hash(into hasher: inout Hasher) { hasher.combine(seen) }
  }

  var initialStates: [State] { [State(seen: [0], unseen: 0)] }

  func steps(from state: State, _ step: Steps<Self>) {
    if state.seen[0] < 9 { step("a") { $0.seen[0] += 1 } }
    if state.unseen < 9 { step("b") { $0.unseen += 1 } }
  }

  typealias Action = String
}
