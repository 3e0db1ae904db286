extension LevelSearch {
  /// Looks at the steps from the frontier's nodes in `range`; `base` is the first one's position
  /// among all nodes.
  @inlinable func expand(
    _ frontier: Growing<Node<M>>, _ range: Range<Int>, _ base: Int,
    _ thread: SearchThread<M>, _ chunk: UnsafeMutablePointer<Chunk<M>>
  ) {
    var found = chunk.pointee
    found.clear()
    let (workspace, storage) = (thread.workspace, thread.storage)
    let buffer = workspace.buffer
    let judged = !byKind.steps.isEmpty || !byKind.events.isEmpty
    for index in range {
      let node = frontier.pointer(to: index)
      // A node starts with its state.
      let state = UnsafeRawPointer(node).assumingMemoryBound(to: M.State.self)
      storage.pointee.expanding = base + index
      workspace.expand(model, state)
      let count = buffer.pointee.count
      if !byKind.deadlocks.isEmpty { judgeRest(state.pointee, base + index, count, storage) }
      storage.pointee.successors.removeAll()
      // Whose steps alone are looked at; all steps where this is nobody.
      let owner = isReduced ? self.owner(at: node, count, judged, storage, buffer) : nobody
      @inline(__always) func isLeftOut(_ ordinal: Int) -> Bool {
        owner != nobody && storage.pointee.owners[ordinal] != owner
      }
      // First all fingerprints, then a look at their slots, in a loop so short that the cache
      // misses overlap; then the look-ups.
      for ordinal in 0..<count where !isLeftOut(ordinal) {
        storage.pointee.transitions &+= 1
        storage.pointee.tally.count(buffer.pointee.actions + ordinal)
        var watch = node.pointee.watch
        if judged {
          let rejection = byKind.judge(
            ordinal, from: state, buffer, &watch, &storage.pointee.met)
          if let rejection, storage.pointee.stepViolation == nil {
            storage.pointee.stepViolation = Sighting(
              link: Link(parent: base + index, ordinal: ordinal),
              property: rejection.property, reason: rejection.reason)
          }
        }
        if let canonicalizer {
          rename(&buffer.pointee.states[ordinal], &watch, by: canonicalizer)
        }
        let mark = fingerprint(buffer.pointee.states + ordinal, &watch)
        if storage.pointee.recent.remembers(mark) { continue }
        storage.pointee.successors.append(
          .init(watch: watch, fingerprint: mark, ordinal: ordinal))
      }
      if recorder != nil { found.degrees.append(count) }
      var touched: UInt64 = 0
      let successors = storage.pointee.successors
      for index in 0..<successors.count {
        touched &+= visited.touch(successors[index].fingerprint)
      }
      storage.pointee.touched &+= touched
      for position in 0..<successors.count {
        let successor = successors.pointer(to: position)
        let ordinal = successor.pointee.ordinal
        var mark = successor.pointee.fingerprint
        let state = buffer.pointee.states + ordinal
        let isKnown = withUnsafePointer(to: &successor.pointee.watch) {
          visited.contains(&mark, state, $0)
        }
        if let recorder {
          if !isKnown { found.nodeEdges.append(found.edges.count) }
          let classes = recorder.classes(of: buffer.pointee.actions[ordinal])
          found.edges.append(.init(fingerprint: mark, classes: classes))
        }
        if isKnown { continue }
        found.append(
          Node(state.pointee, successor.pointee.watch), mark,
          Link(parent: base + index, ordinal: ordinal))
      }
    }
    chunk.pointee = found
  }

  @inlinable func judgeRest(
    _ state: M.State, _ position: Int, _ count: Int,
    _ storage: UnsafeMutablePointer<SearchThread<M>.Storage>
  ) {
    let stuck = byKind.judgeRest(state, hasSteps: count > 0, &storage.pointee.met)
    if let property = stuck, storage.pointee.deadlock == nil {
      storage.pointee.deadlock = Sighting(
        link: Link(parent: position, ordinal: 0), property: property,
        reason: deadlockReason)
    }
  }

  /// Replaces a successor by the node that is explored in its place.
  @inlinable func rename(
    _ state: inout M.State, _ watch: inout M.Watch, by canonicalizer: Canonicalizer<M>
  ) {
    let node = canonicalizer.canonical(Node(state, watch))
    if !byKind.states.isEmpty {
      var met = [Bool](repeating: false, count: properties.count)
      demand(
        byKind.judge(state, &met) == byKind.judge(node.state, &met),
        "a property tells interchangeable parts apart")
    }
    state = node.state
    watch = node.watch
  }
}
