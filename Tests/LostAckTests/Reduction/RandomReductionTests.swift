import LostAck
import Testing

/// With and without a reduction, on random small models with the largest declaration that is sound
/// for each: see `ModelCount` for how many, and how to compare more.
@Suite struct RandomReductionTests {
  @Test(arguments: ModelCount.blocks)
  func everyVerdictIsTheSame(seeds: Range<Int>) {
    for seed in seeds {
      for comparison in ReducedComparison.all(RandomTable(seed: seed)) {
        let isCrowded = comparison.comparison.table.crowd != .none
        let differences = comparison.differences(
          threads: isCrowded || seed % 20 == 0 ? [1, 2, 3, 8] : [1, 2])
        if differences.isEmpty { continue }
        let lines = [comparison.comparison.description] + differences
        Issue.record("\(lines.joined(separator: "\n"))")
      }
    }
  }

  /// The comparison is of something: figures of the usual models, once counted.
  @Test func muchIsLeftOut() {
    var (narrowed, smaller, violated) = (0, 0, 0)
    var (states, reduced) = (0, 0)
    for seed in 0..<300 {
      for comparison in ReducedComparison.all(RandomTable(seed: seed)) {
        let less = comparison.search(threads: [1], .largest)[0]
        guard let figures = less.reduction, figures.narrowed > 0 else { continue }
        narrowed += 1
        if less.figures.violation != nil {
          violated += 1
          continue
        }
        let full = comparison.search(threads: [1], .none)[0]
        states += full.figures.states
        reduced += less.figures.states
        if less.figures.states < full.figures.states { smaller += 1 }
      }
    }
    #expect([narrowed, smaller, violated, states, reduced] == [767, 285, 228, 39_887, 36_949])
  }

  /// A declaration that is wrong is noticed: by the audit wherever a verdict is another, and often
  /// the verdict is.
  @Test func wrongDeclarationsAreNoticed() {
    var (wrong, caught) = (0, 0)
    for seed in 0..<300 {
      for comparison in ReducedComparison.all(RandomTable(seed: seed)) {
        let isWrong = !comparison.differences(.everybody, threads: [1]).isEmpty
        let isRefused = comparison.offence(.everybody) != nil
        if isWrong { #expect(isRefused, "\(comparison.comparison)") }
        wrong += isWrong ? 1 : 0
        caught += isRefused ? 1 : 0
        if seed % 10 == 0 {
          #expect(comparison.offence(.largest) == nil, "\(comparison.comparison)")
        }
      }
    }
    #expect([wrong, caught] == [58, 1_110])
  }
}
