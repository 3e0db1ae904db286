/// What an exhaustive search keeps of the states it has visited.
public enum Keeping: Hashable, Sendable {
  /// Sixty-four bits of each. Two states that share them are taken for one; how likely that is, is
  /// part of the result (`Exploration.expectedOmissions`).
  case fingerprints
  /// Everything: nothing is ever left out, for the price of a state's size.
  case states
  /// Three bits of each, in this many bytes, for what does not fit otherwise. A search that comes
  /// to its end is undetermined all the same. Not for properties of whole runs, nor for states of
  /// which a part is told apart by `Hashable` alone (a string, a set), whose hashes differ from
  /// process to process.
  case bits(bytes: Int)
}

/// The shards of the visited set, by the fingerprint's high bits.
@usableFromInline enum VisitedShards {
  @usableFromInline static var bits: UInt64 { 3 }
  @usableFromInline static var count: Int { 1 &<< Int(bits) }

  @inlinable @inline(__always) static func shard(_ fingerprint: UInt64) -> Int {
    Int(truncatingIfNeeded: fingerprint &>> (64 &- bits))
  }

  /// The next fingerprint in the same shard; never zero.
  @inlinable static func next(_ fingerprint: UInt64) -> UInt64 {
    let high = fingerprint & ~(UInt64.max &>> bits)
    let next = high | (fingerprint &+ 1) & (UInt64.max &>> bits)
    return next == 0 ? 1 : next
  }
}

/// The visited set: tables by the fingerprint's high bits, so that threads insert side by side.
@usableFromInline final class VisitedSet<M: Model> {
  @usableFromInline let keeping: Keeping
  /// The common case, so that the search asks for one bit only.
  @usableFromInline let keepsFingerprints: Bool
  /// The shards, of the kind that is kept.
  @usableFromInline let fingerprints: UnsafeMutablePointer<FingerprintTable>
  @usableFromInline let states: UnsafeMutablePointer<StateTable<M>>
  @usableFromInline let bits: UnsafeMutablePointer<BitTable>

  @inlinable init(_ keeping: Keeping = .fingerprints) {
    self.keeping = keeping
    keepsFingerprints = keeping == .fingerprints
    fingerprints = .allocate(capacity: VisitedShards.count)
    states = .allocate(capacity: VisitedShards.count)
    bits = .allocate(capacity: VisitedShards.count)
    for shard in 0..<VisitedShards.count {
      switch keeping {
      case .fingerprints: (fingerprints + shard).initialize(to: FingerprintTable())
      case .states: (states + shard).initialize(to: StateTable())
      case .bits(let bytes):
        (bits + shard).initialize(to: BitTable(bytes: bytes / VisitedShards.count))
      }
    }
  }

  deinit {
    for shard in 0..<VisitedShards.count {
      switch keeping {
      case .fingerprints: fingerprints[shard].deallocate()
      case .states: states[shard].deallocate()
      case .bits: bits[shard].deallocate()
      }
    }
    fingerprints.deallocate()
    states.deallocate()
    bits.deallocate()
  }

  @inlinable var bytes: Int {
    (0..<VisitedShards.count).reduce(0) { sum, shard in
      switch keeping {
      case .fingerprints: sum + fingerprints[shard].bytes
      case .states: sum + states[shard].bytes
      case .bits: sum + bits[shard].bytes
      }
    }
  }

  /// How many of `count` distinct states are expected to have been taken for others, were the
  /// fingerprints random; the chance that any was is at most that.
  @inlinable func expectedOmissions(among count: Int) -> Double {
    switch keeping {
    case .fingerprints:
      // A collision for each pair with the chance 2^-64.
      Double(count) * Double(max(0, count - 1)) / 0x1p65
    case .states: 0
    case .bits: (0..<VisitedShards.count).reduce(0) { $0 + bits[$1].omissions }
    }
  }

  /// A word of where the look-up of `fingerprint` starts.
  @inlinable @inline(__always) func touch(_ fingerprint: UInt64) -> UInt64 {
    let shard = VisitedShards.shard(fingerprint)
    return keepsFingerprints ? fingerprints[shard].slot(fingerprint).pointee : 0
  }

  /// Whether the state is there. With whole states, `fingerprint` becomes one of its own.
  @inlinable @inline(__always) func contains(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    if keepsFingerprints {
      return fingerprints[VisitedShards.shard(fingerprint)].contains(fingerprint)
    }
    return otherwiseContains(&fingerprint, state, watch)
  }

  /// True if the state was not there. Threads may insert side by side into different shards.
  @inlinable @inline(__always) func insert(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    if keepsFingerprints {
      return fingerprints[VisitedShards.shard(fingerprint)].insert(fingerprint)
    }
    return otherwiseInsert(&fingerprint, state, watch)
  }

  @inlinable @inline(never) func otherwiseContains(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    let shard = VisitedShards.shard(fingerprint)
    if case .states = keeping { return states[shard].contains(&fingerprint, state, watch) }
    return bits[shard].contains(fingerprint)
  }

  @inlinable @inline(never) func otherwiseInsert(
    _ fingerprint: inout UInt64, _ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>
  ) -> Bool {
    let shard = VisitedShards.shard(fingerprint)
    if case .states = keeping { return states[shard].insert(&fingerprint, state, watch) }
    return bits[shard].insert(fingerprint)
  }
}

extension ExhaustiveSearch {
  /// Why the states cannot be kept as bits, where they were to be.
  @usableFromInline var problemOfBits: String? {
    guard case .bits = limits.keeping else { return nil }
    let isOfRuns = properties.contains { if case .run = $0.kind { true } else { false } }
    if isOfRuns { return "a property of whole runs needs more of each state than bits" }
    if model.initialNodes.first.map({ Fingerprinter($0, fingerprinting).isOfBytes }) == false {
      return
        "states that are told apart by Hashable, such as those with strings or sets, cannot be "
        + "kept as bits: their hashes differ from process to process"
    }
    return nil
  }
}
