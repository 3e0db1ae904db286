/// A set of fingerprints: open addressing with linear probing, eight bytes a slot.
///
/// A fingerprint's slot is its product with the number of slots (Lemire, "Fast random integer
/// generation in an interval", 2019), so that this need not be a power of two: the table grows by a
/// quarter and is, once it is large, between 0.63 and 0.79 full: at most 12.7 bytes a fingerprint.
/// Slots follow the order of the fingerprints, so growing reads and writes memory in order.
///
/// Insertion and look-up are O(1) expected.
@frozen @usableFromInline struct FingerprintTable {
  @usableFromInline var slots: UnsafeMutablePointer<UInt64>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0
  /// The count at which the table grows, before the next insertion.
  @usableFromInline var limit: Int

  @inlinable init(capacity: Int = 64) {
    self.capacity = capacity
    limit = capacity * 79 / 100
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
  }

  @inlinable func deallocate() { slots.deallocate() }

  @inlinable var bytes: Int { capacity * 8 }

  /// Where a look-up starts, by all bits but those that chose the shard.
  @inlinable @inline(__always) func start(_ fingerprint: UInt64) -> Int {
    let bits = fingerprint &<< VisitedShards.bits
    let product = bits.multipliedFullWidth(by: UInt64(truncatingIfNeeded: capacity))
    return Int(truncatingIfNeeded: product.high)
  }

  @inlinable @inline(__always) func slot(_ fingerprint: UInt64) -> UnsafeMutablePointer<UInt64> {
    slots + start(fingerprint)
  }

  @inlinable @inline(__always) func contains(_ fingerprint: UInt64) -> Bool {
    var index = start(fingerprint)
    while true {
      let found = slots[index]
      if found == fingerprint { return true }
      if found == 0 { return false }
      index &+= 1
      if index == capacity { index = 0 }
    }
  }

  /// True if the fingerprint, which is not zero, was not there.
  @inlinable @inline(__always) mutating func insert(_ fingerprint: UInt64) -> Bool {
    if count >= limit { grow() }
    var index = start(fingerprint)
    while true {
      let found = slots[index]
      if found == fingerprint { return false }
      if found == 0 {
        slots[index] = fingerprint
        count &+= 1
        return true
      }
      index &+= 1
      if index == capacity { index = 0 }
    }
  }

  @inlinable @inline(never) mutating func grow() {
    let old = self
    self = FingerprintTable(
      capacity: capacity < 1 << 12 ? capacity * 2 : capacity + capacity / 4)
    for slot in 0..<old.capacity where old.slots[slot] != 0 { _ = insert(old.slots[slot]) }
    old.deallocate()
  }
}
