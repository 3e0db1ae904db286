/// The fingerprints that one thread came upon lately: a small direct-mapped cache, in front of the
/// visited set, which is much larger than the processor's caches.
///
/// Most steps lead to states that other steps led to a moment before. A thread looks at states in
/// canonical order, so what it saw before, it saw first.
@frozen @usableFromInline struct RecentFingerprints {
  @usableFromInline static var capacity: Int { 1 &<< 14 }

  /// Nil until it is worth having.
  @usableFromInline var slots: UnsafeMutablePointer<UInt64>?

  @inlinable init() {}

  @inlinable mutating func allocate() {
    if slots != nil { return }
    slots = .allocate(capacity: Self.capacity)
    slots!.initialize(repeating: 0, count: Self.capacity)
  }

  @inlinable func deallocate() { slots?.deallocate() }

  /// Whether the fingerprint was seen lately. It now was.
  @inlinable @inline(__always) func remembers(_ fingerprint: UInt64) -> Bool {
    guard let slots else { return false }
    let slot = slots + (Int(truncatingIfNeeded: fingerprint) & (Self.capacity &- 1))
    if slot.pointee == fingerprint { return true }
    slot.pointee = fingerprint
    return false
  }
}
