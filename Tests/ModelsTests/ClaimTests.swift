import LostAck
import Testing

@testable import Models

@Suite("Claims") struct ClaimTests {
  @Test("Each row is decided as claimed, in whatever way states are told apart", arguments: Row.all)
  func decided(row: Row) {
    let found = row.check(.automatic)
    switch row.expectation {
    case .fails(let steps):
      #expect(found.length == steps)
    case .holds:
      #expect(found.labels == nil)
      #expect(found.isExhausted)
      #expect(found.wasMet)
      for action in row.exercising {
        #expect(found.fired[action, default: 0] > 0, "\(action) never happened")
      }
    }
    #expect(found == row.check(.hashable))
  }

  @Test("No row is there twice")
  func distinct() {
    let names = Row.all.map(\.testDescription)
    #expect(Set(names).count == names.count)
  }

  @Test("Every property is claimed somewhere")
  func complete() {
    expectAllClaimed(of: CaptureLane.self)
    expectAllClaimed(of: PresenceLane.self)
  }

  private func expectAllClaimed<M: SystemModel>(of _: M.Type) {
    let claimed = Set(M.claims.flatMap { $0.properties.map(\.id) })
    #expect(claimed == Set(M.properties.map(\.id)))
  }
}
