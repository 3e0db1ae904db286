import Testing

@testable import LostAck

/// Single passes, on tables.
struct ShrinkPassesTests {
  var replaysOnly: ShrinkEffort {
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    effort.statesFromTheTrace = 0
    return effort
  }

  func shrink(
    _ graph: Graph, _ property: Property<Graph>, _ actions: String, root: Int = 0,
    effort: ShrinkEffort? = nil
  ) -> (root: Int, actions: String)? {
    Shrinker(graph, property, effort: effort ?? replaysOnly)
      .shrink(root: root, actions: actions.split(separator: " ").map(String.init))
      .map { ($0.root, $0.actions.joined(separator: " ")) }
  }

  @Test func whatDoesNotViolate() {
    #expect(shrink(Graph("a:1", ""), Graph.never(state: 9), "a") == nil)
    #expect(shrink(Graph("a:1", ""), Graph.never(state: 1), "b") == nil)
    #expect(shrink(Graph("a:1", ""), Graph.never(state: 1), "") == nil)
  }

  @Test func anInitialViolation() {
    let found = shrink(Graph(starts: [0, 1], "a:0", ""), Graph.never(state: 1), "a", root: 1)
    #expect(found?.root == 1)
    #expect(found?.actions == "")
  }

  @Test func whatIsNotOfferedIsSkipped() {
    #expect(shrink(Graph("a:1", "b:2", ""), Graph.never(state: 2), "x a y b z")?.actions == "a b")
  }

  @Test func aDeadlockOnTheWayEndsIt() {
    let graph = Graph("a:1 x:2", "b:3", "c:3", "")
    let property = Property<Graph>.noDeadlock("D", "there is a way on")
    #expect(shrink(graph, property, "x c b c")?.actions == "x c")
    #expect(shrink(graph, property, "x c b c", effort: ShrinkEffort())?.actions == "a b")
    #expect(shrink(Graph(""), property, "a")?.actions == "")
    #expect(shrink(Graph("a:0"), property, "a a") == nil)
    // A step that leads straight to the end, which only a search finds.
    let longer = Graph("a:1", "b:2 short:3", "c:4", "", "")
    #expect(shrink(longer, property, "a b c")?.actions == "a b c")
    #expect(shrink(longer, property, "a b c", effort: ShrinkEffort())?.actions == "a short")
  }

  @Test func onlyTheWantedPropertyEndsIt() {
    let graph = Graph("a:1:bad", "b:2:worse", "")
    #expect(shrink(graph, Graph.never(event: "worse"), "a b")?.actions == "a b")
  }

  /// Without a replay.
  @Test func loopsAreCut() {
    let graph = Graph("a:1 x:2", "b:3", "back:0", "")
    var effort = replaysOnly
    effort.replays = 0
    let found = shrink(graph, Graph.never(state: 3), "x back x back a b", effort: effort)
    #expect(found?.actions == "a b")
  }

  /// The violating step leads back to where the trace began; it must stay.
  @Test func aViolationThatClosesALoop() {
    let graph = Graph("a:1", "b:0:bad c:0")
    #expect(shrink(graph, Graph.never(event: "bad"), "a c a b")?.actions == "a b")
    let self0 = Graph("a:0:bad b:0")
    #expect(shrink(self0, Graph.never(event: "bad"), "b b a")?.actions == "a")
  }

  /// `open` and `close` can only go together: `y` violates with both or with neither.
  @Test func pairs() {
    let graph = Graph("open:1 x:2", "x:3", "close:5 y:6", "close:4 y:5", "y:6", "", "")
    #expect(shrink(graph, Graph.never(state: 6), "open x close y")?.actions == "x y")
  }

  @Test func aStepOfferedEarlierIsPreferred() {
    let graph = Graph("a:1 b:2", "c:3", "c:3", "")
    #expect(shrink(graph, Graph.never(state: 3), "b c")?.actions == "a c")
  }

  @Test func independentStepsAreSorted() {
    // Two steps in either order.
    let graph = Graph("a:1 b:2", "b:3", "a:3", "c:4", "")
    #expect(shrink(graph, Graph.never(state: 4), "b a c")?.actions == "a b c")
  }

  @Test func otherInitialStates() {
    let graph = Graph(starts: [0, 1, 2], "x:0 b:3", "b:3", "a:1", "")
    let found = shrink(graph, Graph.never(state: 3), "a b", root: 2)
    #expect(found?.root == 0)
    #expect(found?.actions == "b")
  }

  /// No deletion leads there: the short way has other labels.
  @Test func searchingFindsWhatDeletingCannot() {
    let graph = Graph("a:1", "b:2 short:4", "c:3", "d:5", "e:5", "f:6", "")
    let property = Graph.never(state: 6)
    #expect(shrink(graph, property, "a b c d f")?.actions == "a b c d f")
    #expect(shrink(graph, property, "a b c d f", effort: ShrinkEffort())?.actions == "a short e f")
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    #expect(shrink(graph, property, "a b c d f", effort: effort)?.actions == "a short e f")
  }
}
