import LostAck

/// A row, and what the exhaustive check says of it.
struct RowDecision {
  enum Standing { case asClaimed, broken, undetermined }

  let entry: SystemEntry
  let row: Row
  let size: Row.Size
  let result: CheckResult

  init(_ selected: SelectedRow, _ size: Row.Size, _ limits: Limits, _ meter: ProgressMeter?) {
    entry = selected.entry
    row = selected.row
    self.size = size
    result = meter.following(row: row.id, property: row.property.id, limits) { limits in
      selected.entry.check(
        selected.row.configuration(size), selected.row.property.id, limits: limits,
        exercising: selected.row.exercising)
    }
  }

  var configuration: Configuration { row.configuration(size) }

  var standing: Standing {
    switch (result.verdict, row.expectation) {
    case (.undetermined, _): .undetermined
    case (.holds, .holds): .asClaimed
    case (.fails(let trace), .fails(let steps)) where trace.steps.count == steps: .asClaimed
    default: .broken
    }
  }

  var trace: Trace? {
    if case .fails(let trace) = result.verdict { trace } else { nil }
  }

  /// The line that checks the same again.
  func reproducingLine(_ limits: [String]) -> String {
    if case .undetermined(let why) = result.verdict, why.limit == .vacuous, !row.exercising.isEmpty
    {
      // Which actions must have fired is the claim's; `check` does not ask for it.
      return commandLine(
        ["--claim", row.id] + (size == .large ? ["--size", "large"] : []) + limits)
    }
    return checkLine(entry, configuration, row.property.id, limits)
  }
}
