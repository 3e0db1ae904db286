import LostAck
import Testing

/// The random models are not degenerate: every kind of model and of verdict is among the usual
/// ones, often.
@Suite struct GeneratorTests {
  private func expect(_ counts: [String: Int], atLeast least: KeyValuePairs<String, Int>) {
    #expect(Set(counts.keys) == Set(least.map(\.key)))
    for (name, least) in least { #expect(counts[name, default: 0] >= least, "\(name)") }
  }

  @Test func everyKindOfModelIsDrawn() {
    var counts: [String: Int] = [:]
    func count(_ name: String, if condition: Bool) {
      counts[name, default: 0] += condition ? 1 : 0
    }
    for seed in 0..<ModelCount.usual {
      let table = RandomTable(seed: seed)
      let found = NaiveSearch(table, [])
      count("one process", if: table.processes == 1)
      count("asymmetric processes", if: !table.isSymmetric && table.processes > 1)
      count("symmetric processes", if: table.isSymmetric)
      count("events", if: table.reports)
      count("several initial states", if: found.initialCount > 1)
      count("an initial state twice", if: found.initialCount < table.initialStates.count)
      count("dead ends", if: found.steps.contains { $0.isEmpty })
      count(
        "self-loops",
        if: found.steps.enumerated().contains { place, steps in
          steps.contains { $0.target == place }
        })
      count("ten states", if: found.nodes.count >= 10)
      count("a hundred states", if: found.nodes.count >= 100)
      count("ten steps deep", if: found.figures.depth >= 10)
      count("several threads at work", if: found.figures.layers.max()! > 512)
    }
    expect(
      counts,
      atLeast: [
        "one process": 100, "asymmetric processes": 300, "symmetric processes": 300,
        "events": 400, "several initial states": 200, "an initial state twice": 100,
        "dead ends": 200, "self-loops": 500, "ten states": 400, "a hundred states": 80,
        "ten steps deep": 40, "several threads at work": 20,
      ])
  }

  /// Of each kind of property, checked alone, how many hold, fail, or never arise.
  @Test func everyKindOfVerdictIsDrawn() {
    var counts: [String: Int] = [:]
    for seed in 0..<ModelCount.usual {
      let table = RandomTable(seed: seed)
      for property in table.drawnProperties() {
        let reference = NaiveVerdict(table, [property])
        let (figures, name) = (reference.figures, property.kindName)
        let verdict = !figures.isExhausted ? "fails" : figures.met[0] ? "holds" : "vacuous"
        counts["\(name): \(verdict)", default: 0] += 1
        guard let (_, runs) = reference.violatedRuns else { continue }
        let lasso = runs.shortestLasso()
        let end = lasso.length == lasso.prefix ? "stops" : "goes on"
        counts["\(name): \(end)", default: 0] += 1
      }
    }
    expect(
      counts,
      atLeast: [
        "never: holds": 200, "never: fails": 400,
        "never, when: holds": 200, "never, when: fails": 200, "never, when: vacuous": 150,
        "neverStep: holds": 120, "neverStep: fails": 150, "neverStep: vacuous": 100,
        "neverEvent: holds": 30, "neverEvent: fails": 30, "neverEvent: vacuous": 30,
        "once: holds": 5, "once: fails": 60, "once: vacuous": 30,
        "neverAfter: holds": 30, "neverAfter: fails": 30, "neverAfter: vacuous": 30,
        "bounded: holds": 5, "bounded: fails": 40, "bounded: vacuous": 60,
        "noDeadlock: holds": 300, "noDeadlock: fails": 120,
        "eventually: holds": 150, "eventually: fails": 200,
        "eventually: stops": 50, "eventually: goes on": 50,
        "leadsTo: holds": 70, "leadsTo: fails": 150, "leadsTo: vacuous": 120,
        "leadsTo: stops": 50, "leadsTo: goes on": 50,
        "infinitelyOften: holds": 100, "infinitelyOften: fails": 250,
        "infinitelyOften: stops": 50, "infinitelyOften: goes on": 50,
      ])
  }

  /// The reachable states of a symmetric model are the same with two processes renamed.
  @Test func symmetricModelsAreSymmetric() {
    for seed in 0..<ModelCount.usual {
      let table = RandomTable(seed: seed)
      if !table.isSymmetric || table.crowd != .none { continue }
      let found = NaiveSearch(table, [])
      let numbers = Set(found.nodes.map(\.number))
      let swapped = Array([1, 0, 2].prefix(table.processes))
      #expect(
        found.nodes.allSatisfy { numbers.contains($0.state.permuted(swapped).number) },
        "\(table)")
    }
  }
}
