import LostAck
import Models
import Testing

/// One state of each orbit: the published counts, and traces that are real and shortest.
@Suite struct SymmetryTests {
  func limits(_ threads: Int) -> Limits {
    var limits = Limits()
    limits.threads = threads
    return limits
  }

  func expect<let N: Int>(
    _ model: TwoPhaseCommit<N>, states: Int, transitions: Int, depth: Int
  ) {
    for threads in [1, 2, 3, 8] {
      let found = ExhaustiveSearch(
        model, [TwoPhaseCommit<N>.agreement], limits: limits(threads)
      ).run()
      #expect(found.isExhausted)
      #expect(found.states == states)
      #expect(found.transitions == transitions)
      #expect(found.depth == depth)
    }
  }

  @Test func twoPhaseCommit() {
    expect(TwoPhaseCommit<3>(isSymmetric: true), states: 80, transitions: 317, depth: 10)
    expect(TwoPhaseCommit<5>(isSymmetric: true), states: 314, transitions: 2_047, depth: 16)
    expect(TwoPhaseCommit<7>(isSymmetric: true), states: 920, transitions: 8_409, depth: 22)
    expect(TwoPhaseCommit<8>(isSymmetric: true), states: 1_461, transitions: 15_286, depth: 25)
  }

  /// Without their looks, every order of the managers is tried: slower, the same orbits.
  @Test func looksOnlySaveTime() {
    expect(
      TwoPhaseCommit<3>(isSymmetric: true, looks: false), states: 80, transitions: 317, depth: 10)
    expect(
      TwoPhaseCommit<5>(isSymmetric: true, looks: false), states: 314, transitions: 2_047,
      depth: 16)
  }

  @Test(arguments: [
    (2, 2, 115), (2, 3, 290), (3, 2, 335), (3, 3, 1_130), (3, 4, 3_106), (4, 3, 2_899),
    (4, 4, 9_675),
  ])
  func atLeastOnce(ids: Int, capacity: Int, states: Int) {
    let model = AtLeastOnce(ids: ids, capacity: capacity, isSymmetric: true)
    let found = ExhaustiveSearch(model, [AtLeastOnce.once, AtLeastOnce.applied]).run()
    #expect(found.isExhausted)
    #expect(found.states == states)
  }

  /// "Manager 0 never commits" would be judged of whoever stands in its place.
  @Test func aPropertyThatTellsPartsApartIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let named = Property<TwoPhaseCommit<3>>.never("P", "manager 0 never commits") { state in
        state.managers[0] == .committed
      }
      _ = ExhaustiveSearch(TwoPhaseCommit<3>(isSymmetric: true), [named]).run()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a property tells interchangeable parts apart"))
  }

  /// The explored nodes stand for others; the trace must be a run of the model all the same.
  @Test(arguments: [1, 2, 3, 8]) func tracesAreReal(threads: Int) throws {
    let symmetric = AtLeastOnce(ids: 3, capacity: 2, evicts: true, isSymmetric: true)
    let plain = AtLeastOnce(ids: 3, capacity: 2, evicts: true)
    let found = ExhaustiveSearch(symmetric, [AtLeastOnce.once], limits: limits(threads)).run()
    let violation = try #require(found.violation)
    #expect(violation.actions.count == 5)
    var state = plain.initialStates[0]
    for action in violation.actions {
      state = try #require(plain.successors(of: state).first { $0.action == action }).state
    }
    #expect(state.contains { $0.applied > 1 })
  }
}
