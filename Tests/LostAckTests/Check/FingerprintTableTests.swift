import Testing

@testable import LostAck

struct FingerprintTableTests {
  @Test func isASet() {
    var table = FingerprintTable(capacity: 4)
    defer { table.deallocate() }
    var reference: Set<UInt64> = []
    var generator = Seed(1).generator
    for _ in 0..<20_000 {
      // Few distinct high bits, so that slots collide, and many at the end, so that it wraps.
      let value = (generator.next() & 0x1FE0_0000_0000_00FF) | 0x1E00_0000_0000_0001
      #expect(table.contains(value) == reference.contains(value))
      expectEqual(table.insert(value), reference.insert(value).inserted)
      #expect(table.contains(value))
    }
    #expect(table.count == reference.count)
    #expect(table.count <= table.limit)
  }

  /// What the doc comment says of its density.
  @Test func isDenseOnceItIsLarge() {
    var table = FingerprintTable()
    defer { table.deallocate() }
    var generator = Seed(1).generator
    for count in 1...100_000 {
      _ = table.insert(generator.next() | 1)
      if count > 5_000 { #expect(Double(table.bytes) / Double(count) <= 12.7) }
      #expect(Double(table.count) <= 0.8 * Double(table.capacity))
    }
  }

  @Test func shardsAreByTheHighBits() {
    let visited = VisitedSet<Graph>()
    let node = Node<Graph>(0)
    withUnsafePointer(to: node.state) { state in
      withUnsafePointer(to: node.watch) { watch in
        for high in 0..<UInt64(16) {
          for isNew in [true, false] {
            var fingerprint = high << 60 | 1
            expectEqual(visited.insert(&fingerprint, state, watch), isNew)
          }
        }
      }
    }
    #expect(
      (0..<VisitedShards.count).map { visited.fingerprints[$0].count }
        == Array(repeating: 2, count: 8))
  }

  @Test func theNextFingerprintStaysInItsShard() {
    #expect(VisitedShards.next(5) == 6)
    #expect(VisitedShards.next(0x3FFF_FFFF_FFFF_FFFF) == 0x2000_0000_0000_0000)
    #expect(VisitedShards.next(0x1FFF_FFFF_FFFF_FFFF) == 1)
  }
}
