import LostAck
import Models
import Testing

/// What an undetermined search says that it covered.
@Suite struct CoverageTests {
  func explore(_ set: (inout Limits) -> Void) -> Exploration<AtLeastOnce> {
    var limits = Limits()
    set(&limits)
    return ExhaustiveSearch(
      AtLeastOnce(ids: 3, capacity: 3), [AtLeastOnce.once], limits: limits
    ).run()
  }

  @Test func depthCompletedAndFrontier() {
    #expect(Array(explore { _ in }.layers.prefix(4)) == [1, 3, 9, 28])
    let cut = explore { $0.states = 20 }
    #expect((cut.depth, cut.depthCompleted, cut.unexpanded) == (3, 2, 7))
    let whole = explore { $0.states = 13 }
    #expect((whole.depth, whole.depthCompleted, whole.unexpanded) == (2, 2, 0))
    let one = explore { $0.states = 1 }
    #expect((one.depth, one.depthCompleted, one.unexpanded) == (0, 0, 0))
    let shallow = explore { $0.depth = 2 }
    #expect((shallow.depth, shallow.depthCompleted, shallow.unexpanded) == (2, 2, 9))
    let late = explore { $0.time = 0 }
    #expect((late.depth, late.depthCompleted, late.unexpanded) == (0, 0, 1))
    let all = explore { _ in }
    #expect((all.depth, all.depthCompleted, all.unexpanded) == (16, 16, 0))
  }

  @Test func initialStatesThatAreCut() {
    var limits = Limits()
    limits.states = 2
    let graph = Graph(starts: [0, 1, 2], "a:3", "", "", "")
    let found = ExhaustiveSearch(graph, limits: limits).run()
    #expect(found.depthCompleted == nil)
    #expect(found.unexpanded == 2)
  }
}
