import Testing

@testable import LostAck

struct FingerprintTableTests {
  @Test func isASet() {
    var table = FingerprintTable(capacity: 4)
    defer { table.deallocate() }
    var reference: Set<UInt64> = []
    var generator = Seed(1).generator
    for _ in 0..<20_000 {
      // Few distinct low bits, so that slots collide.
      let value = (generator.next() & 0xFFFF_0000_0000_00FF) | 1
      #expect(table.contains(value) == reference.contains(value))
      expectEqual(table.insert(value), reference.insert(value).inserted)
      #expect(table.contains(value))
    }
    #expect(table.count == reference.count)
    #expect(table.count * 4 <= (table.mask + 1) * 3)
  }

  @Test func shardsAreByTheHighBits() {
    let visited = VisitedSet()
    for high in 0..<UInt64(16) {
      expectEqual(visited.insert(high << 60 | 1), true)
      expectEqual(visited.insert(high << 60 | 1), false)
    }
    #expect(
      (0..<VisitedSet.shardCount).map { visited.shards[$0].count } == Array(repeating: 2, count: 8))
  }
}
