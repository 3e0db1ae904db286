extension LevelSearch {
  /// Appends what was new to the next level, in canonical order, up to the limit, and judges it.
  @inlinable func append(_ chunkCount: Int) {
    let start = next.count
    appendLinks(chunkCount)
    let next = next
    share(chunkCount, among: 1 + (next.count - start) / Self.statesWorthAThread) { index, thread in
      copyNodes(of: chunks[index], to: next, thread)
    }
    if let recorder { note(chunkCount, recorder) }
  }

  /// Appends the links of what was new, and makes room for the nodes.
  @inlinable func appendLinks(_ chunkCount: Int) {
    var links = self.links
    var room = limits.states - links.count
    for index in 0..<chunkCount {
      let chunk = chunks + index
      chunk.pointee.offset = next.count
      let found = chunk.pointee.links
      var newCount = 0
      for position in 0..<found.count where found[position] != .none {
        if newCount == room {
          result.limit = .states
          break
        }
        links.append(found[position])
        newCount &+= 1
      }
      room -= newCount
      chunk.pointee.newCount = newCount
      next.extend(by: newCount)
    }
    self.links = links
  }

  @inlinable
  func copyNodes(of chunk: Chunk<M>, to next: Growing<Node<M>>, _ thread: SearchThread<M>) {
    let storage = thread.storage
    var target = chunk.offset
    let end = target + chunk.newCount
    var position = 0
    while target < end {
      let link = chunk.links[position]
      if link != .none {
        let node = next.pointer(to: target)
        node.initialize(from: chunk.nodes.pointer(to: position), count: 1)
        if !byKind.states.isEmpty { judge(node.pointee.state, link, storage) }
        target &+= 1
      }
      position &+= 1
    }
  }

  @inlinable @inline(__always) func judge(
    _ state: M.State, _ link: Link, _ storage: UnsafeMutablePointer<SearchThread<M>.Storage>
  ) {
    storage.pointee.expanding = link.parent
    let violated = byKind.judge(state, &storage.pointee.met)
    if let property = violated, storage.pointee.stateViolation == nil {
      storage.pointee.stateViolation = Sighting(
        link: link, property: property, reason: properties[property].reason(in: state))
    }
  }

  /// Notes the steps and the new states, where the whole graph is wanted.
  @inlinable func note(_ chunkCount: Int, _ recorder: GraphRecorder<M>) {
    for index in 0..<chunkCount {
      let chunk = chunks[index]
      var remaining = chunk.newCount
      for position in 0..<chunk.nodes.count where remaining > 0 && chunk.links[position] != .none {
        let fingerprint = chunk.edges[chunk.nodeEdges[position]].fingerprint
        recorder.append(
          chunk.nodes[position].state, fingerprint, isInitial: false, &result.met)
        remaining -= 1
      }
      var first = 0
      for node in 0..<chunk.degrees.count {
        let count = chunk.degrees[node]
        recorder.append(
          edges: UnsafeBufferPointer(start: chunk.edges.base.map { $0 + first }, count: count))
        first += count
      }
    }
  }
}
