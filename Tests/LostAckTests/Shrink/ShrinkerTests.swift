import Testing

@testable import LostAck

/// Machines with known shortest failures: whatever a random run found, it shrinks to the same trace.
struct ShrinkerTests {
  /// What 100 seeds (or more, where few of them hit) shrink to, and how many hit.
  func finals<M: Model>(
    _ model: M, _ property: Property<M>, effort: ShrinkEffort = ShrinkEffort(),
    seeds: Range<UInt64> = 0..<100
  ) -> [ShrunkTrace<M>] {
    let search = RandomSearch(model, [property])
    let shrinker = Shrinker(model, property, effort: effort)
    return seeds.compactMap { seed in
      guard let found = search.run(seed: Seed(seed).derived(for: "shrink")).violation else {
        return nil
      }
      let shrunk = shrinker.shrink(root: found.root, actions: found.actions)
      #expect(shrunk != nil)
      return shrunk
    }
  }

  @Test func dieHard() {
    let finals = finals(DieHard(), DieHard.neverFour, seeds: 0..<1_000)
    #expect(finals.count > 10)
    #expect(finals.allSatisfy { $0.isShortest })
    let smallest: [DieHard.Action] = [
      .fillBig, .bigToSmall, .emptySmall, .bigToSmall, .fillBig, .bigToSmall,
    ]
    #expect(Set(finals.map(\.actions)) == [smallest])
  }

  @Test func circularQueues() {
    let three = finals(CircularQueue(mistake: .noSpareSlot), CircularQueue.isQueue)
    #expect(three.count > 50)
    #expect(Set(three.map(\.actions)) == [[.create(capacity: 1), .put(0), .size]])
    let five = finals(CircularQueue(mistake: .truncatingRemainder), CircularQueue.isQueue)
    #expect(five.count > 50)
    #expect(
      Set(five.map(\.actions)) == [[.create(capacity: 1), .put(0), .get, .put(0), .size]])
  }

  @Test func outbox() {
    let finals = finals(Outbox(ids: 4), Outbox.once)
    #expect(finals.count > 20)
    #expect(finals.allSatisfy { $0.isShortest })
    let smallest: [Outbox.Action] = [
      .enqueue(0), .enqueue(1), .enqueue(2), .send(0), .send(1), .send(2), .deliver(0), .send(0),
      .deliver(1), .deliver(2), .deliver(0),
    ]
    #expect(Set(finals.map(\.actions)) == [smallest])
    #expect(ExhaustiveSearch(Outbox(ids: 4), [Outbox.once]).run().violation?.actions == smallest)
    #expect(finals[0].reason == "id 0 was seen before: expected at most once")
  }

  @Test func atLeastOnceWithEviction() {
    let model = AtLeastOnce(ids: 3, capacity: 3, evicts: true)
    let finals = finals(model, AtLeastOnce.once)
    #expect(finals.count > 50)
    #expect(
      Set(finals.map(\.actions)) == [[.send(0), .send(0), .deliver(0), .evict(0), .deliver(0)]])
  }

  /// By replaying alone: short, though not always shortest, and never called so.
  @Test func withoutSearches() {
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    effort.statesFromTheTrace = 0
    let outbox = finals(Outbox(ids: 4), Outbox.once, effort: effort)
    #expect(outbox.allSatisfy { $0.actions.count == 11 && !$0.isShortest })
    #expect(outbox.allSatisfy { $0.statesSearched == 0 })
    let jugs = finals(DieHard(), DieHard.neverFour, effort: effort, seeds: 0..<1_000)
    #expect(Set(jugs.map(\.actions.count)) == [6, 8])
  }

  /// Where the search from the initial states is too much, searches from the trace reach the end.
  @Test func withSearchesFromTheTraceOnly() {
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    let jugs = finals(DieHard(), DieHard.neverFour, effort: effort, seeds: 0..<1_000)
    #expect(Set(jugs.map(\.actions.count)) == [6])
    #expect(Set(jugs.map(\.actions)).count == 1)
    #expect(!jugs[0].isShortest)
  }

  /// The limits of the effort are kept, and what comes out still violates.
  @Test func withLittleEffort() throws {
    var effort = ShrinkEffort()
    effort.replays = 5
    effort.statesFromTheStart = 10
    effort.statesFromTheTrace = 0
    let found = finals(Outbox(ids: 3), Outbox.once, effort: effort)
    #expect(found.allSatisfy { $0.evaluations <= 5 && $0.statesSearched <= 10 && !$0.isShortest })
    let replayer = Replayer(Outbox(ids: 3), Outbox.once)
    for trace in found {
      #expect(replayer.replay(from: trace.root, trace.actions, skips: false) != nil)
    }
  }

  /// Five thousand ways of two steps, of which the last violates.
  struct Fan: Model {
    enum State: Hashable, Sendable {
      case start
      case out(Int)
      case back(Int)
    }
    enum Action: Hashable, Sendable {
      case go(Int)
      case turn
    }
    let initialStates = [State.start]
    func steps(from state: State, _ step: Steps<Self>) {
      switch state {
      case .start: for way in 0..<5_000 { step(.go(way)) { $0 = .out(way) } }
      case .out(let way): step(.turn) { $0 = .back(way) }
      case .back: break
      }
    }
    static let never = Property<Self>.never("P1", "never back from the last way") {
      $0 == .back(4_999)
    }
  }

  /// Cut short in the last level, before the violation, a search still shows that nothing is
  /// shorter; cut short before that, it does not.
  @Test(arguments: [(5_011, true), (4_000, false)])
  func provenShortestWithoutTheTrace(states: Int, isShortest: Bool) {
    var effort = ShrinkEffort()
    effort.statesFromTheTrace = 0
    effort.statesFromTheStart = states
    let shrinker = Shrinker(Fan(), Fan.never, effort: effort)
    let shrunk = shrinker.shrink(root: 0, actions: [.go(4_999), .turn])
    #expect(shrunk?.actions == [.go(4_999), .turn])
    #expect(shrunk?.statesSearched == states)
    #expect(shrunk?.isShortest == isShortest)
  }
}

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
