import Foundation
import LostAck
import Models
import Testing

/// What every model of the catalog owes the engine: distinct labels, and an order of its own.
@Suite struct ConductTests {
  /// A number made of the labels that all rows' configurations offer, in their order.
  static func digest() -> UInt64 {
    catalog.reduce(0) { digest, entry in
      Set(entry.rows.map(\.key)).sorted().reduce(digest) { digest, key in
        let row = entry.rows.first { $0.key == key }!
        return digest &* 31 &+ entry.audit(row.configuration(.small), limit: 200).digest
      }
    }
  }

  @Test("No two steps of one state share a label", arguments: catalog)
  func labels(entry: SystemEntry) {
    for size in Row.Size.allCases {
      for configuration in Set(entry.rows.map { $0.configuration(size) }) {
        #expect(entry.audit(configuration).repeatedLabel == nil, "\(configuration)")
      }
    }
  }

  /// Two processes hash differently; a model whose order hangs on a `Set` would show here.
  @Test("Two processes are offered the same steps in the same order") func order() async throws {
    var digests: Set<String> = []
    for _ in 0..<2 {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        complain("digest \(ConductTests.digest())\n")
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let digest = try #require(
        text.split(separator: "\n").first { $0.hasPrefix("digest ") }, "no digest in \(text)")
      digests.insert(String(digest))
    }
    #expect(digests == ["digest \(Self.digest())"])
  }
}

private func complain(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}
