/// A list that one owner grows and reuses: an array without the checks that sharing needs.
///
/// Nobody but its owner may keep a copy. Positions are not checked. Appending is O(1) amortized.
@frozen @usableFromInline struct Growing<Element> {
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0

  @inlinable init() {}

  @inlinable func deallocate() {
    base?.deinitialize(count: count)
    base?.deallocate()
  }

  @inlinable var isEmpty: Bool { count == 0 }
  @inlinable var bytes: Int { capacity * MemoryLayout<Element>.stride }

  @inlinable @inline(__always) func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    base.unsafelyUnwrapped + index
  }

  @inlinable @inline(__always) subscript(index: Int) -> Element {
    get { base.unsafelyUnwrapped[index] }
    nonmutating set { base.unsafelyUnwrapped[index] = newValue }
  }

  @inlinable @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  /// Makes room for `more` elements at the end, and counts them in: the caller initializes them.
  /// Until then only the first `initialized` are there to be moved.
  @inlinable mutating func extend(by more: Int, beyond initialized: Int) {
    if count + more > capacity { grow(to: max(count + more, capacity * 2), moving: initialized) }
    count += more
  }

  @inlinable @inline(__always) mutating func removeAll() {
    if count > 0 { base.unsafelyUnwrapped.deinitialize(count: count) }
    count = 0
  }

  @inlinable @inline(never) mutating func grow() {
    grow(to: max(64, capacity * 2), moving: count)
  }

  @inlinable mutating func grow(to newCapacity: Int, moving initialized: Int) {
    capacity = newCapacity
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let base {
      larger.moveInitialize(from: base, count: initialized)
      base.deallocate()
    }
    base = larger
  }
}
