import LostAck
import Testing

/// Which of several violations is reported.
struct ViolationOrderTests {
  func violation(_ graph: Graph, _ properties: [Property<Graph>]) -> Violation<Graph>? {
    ExhaustiveSearch(graph, properties).run().violation
  }

  @Test func theShortestIsFirst() {
    let graph = Graph("a:1 b:2", "c:3", "d:2:bad", "")
    let found = violation(graph, [Graph.never(event: "bad"), Graph.never(state: 2)])
    #expect(found?.actions == ["b"])
    #expect(found?.property == 1)
    #expect(found?.reason == "never in 2")
  }

  @Test func atOneLengthAStateIsBeforeAStep() {
    let graph = Graph("a:1:bad b:2", "", "")
    for properties in [
      [Graph.never(event: "bad"), Graph.never(state: 2)], [Graph.never(state: 2)],
    ] {
      #expect(violation(graph, properties)?.actions == ["b"])
    }
    #expect(violation(graph, [Graph.never(event: "bad")])?.actions == ["a"])
  }

  @Test func thenTheStateDiscoveredFirst() {
    // States 1 and 2 are discovered in this order, whatever their numbers.
    let graph = Graph("a:2 b:1", "c:3:bad", "d:4:bad", "", "")
    #expect(violation(graph, [Graph.never(event: "bad")])?.actions == ["a", "d"])
    #expect(violation(graph, [.never("P", "never beyond 2") { $0 > 2 }])?.actions == ["a", "d"])
  }

  @Test func thenTheStepOfferedFirst() {
    let graph = Graph("z:1:bad a:2:bad", "", "")
    #expect(violation(graph, [Graph.never(event: "bad")])?.actions == ["z"])
    #expect(violation(graph, [.never("P", "never beyond 0") { $0 > 0 }])?.actions == ["z"])
  }

  @Test func thenThePropertyListedFirst() {
    let graph = Graph("a:1:one+two", "")
    let one = Graph.never(event: "one")
    let two = Graph.never(event: "two")
    let step = Graph.never(stepTo: 1)
    #expect(violation(graph, [one, two])?.reason == "never one")
    #expect(violation(graph, [two, one])?.reason == "never two")
    #expect(violation(graph, [step, one])?.reason == "no step to 1")
    #expect(violation(graph, [two, step])?.reason == "never two")
    let states = [Graph.never(state: 1), .never("P", "never odd") { $0 % 2 == 1 }]
    #expect(violation(graph, states)?.property == 0)
    #expect(violation(graph, states.reversed())?.reason == "never odd")
  }

  @Test func anInitialStateMayViolate() {
    let found = violation(Graph(starts: [1, 2], "", "", ""), [Graph.never(state: 2)])
    #expect(found?.root == 1)
    #expect(found?.actions == [])
  }

  @Test func aViolatingStepMayLeadBack() {
    let found = violation(Graph("a:1", "b:0:bad"), [Graph.never(event: "bad")])
    #expect(found?.actions == ["a", "b"])
  }

  @Test func theRootIsItsPositionAmongTheInitialNodes() {
    let graph = Graph(starts: [1, 1, 2], "", "", "a:0")
    #expect(graph.initialNodes.map(\.state) == [1, 2])
    #expect(violation(graph, [Graph.never(state: 0)])?.root == 1)
  }

  /// In every level, the violation lies in the middle of many states: the same one for all threads.
  @Test func threadsDoNotMatter() {
    let property = Property<Counters>.never("P", "never in sum 20 with few first") { state in
      state.indices.reduce(0) { $0 + Int(state[$1]) } == 20 && state[0] < 3 && state[5] > 6
    }
    var found: Set<[Counters.Action]> = []
    var met: Set<[Bool]> = []
    for threads in [1, 2, 3, 8] {
      var limits = Limits()
      limits.threads = threads
      let exploration = ExhaustiveSearch(Counters(), [property], limits: limits).run()
      found.insert(exploration.violation?.actions ?? [])
      met.insert(exploration.met)
    }
    #expect(found.count == 1)
    #expect(found.first?.count == 20)
    #expect(met == [[true]])
  }
}
