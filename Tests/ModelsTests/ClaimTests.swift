import LostAck
import Testing

@testable import Models

@Suite("Claims") struct ClaimTests {
  @Test("Each row is decided as claimed", arguments: Row.all)
  func decided(row: Row) {
    let result = row.check()
    switch row.expectation {
    case .holds:
      #expect(result.verdict == .holds)
      #expect(result.isExhausted)
    case .fails(let steps):
      #expect(result.counterexample?.steps.count == steps)
    }
  }

  @Test("Bytes and Hashable tell the same states apart, claim by claim")
  func fingerprints() {
    expectSameCounts(of: CaptureLane.self)
    expectSameCounts(of: PresenceLane.self)
    expectSameCounts(of: LiveActivity.self)
    expectSameCounts(of: OfflinePosts.self)
    expectSameCounts(of: Emergency.self)
    expectSameCounts(of: Exchange.self)
  }

  private func expectSameCounts<M: SystemModel>(of _: M.Type) {
    for claim in M.claims {
      let masked = ExhaustiveSearch(claim.model, claim.properties).run()
      let hashed = ExhaustiveSearch(
        claim.model, claim.properties, fingerprinting: .hashable
      ).run()
      #expect(masked.layers == hashed.layers, "\(claim.id)")
      #expect(masked.transitions == hashed.transitions, "\(claim.id)")
      #expect(masked.violation?.actions == hashed.violation?.actions, "\(claim.id)")
    }
  }

  @Test("No row is there twice")
  func distinct() {
    let names = Row.all.map(\.key)
    #expect(Set(names).count == names.count)
  }

  @Test("Every property is claimed somewhere")
  func complete() {
    expectAllClaimed(of: CaptureLane.self)
    expectAllClaimed(of: PresenceLane.self)
    expectAllClaimed(of: LiveActivity.self)
    expectAllClaimed(of: OfflinePosts.self)
    expectAllClaimed(of: Emergency.self)
    expectAllClaimed(of: Exchange.self)
  }

  private func expectAllClaimed<M: SystemModel>(of _: M.Type) {
    let claimed = Set(M.claims.flatMap { $0.properties.map(\.id) })
    #expect(claimed == Set(M.properties.map(\.id)))
  }
}
