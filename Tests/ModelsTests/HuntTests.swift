import LostAck
import Models
import Testing

/// Random runs meet what the claims say is there, and shrink it to what the exhaustive search
/// finds.
@Suite struct HuntTests {
  static let mustBeMet = [CaptureLane.name, PresenceLane.name]
  static let seeds: ClosedRange<UInt64> = 1...300
  static let failing = catalog.flatMap(\.rows).filter {
    $0.expectation != .holds && !$0.property.isOfRuns
  }
  static let holding = catalog.flatMap(\.rows).filter {
    $0.expectation == .holds && !$0.property.isOfRuns
  }

  @Test("Every failing row is met, and shrunk to the shortest from every seed", arguments: failing)
  func shrinksToTheShortest(row: Row) throws {
    let system = try #require(catalog.first { $0.name == row.model })
    let configuration = row.configuration(.large)
    let shortest = try #require(
      system.check(configuration, row.property.id).verdict.counterexample)
    #expect(row.expectation == .fails(in: shortest.steps.count))
    var met = 0
    for seed in Self.seeds {
      let result = system.run(configuration, row.property.id, seed: seed, stream: row.key)
      guard let found = result.violation else { continue }
      met += 1
      #expect(found.isShortest, "seed \(seed)")
      #expect(found.trace == shortest, "seed \(seed)")
    }
    // Of other models too, what random runs may well miss, the exhaustive check decides.
    if Self.mustBeMet.contains(row.model) { #expect(met > 0) }
  }

  @Test("No run breaks a claim", arguments: holding)
  func breaksNothing(row: Row) throws {
    let system = try #require(catalog.first { $0.name == row.model })
    for seed in Self.seeds {
      let result = system.run(
        row.configuration(.large), row.property.id, seed: seed, stream: row.key, shrinks: false)
      #expect(result.violation == nil, "seed \(seed)")
    }
  }

  @Test("A seed and a name give one run, here and everywhere")
  func sameEverywhere() throws {
    let system = try #require(catalog.first { $0.name == "capture-lane" })
    let row = try #require(system.rows.first { $0.key == "CL-13-P3" })
    let found = Self.seeds.filter { seed in
      system.run(
        row.configuration(.large), row.property.id, seed: seed, stream: row.key, shrinks: false
      ).violation != nil
    }
    #expect(found.prefix(5) == [8, 19, 44, 46, 57])
  }
}

extension Verdict {
  fileprivate var counterexample: Trace? {
    if case .fails(let trace) = self { trace } else { nil }
  }
}
