import LostAck
import Models
import Testing

/// What keeps growing, named when a limit ends a search.
@Suite struct GrowthTests {
  func growing(_ part: Sprawl.Part, depth: Int = 41, threads: Int = 1) -> [GrowingPart] {
    var search = ExhaustiveSearch(Sprawl(part: part), [Sprawl.counted])
    search.limits.depth = depth
    search.limits.threads = threads
    search.namesWhatGrows = true
    return search.run().growing
  }

  @Test(arguments: [
    (Sprawl.Part.now, "`now` keeps growing: 0, 1, 2, … 41 after 41 steps"),
    (.below, "`now` keeps growing: 0, -10, -20, … -410 after 41 steps"),
    (.outbox, "`outbox` keeps growing: 0, 1, 2, … 41 items after 41 steps"),
    (.seen, "`seen` keeps growing: 0, 1, 2, … 41 items after 41 steps"),
    (.tries, "`link.counts.tries` keeps growing: 0, 1, 2, … 41 after 41 steps"),
    (.waits, "`phase.waiting.since` keeps growing: 0, 1, 2, … 40 after 41 steps"),
    (.events, "`watch.tally.count` keeps growing: 0, 1, 2, … 41 after 41 steps"),
    (.fraction, "`fraction` keeps growing: 0.0, 0.5, 1.0, … 20.5 after 41 steps"),
    (.text, "`text` keeps growing: 0, 2, 4, … 82 bytes after 41 steps"),
  ])
  func namesThePart(part: Sprawl.Part, sentence: String) {
    #expect(growing(part).map(\.sentence) == [sentence])
    #expect(growing(part, threads: 3) == growing(part))
  }

  /// On the way to the first state of a level only the one grows, to the last only the other.
  @Test func namesBothOfTwo() {
    #expect(growing(.twoSides).map(\.name) == ["links[0]", "links[1]"])
  }

  /// A budget counts down, a set is full, a number comes round; the scope is not exhausted either.
  @Test(arguments: [Sprawl.Part.budget, .fill, .swing])
  func accusesNothingThatHasAnEnd(part: Sprawl.Part) {
    var limits = Limits()
    limits.depth = 41
    // A scope that goes on: the budget is spent only beyond the depth explored.
    if part == .budget {
      #expect(ExhaustiveSearch(Sprawl(part: part), limits: limits).run().limit == .depth)
    }
    #expect(growing(part) == [])
  }

  @Test func accusesNothingOfABoundedModelCutEarly() {
    for states in [2, 100, 1_000, 5_000] {
      var search = ExhaustiveSearch(AtLeastOnce(ids: 3, capacity: 3), [AtLeastOnce.once])
      search.limits.states = states
      search.namesWhatGrows = true
      let found = search.run()
      #expect(found.limit == .states)
      #expect(found.growing == [])
      var counters = ExhaustiveSearch(Counters())
      counters.limits.states = states * 100
      counters.namesWhatGrows = true
      #expect(counters.run().growing == [])
    }
  }

  @Test func aShortWayTellsNothing() {
    #expect(growing(.now, depth: 9) == [])
    #expect(growing(.now, depth: 10).map(\.sizes) == [["0", "1", "2", "10"]])
  }

  @Test func isLookedForOnlyWhereAskedFor() {
    var search = ExhaustiveSearch(Sprawl(part: .now))
    search.limits.depth = 41
    #expect(search.run().growing == [])
    search.namesWhatGrows = true
    search.limits.depth = .max
    search.limits.states = 100
    #expect(search.run().growing.map(\.name) == ["now"])
    search = ExhaustiveSearch(Sprawl(part: .nothing))
    search.namesWhatGrows = true
    #expect(search.run().growing == [])
  }

  /// A way of millions of steps is looked at in places, and only so far.
  @Test func aLongWay() {
    struct Ticker: Model {
      var initialStates: [Int] { [0] }
      func steps(from state: Int, _ step: Steps<Self>) { step("tick") { $0 += 1 } }
      typealias State = Int
      typealias Action = String
    }
    var search = ExhaustiveSearch(Ticker())
    search.limits.states = 150_000
    search.namesWhatGrows = true
    #expect(
      search.run().growing.map(\.sentence) == [
        "`the state` keeps growing: 0, 390, 780, … 100000 after 100,000 steps"
      ])
  }
}
