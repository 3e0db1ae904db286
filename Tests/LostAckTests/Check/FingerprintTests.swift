import Testing

@testable import LostAck

struct FingerprintTests {
  /// A state with padding in every word, and a tail.
  struct Padded: Model {
    struct State: Hashable, Sendable {
      var first: UInt8
      var second: UInt32
      var third: UInt8
      var fourth: UInt16
      var fifth: UInt8
      var sixth: UInt32
      var seventh: UInt8
    }
    struct Watch: ReferenceMachines {
      var flag = false
      var number: UInt32 = 0
    }
    enum Action: Hashable, Sendable { case none }
    let initialStates = [
      State(first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7)
    ]
    func steps(from state: State, _ step: Steps<Self>) {}
  }

  /// Writes the fields, one by one, into memory that is full of `filler`.
  func fingerprint(_ node: Node<Padded>, filler: UInt8, _ way: Fingerprinting = .automatic)
    -> UInt64
  {
    withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Node<Padded>>.stride, alignment: 8
    ) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: filler)
      let place = memory.baseAddress!.assumingMemoryBound(to: Node<Padded>.self)
      place.pointee.state.first = node.state.first
      place.pointee.state.second = node.state.second
      place.pointee.state.third = node.state.third
      place.pointee.state.fourth = node.state.fourth
      place.pointee.state.fifth = node.state.fifth
      place.pointee.state.sixth = node.state.sixth
      place.pointee.state.seventh = node.state.seventh
      place.pointee.watch.flag = node.watch.flag
      place.pointee.watch.number = node.watch.number
      let fingerprint = Fingerprinter<Padded>(node, way)
      return fingerprint(&place.pointee.state, &place.pointee.watch)
    }
  }

  /// A word that is what words are mixed with makes a factor of zero. Not so these, which models'
  /// states may hold: what generators of random numbers add, and the constants of other hashes.
  @Test func noWordHidesAnother() {
    struct Words<Rest: Hashable & Sendable>: Model {
      struct State: Hashable, Sendable {
        var first: UInt64
        var second: UInt64
        var rest: Rest
      }
      enum Action: Hashable, Sendable { case none }
      let initialStates: [State]
      func steps(from state: State, _ step: Steps<Self>) {}
    }
    func count<Rest: Hashable & Sendable>(_ rest: [Rest], constant: UInt64) -> (Int, of: Int) {
      let states = (0..<100 as Range<UInt64>).flatMap { number in
        rest.flatMap { rest in
          [
            Words.State(first: constant, second: number, rest: rest),
            Words.State(first: number, second: constant, rest: rest),
          ]
        }
      }
      let fingerprint = Fingerprinter<Words<Rest>>(Node(states[0]), .automatic)
      let found = Set(
        states.map { state in
          withUnsafePointer(to: state) { state in
            withUnsafePointer(to: Words<Rest>.Watch()) { fingerprint(state, $0) }
          }
        })
      return (found.count, of: Set(states).count)
    }
    for constant: UInt64 in [
      0x9E37_79B9_7F4A_7C15, 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3,
      0x5899_65CC_7537_4CC3, 0x1D8E_4E27_C47D_124F, 0,
    ] {
      let plain = count([UInt8(1), 2], constant: constant)
      #expect(plain.0 == plain.of)
      let arrays = count([[UInt8(1)], [], [2, 3]], constant: constant)
      #expect(arrays.0 == arrays.of)
    }
  }

  @Test func paddingDoesNotCount() {
    let node = Padded().initialNodes[0]
    #expect(MemoryLayout<Padded.State>.size == 21)
    #expect(fingerprint(node, filler: 0) == fingerprint(node, filler: 0xFF))
    let hashed = [UInt8(0), 0xFF].map { fingerprint(node, filler: $0, .hashable) }
    #expect(hashed[0] == hashed[1])
  }

  @Test func everyFieldCounts() {
    let node = Padded().initialNodes[0]
    var seen = [fingerprint(node, filler: 0)]
    func add(_ change: (inout Node<Padded>) -> Void) {
      var changed = node
      change(&changed)
      seen.append(fingerprint(changed, filler: 0))
    }
    add { $0.state.first += 1 }
    add { $0.state.second += 1 << 31 }
    add { $0.state.third += 1 }
    add { $0.state.fourth += 1 }
    add { $0.state.fifth += 1 }
    add { $0.state.sixth += 1 }
    add { $0.state.seventh += 1 }
    add { $0.watch.flag.toggle() }
    add { $0.watch.number += 1 }
    #expect(Set(seen).count == 10)
  }
}
