/// What one thread finds while it expands a run of frontier states: the successors that the visited
/// set did not have, in canonical order.
@frozen @usableFromInline struct Chunk<M: Model> {
  @frozen @usableFromInline struct Mark {
    @usableFromInline let fingerprint: UInt64
    /// `Links.none` as soon as another is known to have brought the fingerprint first. Read and
    /// written only by the thread whose shard it is.
    @usableFromInline var link: UInt64

    @inlinable init(fingerprint: UInt64, link: UInt64) {
      self.fingerprint = fingerprint
      self.link = link
    }
  }
  @usableFromInline var marks = Growing<Mark>()
  @usableFromInline var nodes = Growing<Node<M>>()
  /// Where the whole graph is wanted: all steps, and how many each node has.
  @usableFromInline var edges = Growing<GraphRecorder<M>.Edge>()
  @usableFromInline var degrees = Growing<Int>()

  @inlinable init() {}

  @inlinable func deallocate() {
    marks.deallocate()
    nodes.deallocate()
    edges.deallocate()
    degrees.deallocate()
  }

  @inlinable mutating func clear() {
    marks.removeAll()
    nodes.removeAll()
    edges.removeAll()
    degrees.removeAll()
  }
}
