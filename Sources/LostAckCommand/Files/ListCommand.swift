import LostAck
import LostAckReports

/// `explore list`: what there is to name on the command line.
struct ListCommand {
  private let entries: [SystemEntry]
  private let format: Arguments.Format

  init(_ arguments: Arguments, _ catalog: [SystemEntry]) throws(InputError) {
    entries = try arguments.entry(in: catalog).map { [$0] } ?? catalog
    format = try arguments.format()
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    switch format {
    case .text:
      for (index, entry) in entries.enumerated() {
        if index > 0 { console.print() }
        printEntry(entry, console)
      }
    case .json:
      console.printText(JSONValue.report(.init("models", .array(entries.map(\.json)))).text())
    }
    return .success
  }

  private func printEntry(_ entry: SystemEntry, _ console: Console) {
    console.print("\(entry.name): \(console.plain(entry.summary))")
    printSection("rules in the design", entry.rules.filter(\.isInDesign).map(\.line), console)
    printSection("rules to add", entry.rules.filter { !$0.isInDesign }.map(\.line), console)
    printSection("properties", entry.properties.map { ($0.id, $0.sentence) }, console)
    printSection(
      "scope",
      zip(entry.smallScope, entry.largeScope).map { small, large in
        (small.name, "\(small.value)" + (small == large ? "" : ", large: \(large.value)"))
      }, console)
    printSection("claims", claims(entry), console)
  }

  private func printSection(
    _ title: String, _ lines: [(name: String, text: String)], _ console: Console
  ) {
    if lines.isEmpty { return }
    let width = lines.map(\.name.count).max()!
    console.print()
    console.print("  " + title)
    for line in lines {
      console.printWrapped(line.text, after: "    " + line.name.filled(width + 2))
    }
  }

  /// A line for each configuration and verdict of a claim.
  private func claims(_ entry: SystemEntry) -> [(name: String, text: String)] {
    var lines: [(row: Row, properties: [String])] = []
    for row in entry.rows {
      if let last = lines.last, last.row.id == row.id, last.row.expectation == row.expectation {
        lines[lines.count - 1].properties.append(row.property.id)
      } else {
        lines.append((row, [row.property.id]))
      }
    }
    return lines.map { row, properties in
      (
        row.id,
        row.configuration(.small).words + " · " + properties.joined(separator: " ") + ": "
          + row.expectation.words
      )
    }
  }
}

extension SystemEntry.RuleInfo {
  fileprivate var line: (name: String, text: String) { (id, sentence) }
}

extension SystemEntry {
  fileprivate var json: JSONValue {
    .object(
      .init("name", .string(name)),
      .init("summary", .string(summary)),
      .init(
        "rules",
        .array(
          rules.map {
            .object(
              .init("id", .string($0.id)), .init("sentence", .string($0.sentence)),
              .init("inDesign", .boolean($0.isInDesign)))
          })),
      .init(
        "properties",
        .array(
          properties.map {
            .object(.init("id", .string($0.id)), .init("sentence", .string($0.sentence)))
          })),
      .init("actions", .strings(actions)),
      .init(
        "scope",
        .object(
          .init("small", JSONValue(scope: smallScope)), .init("large", JSONValue(scope: largeScope))
        )
      ),
      .init(
        "claims",
        .array(
          rows.map {
            .object(
              $0.jsonMembers + $0.configuration(.small).jsonMembers(name, $0.property.id)
                + $0.expectation.jsonMembers)
          })))
  }
}
