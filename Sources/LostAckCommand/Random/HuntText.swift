import LostAck

extension HuntOutcome {
  /// What is said of a property that no run of finite length violates.
  static let ofRuns = "of whole runs: only the exhaustive check decides"

  /// What came of one target's runs, in words. Never "holds": runs cannot say so.
  func words(_ seeds: Seeds, of property: PropertyInfo, isKnownToFail: Bool) -> String {
    if property.isOfRuns { return Self.ofRuns }
    let shrunk = hit.map { ", shrunk to \($0.trace.steps.count.steps)" } ?? ""
    if runs == 1, seeds.isOne {
      guard let hit else { return "\(steps.steps), met nothing" }
      return "violated after \(hit.found.length.steps)" + shrunk
    }
    if let hit { return "met in \(met) of \(runs.runs), first by seed \(hit.seed)" + shrunk }
    return isKnownToFail
      ? "not met in \(runs.runs); the exhaustive check decides" : "met nothing in \(runs.runs)"
  }
}

extension Int {
  var steps: String { self == 1 ? "1 step" : "\(self) steps" }
  var runs: String { self == 1 ? "1 run" : "\(self) runs" }
  var rows: String { self == 1 ? "1 row" : "\(self) rows" }
}

extension HuntOutcome.Hit {
  /// How the violation was shrunk.
  var shrinkingWords: String {
    "shrunk from \(found.length.steps) to \(trace.steps.count)"
      + (found.isShortest ? ", which is shortest" : "; something shorter may exist")
  }
}

extension Console {
  func printInterruption(_ hunt: Hunt) {
    guard hunt.isInterrupted else { return }
    let last = hunt.lastSeed.map { "after seed \($0)" } ?? "before the first seed was done"
    print("undetermined (interrupted): ended \(last)")
  }
}
