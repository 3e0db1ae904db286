import LostAck
import Testing

struct LabelTests {
  enum Place: Hashable, Sendable, CaseIterable { case home, work, gym, bank, school, park }
  struct Envelope: Hashable, Sendable {
    var id = 3
    var place = Place.work
  }
  enum Action: Hashable, Sendable {
    case flush
    case tap(Int)
    case claim(tab: Int, item: Int)
    case go(Place)
    case named(place: Place)
    case cross(Place?)
    case ring(Envelope)
    case pair(Place, Int)
    case note(String)
    case many([Place])
    case some(Set<Place>)
    case counts([Place: Int])
    case ids(SmallSet)
    case after(Few<2, UInt8>)
    case nested((Int, (Int, Place)))

    static func == (a: Self, b: Self) -> Bool { label(of: a) == label(of: b) }
    func hash(into hasher: inout Hasher) {}
  }
  enum Described: CustomStringConvertible {
    case one
    var description: String { "No. 1" }
  }

  @Test func cases() {
    #expect(label(of: Action.flush) == "flush")
    #expect(label(of: Action.tap(1)) == "tap(1)")
    #expect(label(of: Action.claim(tab: 0, item: 1)) == "claim(tab: 0, item: 1)")
    #expect(label(of: Action.go(.home)) == "go(home)")
    #expect(label(of: Action.named(place: .home)) == "named(place: home)")
    #expect(label(of: Action.pair(.work, -2)) == "pair(work, -2)")
    #expect(label(of: Action.note("a b")) == "note(a b)")
  }

  @Test func optionals() {
    #expect(label(of: Action.cross(nil)) == "cross(nil)")
    #expect(label(of: Action.cross(.home)) == "cross(home)")
    #expect(label(of: Int?.some(4)) == "4")
    #expect(label(of: Int?.none) == "nil")
  }

  @Test func structsAndTuples() {
    #expect(label(of: Action.ring(Envelope())) == "ring(id: 3, place: work)")
    #expect(label(of: Envelope()) == "(id: 3, place: work)")
    #expect(label(of: (1, Place.home)) == "(1, home)")
    #expect(label(of: Action.nested((1, (2, .home)))) == "nested(1, (2, home))")
  }

  @Test func containers() {
    #expect(label(of: Action.ids([2, 0])) == "ids({0 2})")
    #expect(label(of: Action.after(Few())) == "after([])")
    #expect(label(of: Action.many([.work, .home])) == "many([work, home])")
    #expect(label(of: [Int]()) == "[]")
  }

  /// No order that differs from process to process.
  @Test func setsAndDictionariesAreSorted() {
    #expect(
      label(of: Action.some(Set(Place.allCases)))
        == "some({bank, gym, home, park, school, work})")
    #expect(label(of: Action.counts([.work: 1, .home: 2])) == "counts({home: 2, work: 1})")
    #expect(label(of: Set(1...11)) == "{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}")
  }

  @Test func whatDescribesItself() {
    #expect(label(of: Described.one) == "No. 1")
    #expect(label(of: "text") == "text")
    #expect(label(of: 1.5) == "1.5")
    #expect(label(of: true) == "true")
  }

  @Test func names() {
    #expect(actionName(ofLabel: "claim(tab: 0, item: 1)") == "claim")
    #expect(actionName(ofLabel: "flush") == "flush")
    #expect(actionName(ofLabel: "") == "")
  }
}
