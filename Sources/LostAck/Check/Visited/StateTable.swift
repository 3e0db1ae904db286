/// A set of whole states: no two are ever taken for one.
///
/// Each state is also given a fingerprint of its own, the first free one from the fingerprint that
/// it has: by these the rest of the search tells states apart. Open addressing with linear probing
/// (Knuth, TAOCP 3, 6.4), at most three quarters full; a node, its fingerprint, and four to eleven
/// bytes a state.
@frozen @usableFromInline struct StateTable<M: Model> {
  @usableFromInline var nodes = Growing<Node<M>>()
  @usableFromInline var fingerprints = Growing<UInt64>()
  /// One more than the position of a node; zero where the slot is free.
  @usableFromInline var slots: UnsafeMutablePointer<UInt32>
  @usableFromInline var mask: Int

  @inlinable init(capacity: Int = 64) {
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
  }

  @inlinable func deallocate() {
    nodes.deallocate()
    fingerprints.deallocate()
    slots.deallocate()
  }

  @inlinable var bytes: Int { nodes.bytes + fingerprints.bytes + (mask + 1) * 4 }

  @inlinable static func start(_ fingerprint: UInt64) -> Int {
    Int(truncatingIfNeeded: fingerprint)
  }

  /// Whether the state is there. Either way `fingerprint` becomes the one it has, or would get.
  @inlinable func contains(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    slot(&fingerprint, state, watch).isTaken
  }

  /// True if the state was not there.
  @inlinable mutating func insert(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    if nodes.count &* 4 > mask &* 3 { grow() }
    let (index, isTaken) = slot(&fingerprint, state, watch)
    if isTaken { return false }
    nodes.append(Node(state.pointee, watch.pointee))
    fingerprints.append(fingerprint)
    slots[index] = UInt32(nodes.count)
    return true
  }

  /// The slot of the state, or the free one where it belongs.
  @inlinable func slot(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> (index: Int, isTaken: Bool) {
    var index = Self.start(fingerprint) & mask
    while true {
      if slots[index] == 0 { return (index, false) }
      let place = Int(slots[index]) &- 1
      if fingerprints[place] == fingerprint {
        let node = nodes.pointer(to: place)
        if node.pointee.state == state.pointee, node.pointee.watch == watch.pointee {
          return (index, true)
        }
        // Another state has this fingerprint: take the next of the same shard.
        fingerprint = VisitedShards.next(fingerprint)
        index = Self.start(fingerprint) & mask
      } else {
        index = (index &+ 1) & mask
      }
    }
  }

  @inlinable @inline(never) mutating func grow() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    for place in 0..<fingerprints.count {
      var index = Self.start(fingerprints[place]) & mask
      while slots[index] != 0 { index = (index &+ 1) & mask }
      slots[index] = UInt32(place + 1)
    }
  }
}
