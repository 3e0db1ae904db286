import LostAck
import LostAckReports

/// `explore`: every claim exhaustively, against what it claims.
struct ClaimCheck {
  private let catalog: [SystemEntry]
  private let rows: [SelectedRow]
  private let size: Row.Size
  private let limits: Limits
  /// The limits as they were given, to be repeated in a line that reproduces.
  private let limitWords: [String]
  private let format: Arguments.Format
  private let progress: Arguments.Progress
  private let updates: Bool
  private let isSelection: Bool
  private let kept: KeptCounterexamples

  init(
    _ arguments: Arguments, _ catalog: [SystemEntry], _ store: CounterexampleStore?
  ) throws(InputError) {
    self.catalog = catalog
    rows = try arguments.rows(in: catalog)
    size = try arguments.size() ?? .small
    limits = try arguments.limits()
    limitWords = [Flag.states, .time, .memory].flatMap { flag in
      arguments[flag].map { [flag.shown, $0] } ?? []
    }
    format = try arguments.format()
    progress = try arguments.progress()
    updates = arguments.has(.update)
    if updates, size == .large {
      throw InputError(
        "--update rewrites counterexamples of the small size; leave out --size large")
    }
    isSelection = arguments.has(.model) || arguments.has(.claim)
    for entry in catalog {
      let own = rows.map(\.row).filter { $0.model == entry.name }.map { $0.configuration(.small) }
      if let problem = entry.problemOfLabels(in: own) { throw InputError(problem) }
    }
    // The large size neither reads nor writes them.
    let owners = size == .small ? rows.map(\.row) : []
    kept = try KeptCounterexamples(of: owners, store, catalog, update: updates)
    if owners.contains(where: \.isKnownToFail) { try kept.requireStore() }
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    let decisions = decide(console)
    let (paths, failure) = keep(decisions, console)
    switch format {
    case .text: printDetails(decisions, console)
    case .json: console.printText(json(decisions, paths).text())
    }
    if let failure { throw failure }
    if !isSelection, size == .small { kept.reportStrays(catalog, console) }
    return decisions.exitCode
  }

  /// Decides row by row, and prints the table meanwhile.
  private func decide(_ console: Console) -> [RowDecision] {
    let meter = ProgressMeter(console, progress, rows: rows.count)
    var decisions: [RowDecision] = []
    var table: ClaimTable?
    for selected in rows {
      if format == .text, decisions.last?.entry.name != selected.entry.name {
        if !decisions.isEmpty { console.print() }
        let rows = self.rows.filter { $0.entry.name == selected.entry.name }.map(\.row)
        table = ClaimTable(rows, size, console)
        table?.printHeader(selected.entry)
      }
      let decision = RowDecision(selected, size, limits, meter)
      table?.printRow(decision)
      decisions.append(decision)
    }
    console.clearPassing()
    return decisions
  }

  /// Keeps the counterexamples of the rows that fail as claimed, in the small size; answers the
  /// files by the rows' keys, and why one could not be written, if so.
  private func keep(
    _ decisions: [RowDecision], _ console: Console
  ) -> (paths: [String: String], failure: InputError?) {
    var paths: [String: String] = [:]
    guard size == .small else { return (paths, nil) }
    for decision in decisions where decision.standing == .asClaimed {
      guard let trace = decision.trace else { continue }
      let found = Counterexample(
        trace, claim: decision.row.id, model: decision.entry.name, decision.configuration,
        found: .exhaustive)
      do {
        paths[decision.row.key] = try kept.keep(
          found, of: decision.row, update: updates, console)
      } catch {
        return (paths, error)
      }
    }
    return (paths, nil)
  }

  /// Prints what there is to say of rows that are not as claimed, and the sum.
  private func printDetails(_ decisions: [RowDecision], _ console: Console) {
    for decision in decisions where decision.standing != .asClaimed {
      let claimed = "claimed: \(decision.row.expectation.words)"
      let subject = "\(decision.row.id) \(decision.row.property.id): "
      console.print()
      switch decision.result.verdict {
      case .holds:
        console.print(subject + "holds, \(claimed)")
      case .fails(let trace):
        let heading = subject + "\(decision.result.verdict.words), \(claimed) · "
        console.printCounterexample(trace, heading: heading + decision.configuration.words)
      case .undetermined(let why):
        console.printWrapped(
          subject + "undetermined (\(why.limit.rawValue)): \(why.reason); \(claimed)")
      }
      console.print("reproduce  " + console.plain(decision.reproducingLine(limitWords)))
    }
    console.print()
    console.print(decisions.sum)
    if let words = omissionWords(decisions) { console.print(words) }
  }

  /// How sure it is that no search that was to visit all states missed one.
  private func omissionWords(_ decisions: [RowDecision]) -> String? {
    let exhausted = decisions.map(\.result).filter(\.isExhausted)
    if exhausted.isEmpty { return nil }
    if limits.keeping == .states { return "whole states were compared: none was missed" }
    let chance = exhausted.reduce(0) { $0 + $1.expectedOmissions }
    return "the chance that a state was missed in any of them is at most \(inTwoDigits(chance))"
  }

  private func json(_ decisions: [RowDecision], _ paths: [String: String]) -> JSONValue {
    .report(
      .init("verdict", .string(decisions.standing.name)),
      .init("claims", .array(decisions.map { $0.json(counterexample: paths[$0.row.key]) })))
  }
}

extension [RowDecision] {
  /// `56 rows: 54 as claimed, 1 broken, 1 undetermined`.
  fileprivate var sum: String {
    let counts: [(RowDecision.Standing, String)] = [
      (.asClaimed, "as claimed"), (.broken, "broken"), (.undetermined, "undetermined"),
    ]
    let parts = counts.compactMap { standing, words -> String? in
      let count = count { $0.standing == standing }
      return count == 0 ? nil : "\(count) \(words)"
    }
    return "\(count) \(count == 1 ? "row" : "rows"): " + parts.joined(separator: ", ")
  }

  /// The worst that there is.
  fileprivate var standing: RowDecision.Standing {
    if contains(where: { $0.standing == .broken }) { return .broken }
    return contains { $0.standing == .undetermined } ? .undetermined : .asClaimed
  }

  fileprivate var exitCode: ExitCode {
    switch standing {
    case .asClaimed: .success
    case .broken: .broken
    case .undetermined: .undetermined
    }
  }
}
