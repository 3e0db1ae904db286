extension LevelSearch {
  /// Inserts what the chunks brought, a shard at a time, in canonical order.
  @inlinable func insert(_ chunkCount: Int) {
    share(VisitedShards.count, among: 1 + chunkCount / 4) { shard, thread in
      for chunk in 0..<chunkCount { insert(chunks[chunk], shard, thread) }
    }
  }

  /// Inserts what is of the shard.
  @inlinable func insert(_ chunk: Chunk<M>, _ shard: Int, _ thread: SearchThread<M>) {
    let storage = thread.storage
    let (marks, nodes) = (chunk.marks[shard], chunk.nodes)
    var start = 0
    while start < marks.count {
      let block = start..<min(marks.count, start + 16)
      start = block.upperBound
      // Here too, a look at the slots first.
      var touched: UInt64 = 0
      for index in block { touched &+= visited.touch(marks[index].fingerprint) }
      storage.pointee.touched &+= touched
      for index in block {
        let position = marks[index].position
        let node = nodes.pointer(to: position)
        var fingerprint = marks[index].fingerprint
        let isNew = withUnsafePointer(to: &node.pointee.state) { state in
          withUnsafePointer(to: &node.pointee.watch) { visited.insert(&fingerprint, state, $0) }
        }
        if recorder != nil {
          let edge = chunk.nodeEdges[position]
          chunk.edges.pointer(to: edge).pointee.fingerprint = fingerprint
        }
        if !isNew { chunk.links[position] = .none }
      }
    }
  }
}
