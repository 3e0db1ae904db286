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

  init(_ rows: [Row], _ size: Row.Size, _ console: Console) {
    self.console = console
    claimWidth = max(5, rows.map(\.id.count).max() ?? 0)
    propertyWidth = max(8, rows.map(\.property.id.count).max() ?? 0)
    let others =
      claimWidth + propertyWidth + Self.verdictWidth + Self.statesWidth + Self.depthWidth
      + Self.lastWidth + 6 * 2
    let needed = rows.map { $0.configuration(size).words.count }.max() ?? 0
    configurationWidth = max(13, min(needed, Console.width - others))
  }

  func printHeader(_ entry: SystemEntry, _ size: Row.Size) {
    console.print("\(entry.name): \(console.plain(entry.summary))")
    let scope = size == .small ? entry.smallScope : entry.largeScope
    if !scope.isEmpty {
      console.printWrapped(scope.words, after: "  \(size.rawValue) scope: ")
    }
    console.print()
    printLine(
      "claim", "configuration", "property", "verdict".filled(Self.verdictWidth), "states", "depth",
      "as claimed")
  }

  /// Prints a row. The configuration is repeated for each property, so that every line can be read
  /// by itself.
  func printRow(_ decision: RowDecision) {
    let configuration = wrapped(
      console.plain(decision.configuration.words), width: configurationWidth)
    let (tone, last): (Console.Tone, String) =
      switch decision.standing {
      case .asClaimed: (.good, console.check)
      case .broken: (.bad, "\(console.cross) claimed: \(decision.row.expectation.words)")
      case .undetermined: (.doubtful, "? claimed: \(decision.row.expectation.words)")
      }
    let verdict = decision.result.verdict.words.filled(Self.verdictWidth)
    printLine(
      decision.row.id, configuration[0], decision.row.property.id, console.toned(verdict, tone),
      grouped(decision.result.states), "\(decision.result.depth)", last)
    for line in configuration.dropFirst() {
      console.print(String(repeating: " ", count: claimWidth + 4) + line)
    }
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
