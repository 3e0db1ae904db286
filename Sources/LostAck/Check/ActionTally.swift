/// Counts how often each action was offered, at a few nanoseconds an action.
///
/// Actions are told apart by a hash of their bytes (or by `Hashable` where they are not plain);
/// equal actions whose padding differs are two entries, merged by label at the end.
@usableFromInline final class ActionTally<M: Model> {
  @usableFromInline struct Entry {
    @usableFromInline var hash: UInt64
    @usableFromInline var count: Int

    @inlinable init(hash: UInt64, count: Int) {
      self.hash = hash
      self.count = count
    }
  }
  @usableFromInline var entries: UnsafeMutablePointer<Entry>
  @usableFromInline var examples: UnsafeMutablePointer<M.Action>
  @usableFromInline var mask = 127
  @usableFromInline var used = 0
  @usableFromInline let isPlain = _isPOD(M.Action.self)

  @inlinable init() {
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: Entry(hash: 0, count: 0), count: mask + 1)
    examples = .allocate(capacity: mask + 1)
  }

  deinit {
    for slot in 0...mask where entries[slot].hash != 0 { (examples + slot).deinitialize(count: 1) }
    entries.deallocate()
    examples.deallocate()
  }

  @inlinable @inline(__always) func count(_ action: UnsafePointer<M.Action>) {
    let hash = self.hash(action)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      if entries[slot].hash == hash {
        entries[slot].count &+= 1
        return
      }
      if entries[slot].hash == 0 { return add(hash, action, 1) }
      slot = (slot &+ 1) & mask
    }
  }

  @inlinable @inline(__always) func hash(_ action: UnsafePointer<M.Action>) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    if isPlain {
      let bytes = UnsafeRawPointer(action)
      let size = MemoryLayout<M.Action>.size
      var offset = 0
      while offset &+ 8 <= size {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = fold(hash ^ word, 0xA076_1D64_78BD_642F)
        offset &+= 8
      }
      while offset < size {
        let byte = UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self))
        hash = fold(hash ^ byte, 0xE703_7ED1_A0B4_28DB)
        offset &+= 1
      }
    } else {
      hash = fold(hash ^ UInt64(bitPattern: Int64(action.pointee.hashValue)), 0xA076_1D64_78BD_642F)
    }
    return hash == 0 ? 1 : hash
  }

  @inlinable @inline(never)
  func add(_ hash: UInt64, _ action: UnsafePointer<M.Action>, _ count: Int) {
    if used * 2 > mask { grow() }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while entries[slot].hash != 0 { slot = (slot + 1) & mask }
    entries[slot] = Entry(hash: hash, count: count)
    (examples + slot).initialize(to: action.pointee)
    used += 1
  }

  @inlinable func grow() {
    let (oldEntries, oldExamples, oldMask) = (entries, examples, mask)
    mask = mask * 2 + 1
    used = 0
    entries = .allocate(capacity: mask + 1)
    entries.initialize(repeating: Entry(hash: 0, count: 0), count: mask + 1)
    examples = .allocate(capacity: mask + 1)
    for slot in 0...oldMask where oldEntries[slot].hash != 0 {
      add(oldEntries[slot].hash, oldExamples + slot, oldEntries[slot].count)
      (oldExamples + slot).deinitialize(count: 1)
    }
    oldEntries.deallocate()
    oldExamples.deallocate()
  }

  /// Adds the counts to `totals`, by the actions' names.
  @inlinable func add(to totals: inout [String: Int]) {
    for slot in 0...mask where entries[slot].hash != 0 {
      totals[actionName(ofLabel: label(of: examples[slot])), default: 0] += entries[slot].count
    }
  }
}
