import Foundation
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
    #expect(fingerprint(values[0]) != nil)
    #expect(Set(values.map { fingerprint($0) }).count == values.count)
  }

  final class Box: Hashable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (a: Box, b: Box) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  /// Equal by what is in the box.
  struct Boxed: Hashable {
    var box: Box
    static func == (a: Self, b: Self) -> Bool { a.box.number == b.box.number }
    func hash(into hasher: inout Hasher) { hasher.combine(box.number) }
  }
  struct MaybeBoxed: Hashable {
    var box: Box?
    static func == (a: Self, b: Self) -> Bool { a.box?.number == b.box?.number }
    func hash(into hasher: inout Hasher) { hasher.combine(box?.number) }
  }
  struct Pointing: Hashable {
    var place: UnsafePointer<Int>
    static func == (a: Self, b: Self) -> Bool { a.place.pointee == b.place.pointee }
    func hash(into hasher: inout Hasher) { hasher.combine(place.pointee) }
  }

  @Test func whatIsBehindAReferenceIsComparedAsItsHolderSays() {
    struct Holder<Held: Hashable>: Hashable {
      var list: [UInt8] = [1]
      var held: Held
    }
    func expect<Held: Hashable>(_ make: (Int) -> Held) {
      let values = [1, 1, 2].map { Holder(held: make($0)) }
      #expect(values[0] == values[1] && values[0] != values[2])
      let found = values.map { fingerprint($0) }
      #expect(found[0] != nil)
      #expect(found[0] == found[1])
      #expect(found[0] != found[2])
    }
    expect { Boxed(box: Box($0)) }
    expect { MaybeBoxed(box: Box($0)) }
    let places = UnsafeMutablePointer<Int>.allocate(capacity: 3)
    defer { places.deallocate() }
    var count = 0
    expect { number in
      (places + count).initialize(to: number)
      count += 1
      return Pointing(place: UnsafePointer(places + count - 1))
    }
  }

  #if canImport(Glibc)
    /// Of a union of C, reflection shows no part.
    @Test func unionsAreNotOverlooked() {
      struct Host: Hashable {
        var address = in6_addr()
        var ports: [UInt16] = []
        var words: [UInt8] { withUnsafeBytes(of: address) { Array($0) } }
        static func == (a: Self, b: Self) -> Bool { a.words == b.words && a.ports == b.ports }
        func hash(into hasher: inout Hasher) {
          hasher.combine(words)
          hasher.combine(ports)
        }
      }
      struct Hosts: Hashable {
        var count: UInt8 = 1
        var host = Host()
      }
      var other = Hosts()
      other.host.address.__in6_u.__u6_addr32 = (0, 0, 0, 1)
      #expect(Hosts() != other)
      #expect(fingerprint(Hosts()) == fingerprint(Hosts()))
      #expect(fingerprint(Hosts()) != nil)
      #expect(fingerprint(Hosts()) != fingerprint(other))
      #expect(fingerprint(other.host) == nil)
    }
  #endif
}
