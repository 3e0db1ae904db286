import LostAck
import Models
import Testing

struct LimitsTests {
  let model = AtLeastOnce(ids: 3, capacity: 3)

  func explore(_ set: (inout Limits) -> Void) -> Exploration<AtLeastOnce> {
    var limits = Limits()
    set(&limits)
    return ExhaustiveSearch(model, [AtLeastOnce.once], limits: limits).run()
  }

  @Test(arguments: [1, 2, 10, 1_000, 6_098])
  func statesAreCutExactly(states: Int) {
    let first = explore { $0.states = states }
    #expect(first.states == states)
    #expect(first.limit == .states)
    #expect(!first.isExhausted)
    #expect(first.layers.reduce(0, +) == states)
    for threads in [2, 3, 8] {
      let other = explore {
        $0.states = states
        $0.threads = threads
      }
      #expect(other.states == first.states)
      #expect(other.layers == first.layers)
      #expect(other.transitions == first.transitions)
      #expect(other.fired == first.fired)
    }
  }

  @Test func aLimitThatIsJustEnoughDoesNotBind() {
    let found = explore { $0.states = 6_099 }
    #expect(found.isExhausted)
    #expect(found.states == 6_099)
  }

  /// The states that are kept are the first ones: the violation among them is still found.
  @Test func statesAreCutInCanonicalOrder() {
    let evicting = AtLeastOnce(ids: 3, capacity: 3, evicts: true)
    let whole = ExhaustiveSearch(evicting, [AtLeastOnce.once]).run()
    var limits = Limits()
    var traces: Set<[AtLeastOnce.Action]?> = []
    for states in [whole.layers.dropLast().reduce(0, +) + 1, whole.states - 1, whole.states] {
      for threads in [1, 3] {
        limits.states = states
        limits.threads = threads
        let found = ExhaustiveSearch(evicting, [AtLeastOnce.once], limits: limits).run()
        traces.insert(found.violation?.actions)
      }
    }
    #expect(traces.count <= 2)
    #expect(traces.subtracting([nil]) == [whole.violation?.actions])
  }

  @Test func initialStatesAreCutToo() {
    var limits = Limits()
    limits.states = 2
    let graph = Graph(starts: [0, 1, 2], "a:3", "", "", "")
    let found = ExhaustiveSearch(graph, [Graph.never(state: 3)], limits: limits).run()
    #expect(found.states == 2)
    #expect(found.limit == .states)
    #expect(found.violation == nil)
  }

  @Test func depth() {
    let found = explore { $0.depth = 5 }
    #expect(found.limit == .depth)
    #expect(found.depth == 5)
    #expect(explore { $0.depth = 0 }.states == 1)
    #expect(explore { $0.depth = 17 }.isExhausted)
  }

  @Test func aViolationAtTheDepthOfTheLimitIsFound() {
    let evicting = AtLeastOnce(ids: 2, capacity: 2, evicts: true)
    var limits = Limits()
    limits.depth = 5
    #expect(ExhaustiveSearch(evicting, [AtLeastOnce.once], limits: limits).run().violation != nil)
    limits.depth = 4
    #expect(ExhaustiveSearch(evicting, [AtLeastOnce.once], limits: limits).run().violation == nil)
  }

  @Test func timeAndMemory() {
    #expect(explore { $0.time = 0 }.limit == .time)
    #expect(explore { $0.memory = 0 }.limit == .memory)
    #expect(explore { $0.time = 3_600 }.limit == nil)
    #expect(explore { $0.memory = 1 << 40 }.limit == nil)
  }
}
