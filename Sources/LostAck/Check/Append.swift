extension LevelSearch {
  /// Appends what was new to the next level, in canonical order, up to the limit, and judges it.
  @inlinable func append(_ chunkCount: Int) {
    let start = next.count
    appendLinks(chunkCount)
    let next = next
    share(chunkCount, among: 1 + (next.count - start) / Self.statesWorthAThread) { index, thread in
      moveNodes(of: chunks + index, to: next, thread)
    }
    if let recorder { note(chunkCount, recorder) }
  }

  /// Appends the links of what was new, and makes room for the nodes.
  @inlinable func appendLinks(_ chunkCount: Int) {
    var links = self.links
    var room = limits.states - links.count
    let initialized = next.count
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
      next.extend(by: newCount, beyond: initialized)
    }
    self.links = links
  }

  /// Moves what is new; the chunk is left without nodes.
  @inlinable func moveNodes(
    of chunk: UnsafeMutablePointer<Chunk<M>>, to next: Growing<Node<M>>, _ thread: SearchThread<M>
  ) {
    let storage = thread.storage
    let (nodes, links) = (chunk.pointee.nodes, chunk.pointee.links)
    var target = chunk.pointee.offset
    let end = target + chunk.pointee.newCount
    var position = 0
    while target < end {
      let link = links[position]
      if link == .none {
        nodes.pointer(to: position).deinitialize(count: 1)
      } else {
        let node = next.pointer(to: target)
        node.moveInitialize(from: nodes.pointer(to: position), count: 1)
        if !byKind.states.isEmpty { judge(node.pointee.state, link, storage) }
        target &+= 1
      }
      position &+= 1
    }
    if position < nodes.count {
      nodes.pointer(to: position).deinitialize(count: nodes.count - position)
    }
    chunk.pointee.nodes.count = 0
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
      var target = chunk.offset
      let end = target + chunk.newCount
      for position in 0..<chunk.links.count where target < end && chunk.links[position] != .none {
        let fingerprint = chunk.edges[chunk.nodeEdges[position]].fingerprint
        recorder.append(next[target].state, fingerprint, isInitial: false, &result.met)
        target += 1
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
