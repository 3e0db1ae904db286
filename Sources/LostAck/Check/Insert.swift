extension LevelSearch {
  /// Inserts what the chunks brought, each thread its own shards, in canonical order, and judges
  /// the states that are new.
  @inlinable func insert(_ chunkCount: Int) {
    let count = min(threads.count, VisitedSet.shardCount, 1 + chunkCount / 4)
    inParallel(count) { index in
      let thread = threads[index]
      TrapReport.during({ [unowned self] in account(of: thread) }) {
        for chunk in 0..<chunkCount { insert(chunks[chunk], thread, index, of: count) }
      }
    }
  }

  /// Inserts what is of the shards of `thread`, which is number `index` of `count`.
  @inlinable
  func insert(_ chunk: Chunk<M>, _ thread: SearchThread<M>, _ index: Int, of count: Int) {
    let storage = thread.storage
    let (marks, nodes) = (chunk.marks, chunk.nodes)
    func isMine(_ mark: UInt64) -> Bool { count == 1 || VisitedSet.shard(mark) % count == index }
    var start = 0
    while start < marks.count {
      let block = start..<min(marks.count, start + 16)
      start = block.upperBound
      // Here too, a look at the slots first.
      var touched: UInt64 = 0
      for position in block where isMine(marks[position].fingerprint) {
        touched &+= visited.slot(marks[position].fingerprint).pointee
      }
      storage.pointee.touched &+= touched
      for position in block where isMine(marks[position].fingerprint) {
        let mark = marks[position]
        if !visited.insert(mark.fingerprint) {
          marks.pointer(to: position).pointee.link = Links.none
        } else if !byKind.states.isEmpty {
          judge(nodes[position].state, mark.link, storage)
        }
      }
    }
  }

  @inlinable @inline(__always) func judge(
    _ state: M.State, _ link: UInt64, _ storage: UnsafeMutablePointer<SearchThread<M>.Storage>
  ) {
    storage.pointee.expanding = Links.parent(link)
    let violated = byKind.judge(state, &storage.pointee.met)
    if let property = violated, storage.pointee.stateViolation == nil {
      storage.pointee.stateViolation = Sighting(
        link: link, property: property, reason: properties[property].sentence)
    }
  }

  /// Appends what was new to the next level, in canonical order, up to the limit.
  @inlinable func append(_ chunkCount: Int) {
    var next = self.next
    var links = self.links
    for index in 0..<chunkCount {
      let (marks, nodes) = (chunks[index].marks, chunks[index].nodes)
      for position in 0..<marks.count where marks[position].link != Links.none {
        if links.count == limits.states {
          result.limit = .states
          break
        }
        next.append(copying: nodes.pointer(to: position))
        links.append(marks[position].link)
        recorder?.append(
          nodes[position].state, marks[position].fingerprint, isInitial: false, &result.met)
      }
      if let recorder { note(chunks[index], recorder) }
    }
    self.next = next
    self.links = links
  }

  @inlinable func note(_ chunk: Chunk<M>, _ recorder: GraphRecorder<M>) {
    var first = 0
    for node in 0..<chunk.degrees.count {
      let count = chunk.degrees[node]
      recorder.append(
        edges: UnsafeBufferPointer(start: chunk.edges.base.map { $0 + first }, count: count))
      first += count
    }
  }
}
