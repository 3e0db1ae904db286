import Testing

@testable import LostAck

struct RandomSearchTests {
  func runs<M: Model>(_ search: RandomSearch<M>, _ seeds: Range<UInt64>) -> [RandomRun<M>] {
    seeds.map { search.run(seed: Seed($0).derived(for: "test")) }
  }

  @Test func theSameSeedIsTheSameRun() {
    let one = runs(RandomSearch(Outbox(ids: 3), [Outbox.once]), 0..<50)
    let search = RandomSearch(Outbox(ids: 3), [Outbox.once])
    // In another order: no run leaves anything to the next.
    let other = runs(search, 0..<50).reversed()
    let again = runs(search, 0..<50)
    #expect(one.map(\.actions) == again.map(\.actions))
    #expect(Array(other).last?.actions == one.first?.actions)
    #expect(Set(one.map(\.actions)).count > 45)
  }

  /// The run that a seed determines, on every machine. Computed by another program as well.
  @Test func anExactRun() {
    let run = RandomSearch(DieHard(), [DieHard.neverFour]).run(
      seed: Seed(1).derived(for: "die-hard"))
    #expect(run.strategy == .swarm)
    #expect(
      run.actions == [
        .fillSmall, .emptySmall, .smallToBig, .smallToBig, .smallToBig, .fillSmall, .smallToBig,
        .emptySmall, .fillSmall, .smallToBig, .smallToBig, .emptySmall, .emptySmall, .fillSmall,
        .emptySmall, .smallToBig, .fillSmall, .smallToBig, .emptySmall, .emptySmall, .fillSmall,
        .smallToBig, .fillSmall, .smallToBig,
      ])
  }

  @Test func namesAreIndependent() {
    let search = RandomSearch(Outbox(ids: 3), [Outbox.once])
    let one = search.run(seed: Seed(7).derived(for: "one"))
    let two = search.run(seed: Seed(7).derived(for: "two"))
    #expect(one.actions != two.actions)
  }

  @Test func lengthsAreWithinTheLimits() {
    let search = RandomSearch(Outbox(ids: 2), [])
    let lengths = Set((0..<500).map { search.run(seed: Seed($0), maxSteps: 20).actions.count })
    #expect(lengths == Set(8...20))
    #expect(search.run(seed: Seed(1), maxSteps: 3).actions.count == 3)
    #expect(search.run(seed: Seed(1), maxSteps: 0).actions == [])
  }

  @Test func everyInitialStateAndStrategyIsDrawn() {
    let search = RandomSearch(Graph(starts: [0, 1, 1, 2], "a:0", "a:0", "a:0"), [])
    let drawn = runs(search, 0..<100)
    #expect(Set(drawn.map(\.root)) == [0, 1, 2])
    #expect(Set(drawn.map(\.strategy)) == [.uniform, .swarm])
    let uniform = RandomSearch(DieHard(), [], strategies: [.uniform])
    #expect(Set(runs(uniform, 0..<20).map(\.strategy)) == [.uniform])
  }

  @Test func aRunEndsWhereNothingIsOffered() {
    let search = RandomSearch(LostUpdate(count: 2), [])
    let run = search.run(seed: Seed(1))
    #expect(run.isStuck)
    #expect(run.actions.count == 4)
    #expect(run.violation == nil)
    #expect(!RandomSearch(DieHard(), []).run(seed: Seed(1)).isStuck)
  }

  /// Every kind of property is judged, at every step, and the run ends there.
  @Test func violations() {
    let graph = Graph("a:1", "b:2:bad", "")
    for property in [Graph.never(state: 2), Graph.never(event: "bad"), Graph.never(stepTo: 2)] {
      let run = RandomSearch(graph, [Graph.never(state: 9), property]).run(seed: Seed(1))
      #expect(run.actions == ["a", "b"])
      #expect(run.violation?.property == 1)
      #expect(run.violation?.reason == property.sentence)
      #expect(run.violation?.actions == run.actions)
      #expect(!run.isStuck)
    }
    let initial = RandomSearch(graph, [Graph.never(state: 0)]).run(seed: Seed(1))
    #expect(initial.actions == [])
    #expect(initial.violation?.property == 0)
  }

  /// Of two violations by one step, the one that the exhaustive search reports.
  @Test func theOrderOfViolations() {
    let graph = Graph("a:1:bad", "")
    let properties = [Graph.never(event: "bad"), Graph.never(stepTo: 1), Graph.never(state: 1)]
    for properties in [properties, properties.dropLast(), properties.dropLast().reversed()] {
      let run = RandomSearch(graph, Array(properties)).run(seed: Seed(1))
      let exhaustive = ExhaustiveSearch(graph, Array(properties)).run()
      #expect(run.violation?.property == exhaustive.violation?.property)
      #expect(run.violation?.reason == exhaustive.violation?.reason)
    }
  }

  /// What a run finds is a violation, and no shorter than the shortest.
  @Test func whatIsFoundReproduces() throws {
    let shortest = 11
    let replayer = Replayer(Outbox(ids: 3), Outbox.once)
    let found = runs(RandomSearch(Outbox(ids: 3), [Outbox.once]), 0..<200)
      .compactMap(\.violation)
    #expect(found.count > 20)
    for violation in found {
      #expect(violation.actions.count >= shortest)
      let trace = replayer.replay(from: violation.root, violation.actions, skips: false)
      #expect(trace?.actions == violation.actions)
      #expect(trace?.reason == violation.reason)
    }
  }
}

struct SwarmTests {
  @Test func weightsComeFromTheNameAlone() {
    let seed = Seed(5)
    let names = ["send", "deliver", "ack", "relaunch", "enqueue", "loseAck"]
    let weights = names.map { SwarmStrategy.weight(of: $0, seed) }
    #expect(names.reversed().map { SwarmStrategy.weight(of: $0, seed) } == weights.reversed())
    #expect(weights.allSatisfy { SwarmStrategy.choices.contains($0) })
    let all = (0..<1_000).map { SwarmStrategy.weight(of: "send", Seed($0)) }
    for choice in SwarmStrategy.choices {
      #expect(abs(all.count { $0 == choice } - 250) < 60)
    }
  }

  /// The names first seen in another order, the run picks alike.
  @Test func theOrderOfAppearanceDoesNotMatter() {
    // The same choice in state 0, after states that show the names in different orders.
    let one = Graph(starts: [1], "x:0 y:0 z:0", "x:2", "y:3", "z:0")
    let two = Graph(starts: [1], "x:0 y:0 z:0", "z:2", "y:3", "x:0")
    for seed in UInt64(0)..<50 {
      let runs = [one, two].map {
        RandomSearch($0, [], strategies: [.swarm]).run(seed: Seed(seed)).actions.dropFirst(3)
      }
      #expect(runs[0] == runs[1])
      #expect(!runs[0].isEmpty)
    }
  }

  /// What weighs nothing is not taken while anything else is offered.
  @Test func someNamesAreAvoided() {
    let graph = Graph("x:0 y:0")
    var avoided = 0
    for seed in UInt64(0)..<200 {
      let run = RandomSearch(graph, [], strategies: [.swarm]).run(seed: Seed(seed))
      let weights = ["x", "y"].map { SwarmStrategy.weight(of: $0, Seed(seed)) }
      if weights[0] == 0, weights[1] > 0 {
        avoided += 1
        #expect(!run.actions.contains("x"))
      }
      if weights == [0, 0] { #expect(Set(run.actions) == ["x", "y"]) }
    }
    #expect(avoided > 20)
  }
}
