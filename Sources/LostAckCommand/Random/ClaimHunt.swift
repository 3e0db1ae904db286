import LostAck
import LostAckReports

/// `explore --seed N`, `explore --seeds A...B`: the claims' configurations at random.
struct ClaimHunt {
  private let rows: [SelectedRow]
  private let size: Row.Size
  private let seeds: Seeds
  private let threads: Int
  private let keepsGoing: Bool
  private let format: Arguments.Format
  private let progress: Arguments.Progress
  private let kept: KeptCounterexamples

  init(
    _ arguments: Arguments, _ seeds: Seeds, _ catalog: [SystemEntry], _ store: CounterexampleStore?
  ) throws(InputError) {
    self.seeds = seeds
    rows = try arguments.rows(in: catalog)
    size = try arguments.size() ?? .large
    threads = try arguments.threads()
    keepsGoing = arguments.has(.keepGoing)
    format = try arguments.format()
    progress = try arguments.progress()
    kept = try KeptCounterexamples(of: rows.map(\.row), store, catalog)
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    let targets = rows.map { selected in
      HuntTarget(
        entry: selected.entry, configuration: selected.row.configuration(size),
        property: selected.row.property, stream: selected.row.key,
        endsHunt: !selected.row.isKnownToFail)
    }
    var hunt = Hunt(targets, seeds, threads: threads, stops: !keepsGoing)
    var progress = HuntProgress(console, self.progress, seeds)
    hunt.run { progress?.note($0, runs: $1) }
    console.clearPassing()
    let paths = try keep(hunt, console)
    let isBroken = zip(rows, hunt.outcomes).contains { $1.met > 0 && !$0.row.isKnownToFail }
    switch format {
    case .text: printText(hunt, paths, console)
    case .json: console.printText(json(hunt, paths, isBroken: isBroken).text())
    }
    return isBroken ? .broken : hunt.isInterrupted ? .undetermined : .success
  }

  /// The files in which the counterexamples met are kept, by row. Those of known gaps are there or
  /// not; that of a broken claim is written, unless another one has its name.
  private func keep(_ hunt: Hunt, _ console: Console) throws(InputError) -> [String?] {
    var paths: [String?] = []
    for (selected, outcome) in zip(rows, hunt.outcomes) {
      guard let hit = outcome.hit else {
        paths.append(nil)
        continue
      }
      if selected.row.isKnownToFail {
        paths.append(kept.path(holding: hit.trace, of: selected.row))
      } else {
        let counterexample = Counterexample(
          hit.trace, claim: selected.row.id, model: selected.entry.name,
          selected.row.configuration(size), found: .seed(hit.seed))
        paths.append(
          try kept.keepNew(counterexample, of: selected.row, seed: hit.seed, console))
      }
    }
    return paths
  }

  private func printText(_ hunt: Hunt, _ paths: [String?], _ console: Console) {
    let idWidth = max(5, rows.map(\.row.id.count).max() ?? 0)
    let propertyWidth = max(3, rows.map(\.row.property.id.count).max() ?? 0)
    var model: String?
    for (selected, outcome) in zip(rows, hunt.outcomes) {
      if selected.entry.name != model {
        if model != nil { console.print() }
        model = selected.entry.name
        let summary = console.plain(selected.entry.summary)
        console.print("\(selected.entry.name): \(summary)")
        console.print()
      }
      let row = selected.row
      let isBroken = outcome.met > 0 && !row.isKnownToFail
      let words = outcome.words(seeds, of: row.property, isKnownToFail: row.isKnownToFail)
      console.print(
        row.id.filled(idWidth + 2) + row.property.id.filled(propertyWidth + 2)
          + (isBroken ? console.toned(words, .bad) : words)
          + (isBroken
            ? " (claimed: holds)" : outcome.met > 0 ? " (known gap)" : ""))
    }
    for (index, (selected, outcome)) in zip(rows, hunt.outcomes).enumerated() {
      if let hit = outcome.hit { printHit(hit, selected, paths[index], console) }
    }
    console.print()
    console.printInterruption(hunt)
    console.print(sum(hunt))
  }

  private func printHit(
    _ hit: HuntOutcome.Hit, _ selected: SelectedRow, _ path: String?, _ console: Console
  ) {
    let row = selected.row
    let standing = row.isKnownToFail ? "known gap" : "broken, claimed: holds"
    var words = ["--claim", row.id, "--seed", "\(hit.seed)"]
    if size == .small { words += ["--size", "small"] }
    console.print()
    console.printCounterexample(
      hit.trace,
      heading: "\(row.id) \(row.property.id): \(standing) · \(row.configuration(size).words)",
      footer: [
        ("seed", "\(hit.seed), \(hit.shrinkingWords)"),
        ("reproduce", commandLine(words)),
        ("file", path ?? kept.absence(of: row)),
      ])
  }

  private func sum(_ hunt: Hunt) -> String {
    let gaps = zip(rows, hunt.outcomes).filter { selected, _ in
      selected.row.isKnownToFail && !selected.row.property.isOfRuns
    }
    let broken = zip(rows, hunt.outcomes).count { $1.met > 0 && !$0.row.isKnownToFail }
    let runs = hunt.outcomes.first?.runs ?? 0
    let seedWords = "seed\(seeds.isOne ? "" : "s") \(seeds.description)"
    return "\(rows.count.rows), \(size.rawValue) scopes, \(runs.runs) each (\(seedWords)): "
      + "\(gaps.count { $1.met > 0 }) of \(gaps.count) known gaps met, \(broken) broken"
  }

  private func json(_ hunt: Hunt, _ paths: [String?], isBroken: Bool) -> JSONValue {
    hunt.report(
      verdict: isBroken ? "broken" : hunt.isInterrupted ? "undetermined" : "as-claimed",
      rows.indices.map { index in
        let row = rows[index].row
        return .object(
          row.jsonMembers
            + row.configuration(size).jsonMembers(rows[index].entry.name, row.property.id)
            + row.expectation.jsonMembers
            + hunt.outcomes[index].jsonMembers(of: row.property, counterexample: paths[index]))
      })
  }
}
