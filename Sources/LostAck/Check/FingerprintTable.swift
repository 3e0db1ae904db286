/// A set of fingerprints: open addressing with linear probing, at most three quarters full.
///
/// Insertion and look-up are O(1) expected; eight bytes a slot.
@frozen @usableFromInline struct FingerprintTable {
  @usableFromInline var slots: UnsafeMutablePointer<UInt64>
  @usableFromInline var mask: Int
  @usableFromInline var count = 0

  @inlinable init(capacity: Int = 1 << 10) {
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
  }

  @inlinable func deallocate() { slots.deallocate() }

  @inlinable var bytes: Int { (mask + 1) * 8 }

  @inlinable @inline(__always) func slot(_ fingerprint: UInt64) -> UnsafeMutablePointer<UInt64> {
    slots + (Int(truncatingIfNeeded: fingerprint) & mask)
  }

  @inlinable @inline(__always) func contains(_ fingerprint: UInt64) -> Bool {
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while true {
      let found = slots[index]
      if found == fingerprint { return true }
      if found == 0 { return false }
      index = (index &+ 1) & mask
    }
  }

  /// True if the fingerprint was not there.
  @inlinable @inline(__always) mutating func insert(_ fingerprint: UInt64) -> Bool {
    if count &* 4 > mask &* 3 { grow() }
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while true {
      let found = slots[index]
      if found == fingerprint { return false }
      if found == 0 {
        slots[index] = fingerprint
        count &+= 1
        return true
      }
      index = (index &+ 1) & mask
    }
  }

  @inlinable @inline(never) mutating func grow() {
    let old = self
    self = FingerprintTable(capacity: (old.mask + 1) * 2)
    for index in 0...old.mask where old.slots[index] != 0 { _ = insert(old.slots[index]) }
    old.deallocate()
  }
}

/// The visited set: tables by the fingerprint's high bits, so that threads insert side by side.
@usableFromInline final class VisitedSet {
  @usableFromInline static let shardBits: UInt64 = 3
  @usableFromInline let shards: UnsafeMutablePointer<FingerprintTable>

  @inlinable static var shardCount: Int { 1 &<< Int(shardBits) }

  @inlinable init() {
    shards = .allocate(capacity: Self.shardCount)
    for shard in 0..<Self.shardCount { (shards + shard).initialize(to: FingerprintTable()) }
  }

  deinit {
    for shard in 0..<Self.shardCount { shards[shard].deallocate() }
    shards.deallocate()
  }

  @inlinable var bytes: Int { (0..<Self.shardCount).reduce(0) { $0 + shards[$1].bytes } }

  @inlinable @inline(__always) static func shard(_ fingerprint: UInt64) -> Int {
    Int(truncatingIfNeeded: fingerprint &>> (64 &- shardBits))
  }

  /// Where the look-up of `fingerprint` starts.
  @inlinable @inline(__always) func slot(_ fingerprint: UInt64) -> UnsafeMutablePointer<UInt64> {
    shards[Self.shard(fingerprint)].slot(fingerprint)
  }

  @inlinable @inline(__always) func contains(_ fingerprint: UInt64) -> Bool {
    shards[Self.shard(fingerprint)].contains(fingerprint)
  }

  @inlinable @inline(__always) func insert(_ fingerprint: UInt64) -> Bool {
    shards[Self.shard(fingerprint)].insert(fingerprint)
  }
}
