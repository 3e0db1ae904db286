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
