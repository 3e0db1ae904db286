import LostAck
import Testing

/// The engine against a reference that is written for comparison, on random small models: see
/// `ModelCount` for how many, and how to compare more.
@Suite struct NaiveTests {
  /// On a difference, shows the model that differs, shrunk.
  func compare(_ comparison: Comparison, _ ways: [SearchWay]) {
    if comparison.differences(ways).isEmpty { return }
    let shrunk = comparison.shrunk { !$0.differences(ways).isEmpty }
    let lines = [shrunk.description] + shrunk.differences(ways)
    Issue.record("\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: ModelCount.blocks)
  func everyFigureIsTheSame(seeds: Range<Int>) {
    for seed in seeds {
      let table = RandomTable(seed: seed)
      let ways = table.crowd != .none || seed % 20 == 0 ? SearchWay.all : SearchWay.usual
      for comparison in Comparison.all(table) { compare(comparison, ways) }
    }
  }

  /// Where a limit ends the search: the layers up to a depth, the states up to a number.
  @Test func theSameUnderLimits() {
    for seed in 0..<ModelCount.usual {
      let table = RandomTable(seed: seed)
      if table.crowd != .none { continue }
      var choices = SeededChoices(seed: seed ^ 0x11117)
      let all = NaiveSearch(table, [])
      var cut = Comparison(table: table, properties: [])
      cut.limits.states = choices.within(all.initialCount...all.figures.states)
      compare(cut, SearchWay.usual)
      let safety = table.drawnProperties().filter { !$0.isOfRuns }
      var shallow = Comparison(table: table, properties: safety)
      shallow.limits.depth = choices.within(0...all.figures.depth)
      compare(shallow, SearchWay.usual)
    }
  }

  /// A reference made wrong on purpose differs from the engine on some of the usual models.
  @Test(arguments: Mistake.allCases)
  func aMistakeIsNoticed(mistake: Mistake) {
    let isNoticed = (0..<ModelCount.usual).contains { seed in
      Comparison.all(RandomTable(seed: seed)).contains {
        !$0.differences([SearchWay.usual[0]], mistake: mistake).isEmpty
      }
    }
    #expect(isNoticed)
  }

  /// A lasso that is not quite the engine's is not accepted.
  @Test func aDamagedLassoIsNoticed() {
    var damaged = 0
    for seed in 0..<200 {
      for comparison in Comparison.all(RandomTable(seed: seed)) {
        let reference = NaiveVerdict(comparison.table, comparison.properties)
        let figures = comparison.search(SearchWay.usual[0])
        guard let lasso = figures.violation, let cycleStart = lasso.cycleStart else { continue }
        let cycle = lasso.labels[cycleStart...]
        var others = [lasso, lasso, lasso, lasso, lasso]
        others[0].labels += cycle
        others[1].labels = lasso.labels.dropLast()
        others[2].labels = cycle + lasso.labels
        others[3].cycleStart = cycleStart + 1
        others[4].cycleStart = nil
        for other in others where other != lasso {
          var told = figures
          told.violation = other
          #expect(!reference.differences(in: told).isEmpty, "\(comparison)")
          damaged += 1
        }
      }
    }
    #expect(damaged > 300)
  }
}
