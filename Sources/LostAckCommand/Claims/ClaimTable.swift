import LostAck

/// The table of the default command, one model's part of it; printed row by row as they are
/// decided, so the columns are as wide as they may need to be.
struct ClaimTable {
  private static let verdictWidth = 12
  private static let statesWidth = 10
  private static let depthWidth = 5
  private static let lastWidth = 10

  private let console: Console
  private let claimWidth: Int
  private let configurationWidth: Int
  private let propertyWidth: Int
  private var last: (row: Row, configuration: Configuration)?

  init(_ rows: [Row], _ size: Row.Size, _ console: Console) {
    self.console = console
    claimWidth = max(5, rows.map(\.id.count).max() ?? 0)
    propertyWidth = max(8, rows.map(\.property.id.count).max() ?? 0)
    let others =
      claimWidth + propertyWidth + Self.verdictWidth + Self.statesWidth + Self.depthWidth
      + Self.lastWidth + 6 * 2
    let room = Console.width - others
    let widths = rows.map { $0.configuration(size).words.count }
    configurationWidth = max(13, widths.filter { $0 <= room }.max() ?? 0)
  }

  func printHeader(_ entry: SystemEntry) {
    console.print("\(entry.name): \(console.plain(entry.summary))")
    // Configurations are told by what differs from it, the large ones too.
    if !entry.smallScope.isEmpty {
      console.printWrapped(entry.smallScope.words, after: "  default scope: ")
    }
    console.print()
    printLine(
      "claim", "configuration", "property", "verdict".filled(Self.verdictWidth), "states", "depth",
      "as claimed")
  }

  /// Prints a row. A configuration that is the row's before is a ditto mark; a scope that is too
  /// long for the column stands below the row.
  mutating func printRow(_ decision: RowDecision) {
    let words = console.plain(decision.configuration.words)
    let isSame = last?.row.id == decision.row.id && last?.configuration == decision.configuration
    let fits = words.count <= configurationWidth
    let rules = console.plain(decision.configuration.rules)
    let ellipsis = " …"
    let rulesFit = rules.count + ellipsis.count <= configurationWidth
    let (tone, standing): (Console.Tone, String) =
      switch decision.standing {
      case .asClaimed: (.good, console.check)
      case .broken: (.bad, "\(console.cross) claimed: \(decision.row.expectation.words)")
      case .undetermined: (.doubtful, "? claimed: \(decision.row.expectation.words)")
      }
    let verdict = decision.result.verdict.words.filled(Self.verdictWidth)
    printLine(
      decision.row.id, isSame ? "\"" : fits ? words : rulesFit ? rules + ellipsis : ellipsis,
      decision.row.property.id, console.toned(verdict, tone), grouped(decision.result.states),
      "\(decision.result.depth)", standing)
    if !isSame, !fits {
      console.printWrapped(
        rulesFit ? decision.configuration.changedScope.words : words,
        after: String(repeating: " ", count: claimWidth + 4))
    }
    last = (decision.row, decision.configuration)
  }

  private func printLine(
    _ claim: String, _ configuration: String, _ property: String, _ verdict: String,
    _ states: String, _ depth: String, _ last: String
  ) {
    let cells = [
      claim.filled(claimWidth), configuration.filled(configurationWidth),
      property.filled(propertyWidth), verdict, padded(states, Self.statesWidth),
      padded(depth, Self.depthWidth), last,
    ]
    console.print(cells.joined(separator: "  "))
  }
}
