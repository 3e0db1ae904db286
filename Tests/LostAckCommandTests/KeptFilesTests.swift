import Foundation
import LostAck
import LostAckReports
import Models
import Testing

/// The package's own `Counterexamples/`: a file for each row that is known to fail, no other, and
/// each reproduces.
@Suite struct KeptFilesTests {
  private static let store = CounterexampleStore(
    directory: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Counterexamples").standardized.path)
  private static let names = store.names()

  @Test func everyRowThatIsKnownToFailHasItsFile() {
    for row in catalog.flatMap(\.rows) where row.expectation != .holds {
      #expect(
        Self.names.contains(CounterexampleStore.fileName(row.key)),
        "\(row.key) has lost its counterexample; swift run explore --claim \(row.id) writes it")
    }
  }

  @Test(arguments: names) func belongsToARowAndReproduces(name: String) throws {
    let row = try #require(
      catalog.flatMap(\.rows).first {
        $0.expectation != .holds && CounterexampleStore.fileName($0.key) == name
      }, "\(name) belongs to no claim that is known to fail")
    let counterexample = try Self.store.read(name)
    let resolved = try ResolvedCounterexample(counterexample, in: catalog)
    #expect(resolved.reproduces)
    #expect(counterexample.claim == row.id)
    #expect(resolved.property == row.property)
    #expect(resolved.configuration == row.configuration(.small))
    #expect(row.expectation == .fails(in: counterexample.steps.count))
    // Read and written again, it is the same, byte for byte.
    #expect(counterexample.text == Self.store.text(name))
  }
}
