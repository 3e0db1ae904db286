import LostAck
import Testing

@testable import Models

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `--size large` is a hundredfold: for each configuration of a claim, the large scope has at least
/// a hundred times the distinct states of the small one, the small one counted in full.
///
/// States are counted without any property: a search that stops at a violation has not seen all,
/// and what reference machines remember is no part of the system.
@Suite("Large scopes") struct LargeScopeTests {
  /// The small scopes of at most so many states are looked at: those that take a few seconds
  /// together, or as many as the environment says, with a table:
  /// `LOSTACK_LARGE=1000000 swift test --filter LargeScopeTests`.
  static let limit = getenv("LOSTACK_LARGE").flatMap { Int(String(cString: $0)) }
  static let usual = 500
  static let factor = 100

  @Test("Each claim's large scope has a hundred times the states")
  func hundredfold() {
    let rows =
      growth(of: CaptureLane.self) + growth(of: PresenceLane.self) + growth(of: LiveActivity.self)
      + growth(of: OfflinePosts.self) + growth(of: Emergency.self) + growth(of: Exchange.self)
    for row in rows { #expect(row.isEnough, "\(row)") }
    #expect(rows.count > 30)
    if Self.limit != nil {
      print(([Growth.head] + rows.map(\.description)).joined(separator: "\n"))
    }
  }

  @Test("A scope that grows less is told")
  func tooLittle() throws {
    let model = PresenceLane(PresenceLane.design, .init(horizon: 60, losses: 1))
    let property = PresenceLane.property("P3")
    let meagre = Claim("PL-0", model, property, .holds, large: { $0.horizon = 90 })
    let ample = Claim(
      "PL-0", model, property, .holds,
      large: {
        $0.outages = 1
        $0.deaths = 1
        $0.ends = 1
        $0.horizon = 180
      })
    #expect(try !#require(growth(of: meagre)).isEnough)
    #expect(try #require(growth(of: ample)).isEnough)
  }

  /// The growth of each distinct configuration and its large scope.
  private func growth<M: SystemModel>(of _: M.Type) -> [Growth] {
    var seen: Set<[AnyHashable]> = []
    return M.claims.compactMap { claim in
      let key: [AnyHashable] = [claim.model.rules, claim.model.scope, claim.largeScope]
      return seen.insert(key).inserted ? growth(of: claim) : nil
    }
  }

  /// Nil if the small scope has more states than are looked at.
  private func growth<M: SystemModel>(of claim: Claim<M>) -> Growth? {
    let small = states(of: claim.model, limit: Self.limit ?? Self.usual)
    if small.isMore { return nil }
    let large = states(
      of: M(claim.model.rules, claim.largeScope), limit: Self.factor * small.count)
    return Growth(claim: claim.id, small: small.count, large: large.count, isMore: large.isMore)
  }

  private func states<M: Model>(of model: M, limit: Int) -> (count: Int, isMore: Bool) {
    var search = ExhaustiveSearch(model)
    search.limits.states = limit
    search.limits.threads = 2
    search.keepsTraces = false
    let found = search.run()
    return (found.states, found.limit != nil)
  }
}

/// A row of the table.
private struct Growth: CustomStringConvertible {
  let claim: String
  let small: Int
  let large: Int
  /// There are more than these; how many, was not looked at.
  let isMore: Bool

  static let head = "claim\tsmall\tlarge\tratio"

  var isEnough: Bool { large >= LargeScopeTests.factor * small }

  var description: String {
    let tenths = large * 10 / small
    let mark = isMore ? "> " : ""
    return "\(claim)\t\(small)\t\(mark)\(large)\t\(mark)\(tenths / 10).\(tenths % 10)"
  }
}
