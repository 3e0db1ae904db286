import Models
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The README's table of promises names just those properties whose text uses the machine.
@Suite struct PromisesTests {
  @Test("Each machine's row names the properties that use it") func table() throws {
    let uses = try uses()
    let lines = try Self.text(ReadmeTests.package.appending(path: "README.md"))
      .split(separator: "\n").filter { $0.hasPrefix("| ") }
    for machine in Self.machines {
      let users = uses.compactMap { system, properties -> String? in
        let ids = properties.filter { $0.machines.contains(machine) }.map(\.id)
        return ids.isEmpty ? nil : "\(system) " + ids.joined(separator: " ")
      }
      #expect(!users.isEmpty, "\(machine)")
      let end = "| `\(machine)` | " + users.joined(separator: " · ") + " |"
      #expect(lines.contains { $0.hasSuffix(end) }, "expected: \(end)")
    }
  }

  private static let machines = [
    "AtMostOnce", "NeverAfter", "OnlyAfter", "OnlyCurrent", "RecordIffPost", "ShownIsTrue",
  ]

  private struct Use {
    let id: String
    let machines: Set<String>

    var number: Int { Int(id.dropFirst().prefix(while: \.isNumber)) ?? 0 }
  }

  /// By system, in the order of the catalog: its properties in the order of their numbers.
  private func uses() throws -> [(system: String, properties: [Use])] {
    var uses = try catalog.map { entry in
      let folder = entry.name.split(separator: "-")
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let system = String(entry.rows[0].id.prefix { $0 != "-" })
      return (system, try Self.uses(in: Self.files(of: folder)))
    }
    let classic = ReadmeTests.package.appending(path: "Models/Classics/AtLeastOnce.swift")
    uses.append(("ALO", try Self.uses(in: [Self.text(classic)])))
    return uses
  }

  private static func files(of folder: String) throws -> [String] {
    let directory = ReadmeTests.package.appending(path: "Models/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .map { try text(directory.appending(path: $0)) }
  }

  private static func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// A property is what lies between its `static let` and the next; it uses a machine by name, or
  /// by the name of a field of the watch.
  private static func uses(in files: [String]) -> [Use] {
    var fields: [String: String] = [:]
    for match in files.flatMap({ $0.matches(of: /var (\w+) = (\w+)\(\)/) }) {
      fields[String(match.1)] = String(match.2)
    }
    let properties = files.flatMap { $0.split(separator: "static let ").dropFirst() }
    return properties.compactMap { text -> Use? in
      guard let id = text.prefixMatch(of: /\w+ = Property<Self>[^"]*"(P\d+b?)"/)?.1 else {
        return nil
      }
      let watched = text.matches(of: /watch\.(\w+)/).compactMap { fields[String($0.1)] }
      let named = machines.filter { text.contains($0 + "(") }
      return Use(id: String(id), machines: Set(watched + named))
    }.sorted { ($0.number, $0.id) < ($1.number, $1.id) }
  }
}
