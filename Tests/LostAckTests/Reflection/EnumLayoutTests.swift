import Testing

@testable import LostAck

struct EnumLayoutTests {
  enum Plain { case first, second, third }
  enum Mixed: Hashable {
    case empty
    case number(Int)
    case pair(tab: Int, item: UInt8)
    case alsoEmpty
    case text(String)
    indirect case nested(Mixed)
  }
  enum Generic<T> {
    case one(T)
    case other
  }
  enum Single { case only }
  enum Wide {
    case a(Int, Int, Int, Int, Int)
    case b(UInt8)
    case c
  }

  @Test func names() throws {
    let plain = try #require(EnumLayout(of: Plain.self))
    #expect(plain.caseNames == ["first", "second", "third"])
    let mixed = try #require(EnumLayout(of: Mixed.self))
    #expect(mixed.caseNames == ["number", "pair", "text", "nested", "empty", "alsoEmpty"])
    #expect(EnumLayout(of: Generic<Int>.self)?.caseNames == ["one", "other"])
    #expect(EnumLayout(of: Single.self)?.caseNames == ["only"])
    #expect(EnumLayout(of: Never.self)?.caseNames == [])
  }

  @Test func whatIsNoEnum() {
    struct Record {}
    final class Reference {}
    #expect(EnumLayout(of: Record.self) == nil)
    #expect(EnumLayout(of: Reference.self) == nil)
    #expect(EnumLayout(of: Int.self) == nil)
    #expect(EnumLayout(of: String.self) == nil)
    #expect(EnumLayout(of: (Int, Int).self) == nil)
    #expect(EnumLayout(of: Optional<Int>.self) == nil)
    #expect(EnumLayout(of: (any Error).self) == nil)
  }

  func caseName<T>(_ value: T) throws -> String {
    let cases = try #require(EnumCase<T>())
    return cases.names[withUnsafePointer(to: value) { cases.index(of: $0) }]
  }

  @Test func theCaseOfAValue() throws {
    #expect(try caseName(Plain.first) == "first")
    #expect(try caseName(Plain.third) == "third")
    #expect(try caseName(Mixed.empty) == "empty")
    #expect(try caseName(Mixed.alsoEmpty) == "alsoEmpty")
    #expect(try caseName(Mixed.number(.min)) == "number")
    #expect(try caseName(Mixed.pair(tab: 1, item: 255)) == "pair")
    #expect(try caseName(Mixed.text("")) == "text")
    #expect(try caseName(Mixed.nested(.nested(.empty))) == "nested")
    #expect(try caseName(Generic<[Int]>.one([])) == "one")
    #expect(try caseName(Generic<[Int]>.other) == "other")
    #expect(try caseName(Single.only) == "only")
    #expect(try caseName(Wide.a(1, 2, 3, 4, 5)) == "a")
    #expect(try caseName(Wide.b(9)) == "b")
    #expect(try caseName(Wide.c) == "c")
    #expect(EnumCase<Int>().map(\.names) == nil)
  }
}
