/// What one thread of a search writes to: the steps offered, and what it counts and comes upon.
@usableFromInline final class SearchThread<M: Model> {
  @usableFromInline let workspace: Workspace<M>
  /// Far enough from other threads' that they share no cache line.
  @usableFromInline let storage: UnsafeMutablePointer<Storage>

  @frozen @usableFromInline struct Storage {
    /// The position of the node being expanded, or whose successor is judged, for a trap report.
    @usableFromInline var expanding = 0
    /// Those that `recent` does not know.
    @usableFromInline var successors = Growing<Successor>()
    @usableFromInline var recent = RecentFingerprints()
    @usableFromInline var tally = ActionTally<M>()
    @usableFromInline var transitions = 0
    /// For each step offered, who is alone with it; only with a reduction.
    @usableFromInline var owners = Growing<Int8>()
    /// How many nodes were left by the steps of one process alone.
    @usableFromInline var narrowed = 0
    /// For each property, whether what it speaks of arose.
    @usableFromInline var met: [Bool]
    /// The first violations of this level that this thread came upon.
    @usableFromInline var stepViolation: Sighting?
    @usableFromInline var stateViolation: Sighting?
    /// By a state that has no step; its link's parent is the state itself.
    @usableFromInline var deadlock: Sighting?
    /// Of what was read only to bring it into the cache. Kept, or the reads would be left out.
    @usableFromInline var touched: UInt64 = 0

    @inlinable init(properties: Int) { met = Array(repeating: false, count: properties) }
  }

  /// What is noted of a successor before it is looked up.
  @frozen @usableFromInline struct Successor {
    @usableFromInline var watch: M.Watch
    @usableFromInline var fingerprint: UInt64
    @usableFromInline var ordinal: Int

    @inlinable init(watch: M.Watch, fingerprint: UInt64, ordinal: Int) {
      self.watch = watch
      self.fingerprint = fingerprint
      self.ordinal = ordinal
    }
  }

  @inlinable init(properties: Int) {
    workspace = Workspace()
    let line = 128
    let size = (MemoryLayout<Storage>.size + line - 1) / line * line
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size + line, alignment: line)
    storage = memory.bindMemory(to: Storage.self, capacity: 1)
    storage.initialize(to: Storage(properties: properties))
  }

  deinit {
    storage.pointee.successors.deallocate()
    storage.pointee.recent.deallocate()
    storage.pointee.owners.deallocate()
    storage.pointee.tally.deallocate()
    storage.deinitialize(count: 1)
    UnsafeMutableRawPointer(storage).deallocate()
  }
}

/// A violation by the step, or by the state that the step leads to, whose link this is.
///
/// Links grow in canonical order, so the first violation is the one with the least.
@frozen @usableFromInline struct Sighting {
  @usableFromInline let link: Link
  @usableFromInline let property: Int
  @usableFromInline let reason: String

  @inlinable init(link: Link, property: Int, reason: String) {
    self.link = link
    self.property = property
    self.reason = reason
  }

  @inlinable static func first(_ a: Sighting?, _ b: Sighting?) -> Sighting? {
    guard let a, let b else { return a ?? b }
    return a.link < b.link ? a : b
  }
}
