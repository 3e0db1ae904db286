import LostAck
import Models
import Testing

/// Which bytes carry the value.
struct ByteMaskTests {
  enum Plain: Hashable, Sendable { case a, b, c }
  enum WithPayload: Hashable, Sendable {
    case none
    case some(Int)
  }
  enum Labelled: Hashable, Sendable {
    case decided(isCommitted: Bool)
    case other, another
  }
  enum Two: Hashable, Sendable {
    case first(Int)
    case second(Bool)
    case none
  }
  enum Boxed: Hashable, Sendable {
    indirect case some(Int)
    case none
  }
  struct Inner: Hashable, Sendable {
    var word: UInt32 = 0
    var byte: UInt8 = 0
  }
  struct Padded: Hashable, Sendable {
    var byte: UInt8 = 0
    var word: UInt32 = 0
    var inner = Inner()
    // Lies in the padding at the end of `inner`.
    var last: UInt8 = 0
    var long = 0
  }

  /// `x` for a byte that counts, `.` for one that does not; nil if there is no mask.
  func picture<T>(_ sample: T) -> String? {
    guard let mask = ByteMask(sample: sample) else { return nil }
    #expect(mask.words.count == (MemoryLayout<T>.size + 7) / 8)
    let bytes = mask.words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    #expect(bytes.dropFirst(MemoryLayout<T>.size).allSatisfy { $0 == 0 })
    return String(bytes.prefix(MemoryLayout<T>.size).map { $0 == 0xFF ? "x" : $0 == 0 ? "." : "?" })
  }

  @Test func wholeNumbersAndFlags() {
    #expect(picture(UInt8(3)) == "x")
    #expect(picture(-1) == "xxxxxxxx")
    #expect(picture(true) == "x")
    #expect(picture(Int128(1)) == "xxxxxxxxxxxxxxxx")
    #expect(picture((UInt8(1), UInt16(2))) == "x.xx")
  }

  @Test func paddingIsLeftOut() {
    #expect(MemoryLayout<Padded>.size == 24)
    #expect(picture(Padded()) == "x...xxxxxxxxxx..xxxxxxxx")
  }

  @Test func enums() {
    #expect(picture(Plain.b) == "x")
    #expect(picture(WithPayload.none) == "xxxxxxxxx")
    #expect(picture(Labelled.other) == "x")
    #expect(picture(Two.second(true)) == nil)
    #expect(picture(Boxed.none) == nil)
    #expect(picture(Optional(Plain.a)) == "x")
    #expect(picture(Optional(5)) == "xxxxxxxxx")
    #expect(picture(Optional<Int16>.none) == "xxx")
    #expect(picture(Optional(Optional(true))) == "x")
    #expect(picture(Optional(Inner())) == nil)
  }

  @Test func whatIsNotPlainHasNone() {
    struct Named: Hashable, Sendable { var name = "" }
    struct Listed: Hashable, Sendable { var list: [Int] = [] }
    struct Real: Hashable, Sendable { var real = 0.0 }
    final class Reference {}
    #expect(picture(Named()) == nil)
    #expect(picture(Listed()) == nil)
    // −0.0 equals 0.0, in other bytes.
    #expect(picture(Real()) == nil)
    #expect(picture(Reference()) == nil)
    #expect(picture(Set<Int>()) == nil)
  }

  @Test func containersSayHowTheyAreLaidOut() {
    #expect(picture(PerProcess<3, UInt16>(repeating: 1)) == "xxxxxx")
    #expect(picture(PerProcess<2, Inner>(repeating: Inner())) == "xxxxx...xxxxx...")
    #expect(picture(Few<2, Inner>()) == "xxxxx...xxxxx...x")
    #expect(picture(PerProcess<2, Few<1, UInt16>>(repeating: Few())) == "xxx.xxx.")
    #expect(picture(SmallSet()) == "xxxxxxxx")
    #expect(picture(Lane()) == "xxxxxxxxxx")
    #expect(picture(SkewedClock()) == "xxxx")
    #expect(picture(Memory<MemoryTests.Ids, UInt8>(0)) == "xxxxxxxxxx")
    #expect(picture(AtMostOnce()) == "xxxxxxxx")
    #expect(picture(PerProcess<1, WithPayload>(repeating: .none)) == "xxxxxxxxx.......")
    #expect(picture(PerProcess<2, Two>(repeating: .none)) == nil)
  }

  @Test func nothing() {
    #expect(ByteMask(sample: NoReferenceMachines())?.words == [])
    #expect(picture(()) == "")
  }

  /// The models that are said to be plain bytes are.
  @Test func models() {
    #expect(ByteMask(sample: TwoPhaseCommit<3>.State()) != nil)
    #expect(ByteMask(sample: AtLeastOnce(ids: 1, capacity: 1).initialStates[0]) != nil)
    #expect(ByteMask(sample: EightPuzzle.State()) != nil)
    #expect(ByteMask(sample: Outbox(ids: 1).initialStates[0]) != nil)
    #expect(ByteMask(sample: River.State()) == nil)
    #expect(ByteMask(sample: LostUpdate(count: 2).initialStates[0]) == nil)
  }
}
