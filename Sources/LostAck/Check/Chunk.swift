/// What one thread finds while it expands a run of frontier states: the successors that the visited
/// set did not have, in canonical order, and by shard, so that threads can insert them side by side.
@frozen @usableFromInline struct Chunk<M: Model> {
  @frozen @usableFromInline struct Mark {
    @usableFromInline let fingerprint: UInt64
    /// Among the nodes of the chunk.
    @usableFromInline let position: Int

    @inlinable init(fingerprint: UInt64, position: Int) {
      self.fingerprint = fingerprint
      self.position = position
    }
  }
  /// For each shard.
  @usableFromInline let marks: UnsafeMutablePointer<Growing<Mark>>
  @usableFromInline var nodes = Growing<Node<M>>()
  /// For each node; `Link.none` as soon as it is known that another brought its state first.
  @usableFromInline var links = Growing<Link>()
  /// How many of the nodes are new, once that is known, and where they go among the next level's.
  @usableFromInline var newCount = 0
  @usableFromInline var offset = 0
  /// Where the whole graph is wanted: all steps, how many each frontier state has, and for each
  /// node of the chunk the step that leads there.
  @usableFromInline var edges = Growing<GraphRecorder<M>.Edge>()
  @usableFromInline var degrees = Growing<Int>()
  @usableFromInline var nodeEdges = Growing<Int>()

  @inlinable init() {
    marks = .allocate(capacity: VisitedShards.count)
    marks.initialize(repeating: Growing(), count: VisitedShards.count)
  }

  @inlinable func deallocate() {
    for shard in 0..<VisitedShards.count { marks[shard].deallocate() }
    marks.deallocate()
    nodes.deallocate()
    links.deallocate()
    edges.deallocate()
    degrees.deallocate()
    nodeEdges.deallocate()
  }

  @inlinable mutating func clear() {
    for shard in 0..<VisitedShards.count { marks[shard].removeAll() }
    nodes.removeAll()
    links.removeAll()
    edges.removeAll()
    degrees.removeAll()
    nodeEdges.removeAll()
  }

  @inlinable @inline(__always)
  mutating func append(_ node: Node<M>, _ fingerprint: UInt64, _ link: Link) {
    marks[VisitedShards.shard(fingerprint)].append(
      Mark(fingerprint: fingerprint, position: nodes.count))
    nodes.append(node)
    links.append(link)
  }
}
