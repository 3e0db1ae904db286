import Models
import Testing

@testable import LostAck

/// Equal values have equal fingerprints, however they lie in memory; others differ.
struct BytePlanTests {
  /// A part with padding, as elements of an array have it.
  struct Inner: Hashable, Sendable {
    var word: UInt32 = 0
    var byte: UInt8 = 0
  }
  enum Message: Hashable, Sendable {
    case request(Int)
    case reply(id: UInt8, isLast: Bool)
    case names([UInt8])
    case inner(Inner)
    case none, lost
  }
  /// What it carries lies in spare bits' way: both cases are pointers.
  enum Lists: Hashable, Sendable {
    case bytes([UInt8])
    case words([UInt16])
    case none
  }
  struct Tree: Hashable, Sendable {
    var value: UInt8 = 0
    var children: [Tree] = []
  }
  struct Everything: Hashable, Sendable {
    var flag = false
    var bytes: [UInt8] = []
    var inners: [Inner] = []
    var number: Int16 = 0
    var nested: [[Bool?]] = []
    var message = Message.none
    var messages: ContiguousArray<Message> = []
    var maybe: Inner?
    var maybeList: [UInt8]?
    var lists = Lists.none
    var tree = Tree()
  }

  func fingerprint<T>(_ value: T) -> UInt64? {
    guard let plan = BytePlan(of: T.self) else { return nil }
    defer { plan.deallocate() }
    return withUnsafePointer(to: value) { plan.feed($0, into: 1) }
  }

  func isOfBytes(_ type: Any.Type) -> Bool? {
    guard let plan = BytePlan(of: type) else { return nil }
    defer { plan.deallocate() }
    return plan.isOfBytes
  }

  /// A value out of few, whose arrays have grown and shrunk in one of many ways.
  func value(_ choices: inout SeededChoices) -> Everything {
    func list<T>(_ choices: inout SeededChoices, _ element: (inout SeededChoices) -> T) -> [T] {
      var list: [T] = []
      if choices.chance(50) { list.reserveCapacity(choices.below(40)) }
      for _ in 0..<choices.below(3) { list.append(element(&choices)) }
      if choices.chance(30) {
        list.append(element(&choices))
        list.removeLast()
      }
      return list
    }
    func inner(_ choices: inout SeededChoices) -> Inner {
      Inner(word: UInt32(choices.below(2)) << 31, byte: UInt8(choices.below(2)))
    }
    func bytes(_ choices: inout SeededChoices) -> [UInt8] {
      list(&choices) { UInt8($0.below(2)) }
    }
    func message(_ choices: inout SeededChoices) -> Message {
      switch choices.below(6) {
      case 0: .request(choices.below(2))
      case 1: .reply(id: UInt8(choices.below(2)), isLast: choices.chance(50))
      case 2: .names(bytes(&choices))
      case 3: .inner(inner(&choices))
      case 4: .none
      default: .lost
      }
    }
    var value = Everything()
    // One part or two, so that the same comes again.
    for _ in 0..<1 + choices.below(2) {
      switch choices.below(11) {
      case 0: value.flag.toggle()
      case 1: value.bytes = bytes(&choices)
      case 2: value.inners = list(&choices, inner)
      case 3: value.number = Int16(choices.below(2))
      case 4: value.nested = list(&choices) { list(&$0) { $0.chance(50) ? nil : $0.chance(50) } }
      case 5: value.message = message(&choices)
      case 6: value.messages = ContiguousArray(list(&choices, message))
      case 7: value.maybe = choices.chance(50) ? nil : inner(&choices)
      case 8: value.maybeList = choices.chance(50) ? nil : bytes(&choices)
      case 9:
        value.lists =
          choices.chance(50) ? .bytes(bytes(&choices)) : .words(bytes(&choices).map(UInt16.init))
      default:
        value.tree.children = list(&choices) { choices in
          Tree(value: 1, children: list(&choices) { Tree(value: UInt8($0.below(2))) })
        }
      }
    }
    return value
  }

  @Test func tellsApartWhatIsNotEqualAndNothingElse() throws {
    let plan = try #require(BytePlan(of: Everything.self))
    defer { plan.deallocate() }
    #expect(plan.isOfBytes)
    var choices = SeededChoices(seed: 1)
    var fingerprints: [Everything: UInt64] = [:]
    var again = 0
    for _ in 0..<20_000 {
      let value = value(&choices)
      let found = withUnsafePointer(to: value) { plan.feed($0, into: 1) }
      if let known = fingerprints[value] {
        again += 1
        #expect(known == found, "\(value)")
      }
      fingerprints[value] = found
    }
    #expect(Set(fingerprints.values).count == fingerprints.count)
    #expect(fingerprints.count > 2_000 && again > 5_000)
  }

  @Test func whereOnePartEndsCounts() {
    struct Pair: Hashable {
      var first: [UInt8]
      var second: [UInt8]
    }
    let pairs = (0...40).flatMap { total in
      (0...total).map { first in
        Pair(
          first: Array(repeating: 0, count: first),
          second: Array(repeating: 0, count: total - first))
      }
    }
    #expect(Set(pairs.map { fingerprint($0) }).count == pairs.count)
    #expect(fingerprint([[UInt8]]()) != fingerprint([[UInt8]()]))
    #expect(fingerprint([[[UInt8]()], []]) != fingerprint([[], [[UInt8]()]]))
  }

  /// Each byte of an array of any length, and each bit of it.
  @Test func everyByteCounts() {
    for count in 0...40 {
      let bytes = [UInt8](repeating: 0, count: count)
      var seen = [fingerprint(bytes)]
      for index in 0..<count {
        for bit in 0..<8 {
          var other = bytes
          other[index] ^= 1 << bit
          seen.append(fingerprint(other))
        }
      }
      #expect(Set(seen).count == 1 + count * 8)
    }
  }

  @Test func modelsWithArraysAreOfBytes() {
    #expect(isOfBytes(OrdinaryTwoPhaseCommit.State.self) == true)
    #expect(isOfBytes(LostUpdate.State.self) == true)
    #expect(isOfBytes(River.State.self) == false)
  }
}
