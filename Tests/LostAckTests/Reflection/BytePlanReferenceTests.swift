import Testing

@testable import LostAck

/// Types that hold what is not `Hashable`, or what is behind a reference, and say themselves when
/// they are equal.
struct BytePlanReferenceTests {
  func fingerprint<T>(_ value: T) -> UInt64? { BytePlanTests().fingerprint(value) }

  /// Neither `Hashable`, nor known by its bytes.
  struct Rule {
    var number: Int
    var others: [Others] = []
    var isMet: @Sendable () -> Bool = { true }
  }
  /// Found, and found to have a part, while it is not yet known that rules have none.
  struct Others: Hashable {
    var rules: [Rule] = []
    static func == (a: Self, b: Self) -> Bool { a.rules.map(\.number) == b.rules.map(\.number) }
    func hash(into hasher: inout Hasher) { hasher.combine(rules.map(\.number)) }
  }
  struct Rules: Hashable {
    var rules: [Rule] = []
    static func == (a: Self, b: Self) -> Bool { a.rules.map(\.number) == b.rules.map(\.number) }
    func hash(into hasher: inout Hasher) { hasher.combine(rules.map(\.number)) }
  }

  @Test func whatHasNoPartHasNoneTheSecondTime() {
    struct Twice: Hashable {
      var first = Rules()
      var second = Others()
      var third: [Others] = []
    }
    let values = [
      Twice(), Twice(first: Rules(rules: [Rule(number: 1)])),
      Twice(first: Rules(rules: [Rule(number: 2)])),
      Twice(second: Others(rules: [Rule(number: 1)])),
      Twice(second: Others(rules: [Rule(number: 2)])),
      Twice(third: [Others(rules: [Rule(number: 1)])]),
      Twice(third: [Others(rules: [Rule(number: 2)])]),
    ]
    func isByParts(_ values: [Twice]) -> Bool { BytePlan(of: Twice.self) != nil }
    #expect(isByParts(values))
    #expect(Set(values.map { fingerprint($0) }).count == values.count)
  }
}
