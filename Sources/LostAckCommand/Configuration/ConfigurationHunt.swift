import LostAck
import LostAckReports

/// `explore check --seed N`, `explore check --seeds A...B`: one configuration of your own, at
/// random.
struct ConfigurationHunt {
  private let own: OwnConfiguration
  private let seeds: Seeds
  private let threads: Int
  private let keepsGoing: Bool
  private let format: Arguments.Format
  private let progress: Arguments.Progress
  private let out: OutFile?

  init(_ arguments: Arguments, _ seeds: Seeds, _ catalog: [SystemEntry]) throws(InputError) {
    self.seeds = seeds
    own = try OwnConfiguration(
      arguments, catalog, OwnConfiguration.scope(try arguments.size() ?? .large))
    threads = try arguments.threads()
    keepsGoing = arguments.has(.keepGoing)
    format = try arguments.format()
    progress = try arguments.progress()
    out = try OutFile(arguments, own)
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    let targets = own.properties.map { property in
      HuntTarget(
        entry: own.entry, configuration: own.configuration, property: property,
        stream: "check-" + property.id, endsHunt: true)
    }
    var hunt = Hunt(targets, seeds, threads: threads, stops: !keepsGoing)
    var progress = HuntProgress(console, self.progress, seeds)
    hunt.run { progress?.note($0, runs: $1) }
    console.clearPassing()
    var path: String?
    if let out, let hit = hunt.outcomes.first?.hit {
      path = try out.write(hit.trace, own, found: .seed(hit.seed), console)
    }
    switch format {
    case .text: printText(hunt, path, console)
    case .json: console.printText(json(hunt, path).text())
    }
    return isViolated(hunt) ? .broken : hunt.isInterrupted ? .undetermined : .success
  }

  private func isViolated(_ hunt: Hunt) -> Bool { hunt.outcomes.contains { $0.met > 0 } }

  private func printText(_ hunt: Hunt, _ path: String?, _ console: Console) {
    own.printHeading(console)
    console.print()
    let width = own.properties.map(\.id.count).max() ?? 0
    for (property, outcome) in zip(own.properties, hunt.outcomes) {
      let words = outcome.words(seeds, of: property, isKnownToFail: false)
      console.print(
        property.id.filled(width + 2) + (outcome.met > 0 ? console.toned(words, .bad) : words))
    }
    for (property, outcome) in zip(own.properties, hunt.outcomes) {
      guard let hit = outcome.hit else { continue }
      let words = own.words + ["--property", property.id, "--seed", "\(hit.seed)"]
      console.print()
      console.printCounterexample(
        hit.trace, heading: "\(own.entry.name): \(own.configuration.rules)",
        footer: [
          ("seed", "\(hit.seed), \(hit.shrinkingWords)"), ("reproduce", commandLine(words)),
        ] + (path.map { [("file", $0)] } ?? []))
    }
    if hunt.isInterrupted { console.print() }
    console.printInterruption(hunt)
  }

  private func json(_ hunt: Hunt, _ path: String?) -> JSONValue {
    hunt.report(
      verdict: isViolated(hunt) ? "fails" : hunt.isInterrupted ? "undetermined" : "not-met",
      zip(own.properties, hunt.outcomes).map { property, outcome in
        .object(
          own.configuration.jsonMembers(own.entry.name, property.id)
            + outcome.jsonMembers(of: property, counterexample: path))
      })
  }
}
