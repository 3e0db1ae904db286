import Models
import Testing

@testable import LostAck

/// What a row says of the limit that ended it.
@Suite struct LimitWordsTests {
  func words(
    _ limit: LimitReached, states: Int, depthCompleted: Int?, unexpanded: Int,
    _ set: (inout Limits) -> Void = { _ in }
  ) -> String {
    var limits = Limits()
    set(&limits)
    var found = Exploration<AtLeastOnce>()
    (found.states, found.depthCompleted, found.unexpanded) = (states, depthCompleted, unexpanded)
    return limit.reason(limits, found)
  }

  @Test func everyLimit() {
    #expect(
      words(.states, states: 20_000_000, depthCompleted: 13, unexpanded: 4_200_000)
        == "stopped by --states 20M with 20,000,000 states: complete up to depth 13, 4,200,000 not "
        + "yet expanded; raise --states, or narrow the scope")
    #expect(
      words(.states, states: 2, depthCompleted: nil, unexpanded: 2) { $0.states = 2 }
        == "stopped by --states 2 with 2 states: not all initial ones, 2 not yet expanded; raise "
        + "--states, or narrow the scope")
    #expect(
      words(.depth, states: 9, depthCompleted: 5, unexpanded: 3) { $0.depth = 5 }
        == "stopped by the depth limit of 5 with 9 states: complete up to depth 5, 3 not yet "
        + "expanded; raise the depth, or narrow the scope")
    #expect(
      words(.memory, states: 1, depthCompleted: 0, unexpanded: 1) { $0.memory = 3 << 30 }
        == "stopped by --memory 3G with 1 state: complete up to depth 0, 1 not yet expanded; raise "
        + "--memory, or narrow the scope")
    #expect(
      words(.interrupted, states: 9, depthCompleted: 5, unexpanded: 3)
        == "interrupted with 9 states: complete up to depth 5, 3 not yet expanded")
  }

  /// All states were visited, and the limit came afterwards.
  @Test func whileRunsAreDecided() {
    #expect(
      words(.time, states: 346, depthCompleted: 11, unexpanded: 0) { $0.time = 1.5 }
        == "stopped by --time 1500ms with 346 states: these are all, but the runs that go on for "
        + "ever were not all looked at; raise --time, or narrow the scope")
  }
}
