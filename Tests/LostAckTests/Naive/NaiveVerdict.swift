import LostAck

/// What the reference says of a model and its properties.
struct NaiveVerdict {
  let search: NaiveSearch
  private(set) var figures: Figures
  /// The first property of runs that is violated, if nothing else is, with its graph.
  private(set) var violatedRuns: (property: Int, runs: NaiveRuns)?
  /// Waiting states so few that every set of them is tried, too.
  static let few = 10

  init(
    _ table: RandomTable, _ properties: [RandomProperty], limits: Limits = Limits(),
    mistake: Mistake? = nil
  ) {
    search = NaiveSearch(table, properties, limits: limits, mistake: mistake)
    figures = search.figures
    if !figures.isExhausted { return }
    for (index, property) in properties.enumerated() where property.isOfRuns {
      let runs = NaiveRuns(search, property)
      let waiting = runs.waiting
      let isViolated = runs.isViolated(waiting)
      if waiting.count <= Self.few {
        precondition(
          runs.isViolatedBySomeSet(waiting) == isViolated,
          "the two ways of the reference differ: \(table), \(property)")
      }
      if isViolated {
        violatedRuns = (index, runs)
        figures.isExhausted = false
        return
      }
    }
  }

  /// What is told otherwise in `found`.
  func differences(in found: Figures) -> [String] {
    var differences = found.differences(from: figures)
    guard let (property, runs) = violatedRuns else {
      if found.violation != figures.violation {
        differences.append(
          "violation: \(describe(found.violation)), expected \(describe(figures.violation))")
      }
      return differences
    }
    guard let violation = found.violation, violation.property == property else {
      return differences + ["lasso: \(describe(found.violation)), expected one of P\(property)"]
    }
    if let fault = runs.fault(of: violation) {
      return differences + ["lasso: \(fault): \(describe(violation))"]
    }
    let shortest = runs.shortestLasso()
    let prefix = violation.cycleStart!
    let told = (violation.labels.count, prefix, runs.states(of: violation)![prefix])
    if told != shortest {
      differences.append("lasso: \(describe(violation)), in \(told), expected \(shortest)")
    }
    return differences
  }

  private func describe(_ violation: Figures.Counterexample?) -> String {
    guard let violation else { return "none" }
    return "P\(violation.property) from \(violation.root) by \(violation.labels)"
      + (violation.cycleStart.map { ", cycle from \($0)" } ?? "") + ": \(violation.reason)"
  }
}
