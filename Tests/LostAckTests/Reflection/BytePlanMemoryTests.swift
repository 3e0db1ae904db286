import Testing

@testable import LostAck

/// What lies between the bytes that count, and what is left to `Hashable`.
struct BytePlanMemoryTests {
  typealias Inner = BytePlanTests.Inner
  typealias Message = BytePlanTests.Message
  struct Record: Hashable {
    var first: UInt8
    var inners: [Inner]
    var maybe: Inner?
    var message: Message
    var last: UInt16
  }

  func record(filler: UInt8) -> Record {
    let inners = [Inner](unsafeUninitializedCapacity: 8) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: filler)
      for index in 0..<3 {
        buffer[index].word = UInt32(index)
        buffer[index].byte = 7
      }
      count = 3
    }
    return Record(first: 1, inners: inners, maybe: nil, message: .none, last: 2)
  }

  /// Writes a record into memory that is full of `filler`; its optional and its message by telling
  /// only which case they are, so that the rest of them stays as it was.
  func fingerprint(
    filler: UInt8, optionalCase: UInt32, messageCase: UInt32, wordOfInner: UInt32 = 0
  ) throws -> UInt64 {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    func inject(_ value: UnsafeMutableRawPointer, _ tag: UInt32, _ type: Any.Type) {
      let size = TypeSize(of: type)
      guard let witnesses = size.enumWitnesses else {
        Issue.record("\(type) is not an enum")
        return
      }
      unsafeBitCast(witnesses[2], to: Inject.self)(value, tag, size.metadata)
    }
    let plan = try #require(BytePlan(of: Record.self))
    defer { plan.deallocate() }
    let value = record(filler: filler)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Record>.stride, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(
      as: UInt8.self, repeating: filler, count: MemoryLayout<Record>.stride)
    func place<T>(_ field: KeyPath<Record, T>) -> UnsafeMutableRawPointer {
      memory + MemoryLayout<Record>.offset(of: field)!
    }
    place(\.first).storeBytes(of: value.first, as: UInt8.self)
    place(\.last).storeBytes(of: value.last, as: UInt16.self)
    withUnsafeBytes(of: value.inners) {
      place(\.inners).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
    place(\.maybe).storeBytes(of: wordOfInner, as: UInt32.self)
    place(\.maybe).storeBytes(of: 7, toByteOffset: 4, as: UInt8.self)
    place(\.message).storeBytes(of: 5, as: Int.self)
    inject(place(\.maybe), optionalCase, Inner?.self)
    inject(place(\.message), messageCase, Message.self)
    return withExtendedLifetime(value) { plan.feed(memory, into: 1) }
  }

  @Test func whatLiesBetweenDoesNotCount() throws {
    // Cases that carry values come first: some is 0, none is 1; request is 0, none is 4, lost is 5.
    let none = try [0, 0x55, 0xFF].map {
      try fingerprint(filler: $0, optionalCase: 1, messageCase: 4, wordOfInner: UInt32($0))
    }
    #expect(Set(none).count == 1)
    let lost = try fingerprint(filler: 0, optionalCase: 1, messageCase: 5)
    let request = try [0, 0x55, 0xFF].map {
      try fingerprint(filler: $0, optionalCase: 1, messageCase: 0)
    }
    #expect(Set(request).count == 1)
    let some = try [0, 0x55, 0xFF].map {
      try fingerprint(filler: $0, optionalCase: 0, messageCase: 4)
    }
    #expect(Set(some).count == 1)
    let other = try fingerprint(filler: 0, optionalCase: 0, messageCase: 4, wordOfInner: 1)
    #expect(Set([none[0], lost, request[0], some[0], other]).count == 5)
    let usual = record(filler: 3)
    #expect(BytePlanTests().fingerprint(usual) == none[0])
  }

  @Test func readingChangesNoReferenceCount() throws {
    final class Token: Hashable, Sendable {
      static func == (a: Token, b: Token) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct Holder: Hashable {
      var lists: [BytePlanTests.Lists]
      var tokens: [Token]
      var tokenOrList: Either
      enum Either: Hashable {
        case token(Token)
        case list([UInt8])
      }
    }
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      let values = [Holder.Either.token(token), .list([1]), .list([2])].map {
        Holder(lists: [.bytes([1]), .words([2]), .none], tokens: [token], tokenOrList: $0)
      }
      for _ in 0..<1_000 {
        #expect(Set(values.map { BytePlanTests().fingerprint($0) }).count == 3)
      }
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func whatOnlyHashableTellsApart() {
    func isOfBytes(_ type: Any.Type) -> Bool? { BytePlanTests().isOfBytes(type) }
    struct Named: Hashable {
      var name = ""
      var numbers: [Int] = []
      var set: Set<Int> = []
      var real = 0.0
      var slice: ArraySlice<Int> = []
    }
    indirect enum Expression: Hashable {
      case number(Int)
      case sum(Expression, Expression)
    }
    final class Reference {}
    struct Weak: Hashable {
      weak var other: Object?
      var list: [Int] = []
    }
    #expect(isOfBytes(Named.self) == false)
    for type in [
      String.self, Set<Int>.self, [String: Int].self, Double.self, [Double].self, [String].self,
      ArraySlice<Int>.self, AnyHashable.self, Expression.self, Reference.self, Weak.self,
      ObjectIdentifier.self, ((Int) -> Int).self,
    ] as [Any.Type] {
      #expect(isOfBytes(type) == nil, "\(type)")
    }
    let composed = Named(name: "\u{E9}", numbers: [1], set: [1, 2, 3], real: 0.0)
    var decomposed = Named(name: "e\u{301}", numbers: [1], set: [3], real: -0.0)
    decomposed.set.insert(2)
    decomposed.set.insert(1)
    decomposed.slice = [1, 2, 3, 4][2..<2]
    #expect(composed == decomposed)
    func fingerprint(_ value: Named) -> UInt64? { BytePlanTests().fingerprint(value) }
    #expect(fingerprint(composed) == fingerprint(decomposed))
    let changes: [(inout Named) -> Void] = [
      { $0.name = "e" }, { $0.numbers = [2] }, { $0.set = [1] }, { $0.real = 1 },
      { $0.slice = [1] },
    ]
    for change in changes {
      var other = composed
      change(&other)
      #expect(fingerprint(composed) != fingerprint(other))
    }
  }

  final class Object: Hashable, Sendable {
    static func == (a: Object, b: Object) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The storage of arrays is looked at, not taken on trust.
  @Test func storageOfArrays() {
    #expect([Int].elementsOffset == 32)
    #expect([UInt8].elementsOffset == 32)
    #expect(ContiguousArray<Message>.elementsOffset == 32)
    let wide = [SIMD8<Int>].elementsOffset
    #expect(wide == nil || wide! % MemoryLayout<SIMD8<Int>>.alignment == 0)
  }
}
