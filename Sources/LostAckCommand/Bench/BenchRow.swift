import LostAck

/// The runs of one engine in one setting on one model.
struct BenchRow {
  let benchmark: String
  let engine: Engine
  let threads: Int
  let keepsTraces: Bool
  /// The states there are: those counted before, or else those of the first search.
  var expected: Int?
  var runs: [BenchRun] = []
  /// Why there are no runs, or no more.
  var failure: String?

  /// What its figures can be taken for.
  enum Standing: Equatable {
    case compared
    /// Another number of states: other work, so that no ratio means anything.
    case differs(String)
    /// Cut short by a limit, failed, or never run.
    case undetermined(String)
  }

  var standing: Standing {
    if let failure { return .undetermined(failure) }
    if let reason = runs.lazy.compactMap(\.cutShort).first { return .undetermined(reason) }
    guard let expected, !runs.isEmpty else { return .undetermined("not run") }
    if let run = runs.first(where: { $0.distinct != expected }) {
      return .differs("\(grouped(run.distinct)) states, not \(grouped(expected))")
    }
    return .compared
  }

  func spread(_ value: (BenchRun) -> Double) -> Spread? { Spread(runs.map(value)) }

  /// The median of what `value` is of each run against that of the run of `base` in the same round.
  /// Nil unless both did the same work.
  func ratio(to base: BenchRow?, _ value: (BenchRun) -> Double) -> Double? {
    guard let base, standing == .compared, base.standing == .compared else { return nil }
    return Spread(zip(runs, base.runs).map { value($0) / value($1) })?.median
  }
}

/// A peer or a benchmark that is not in the comparison, and why.
struct MissingPart: Equatable {
  let name: String
  let reason: String
}
