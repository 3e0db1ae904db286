import LostAck
import LostAckCommand
import Models
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The printed parts of the README, and of what `Models` says of its systems, are what the command prints, and its code is what the tests
/// compile and run.
///
/// A part is a fence below a comment that says where it comes from. To print them anew:
/// `UPDATE_README=1 swift test --filter ReadmeTests`, which fails once if anything differed.
@Suite(.serialized) struct ReadmeTests {
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The documents, with the number of their printed parts.
  @Test(
    "Every printed part is as it would be printed now",
    arguments: [("README.md", 8), ("Models/README.md", 2 * catalog.count)])
  func printedParts(document: String, count: Int) throws {
    let file = Self.package.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = ReadmePart.all(in: text)
    #expect(parts.count == count)
    var updated = text
    for part in parts.reversed() {
      let expected = try content(of: part)
      let isSame = part.content == expected
      #expect(
        isSame, "\(part.origin): out of date; UPDATE_README=1 swift test --filter ReadmeTests")
      updated.replaceSubrange(part.range, with: expected)
    }
    if ProcessInfo.processInfo.environment["UPDATE_README"] != nil, updated != text {
      try Data(updated.utf8).write(to: file, options: .atomic)
    }
  }

  @Test("The tutorial's model keeps the rules of conduct") func tutorial() throws {
    let system = SystemEntry(Retry.self)
    for row in system.rows {
      #expect(system.audit(row.configuration(.large)).repeatedLabel == nil)
    }
  }

  private func content(of part: ReadmePart) throws -> String {
    switch part.kind {
    case .file:
      return try String(
        contentsOf: Self.package.appending(path: part.argument), encoding: .utf8)
    case .printed: return printed(by: part.argument, catalog)
    case .tutorial: return printed(by: part.argument, [SystemEntry(Retry.self)])
    }
  }

  /// What `explore` with these arguments writes to stdout.
  private func printed(by command: String, _ catalog: [SystemEntry]) -> String {
    let text = Mutex("")
    let output = Output(
      write: { part in text.withLock { $0 += part } }, writeDiagnostics: { _ in })
    // A test writes no counterexamples into the package.
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "lostack-readme-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    // Files are named as from the package's folder.
    let arguments = command.split(separator: " ").dropFirst().map { word in
      word.hasPrefix("Counterexamples/")
        ? Self.package.appending(path: String(word)).path : String(word)
    }
    let code = Explore(catalog: catalog, counterexamples: scratch).run(arguments, output: output)
    #expect(code == (command.hasPrefix("explore check") ? 1 : 0), "\(command)")
    return text.withLock { $0 }
  }
}

/// A fence of the README that is not written by hand.
struct ReadmePart {
  enum Kind: String, CaseIterable {
    case file = "file: "
    case printed = "printed by: "
    case tutorial = "printed by the tutorial: "
  }
  let kind: Kind
  /// The file, or the command.
  let argument: String
  let range: Range<String.Index>
  let content: String

  var origin: String { kind.rawValue + argument }

  static func all(in text: String) -> [ReadmePart] {
    var parts: [ReadmePart] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "<!-- ") {
      rest = rest[open.upperBound...]
      guard let close = rest.firstRange(of: " -->\n```"),
        let kind = Kind.allCases.first(where: { rest.hasPrefix($0.rawValue) }),
        let start = rest[close.upperBound...].firstRange(of: "\n")?.upperBound,
        let end = rest[start...].hasPrefix("```")
          ? start : rest[start...].firstRange(of: "\n```").map({ rest.index(after: $0.lowerBound) })
      else { continue }
      parts.append(
        ReadmePart(
          kind: kind,
          argument: String(rest[..<close.lowerBound].dropFirst(kind.rawValue.count)),
          range: start..<end, content: String(text[start..<end])))
      rest = rest[end...]
    }
    return parts
  }
}
