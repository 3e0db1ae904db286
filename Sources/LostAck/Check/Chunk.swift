/// What one thread finds while it expands a run of frontier states: the successors that the visited
/// set did not have, and the first violation.
@frozen @usableFromInline struct Chunk<M: Model> {
  @usableFromInline var fingerprints = ContiguousArray<UInt64>()
  @usableFromInline var nodes = ContiguousArray<Node<M>>()
  @usableFromInline var links = ContiguousArray<UInt64>()
  /// Set by insertion: the first to bring its fingerprint.
  @usableFromInline var isFresh = ContiguousArray<Bool>()
  @usableFromInline var transitions = 0
  @usableFromInline var met: [Bool]
  @usableFromInline var violation: StepViolation?

  @frozen @usableFromInline struct StepViolation {
    @usableFromInline let parent: Int
    @usableFromInline let ordinal: Int
    @usableFromInline let property: Int
    @usableFromInline let reason: String

    @inlinable init(parent: Int, ordinal: Int, property: Int, reason: String) {
      self.parent = parent
      self.ordinal = ordinal
      self.property = property
      self.reason = reason
    }
  }

  @inlinable init(properties: Int) { met = Array(repeating: false, count: properties) }

  @inlinable mutating func clear() {
    fingerprints.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    isFresh.removeAll(keepingCapacity: true)
    transitions = 0
    violation = nil
  }
}
