/// The state of an exhaustive search, and the work of one level.
@usableFromInline final class LevelSearch<M: Model> {
  @usableFromInline let model: M
  @usableFromInline let properties: [Property<M>]
  @usableFromInline let limits: Limits
  @usableFromInline let byKind: PropertiesByKind<M>
  @usableFromInline let fingerprint: Fingerprinter<M>
  @usableFromInline let roots: [Node<M>]

  @usableFromInline let visited = VisitedSet()
  @usableFromInline var links = Links()
  @usableFromInline var frontier = ContiguousArray<Node<M>>()
  @usableFromInline var next = ContiguousArray<Node<M>>()
  @usableFromInline var result = Exploration<M>()
  @usableFromInline var stepViolation: Chunk<M>.StepViolation?
  @usableFromInline let chunks: UnsafeMutablePointer<Chunk<M>>
  @usableFromInline let placeholder: UnsafeMutablePointer<M.State>
  @usableFromInline let workspaces: [Workspace<M>]

  /// The states a thread takes at a time, and the chunks between two insertions. They decide how
  /// much is held in memory, and must not depend on the threads.
  @usableFromInline static var chunkSize: Int { 512 }
  @usableFromInline static var chunksPerBatch: Int { 64 }

  @inlinable init(_ search: ExhaustiveSearch<M>, _ roots: [Node<M>]) {
    model = search.model
    properties = search.properties
    limits = search.limits
    byKind = PropertiesByKind(search.properties)
    fingerprint = Fingerprinter(roots[0], search.fingerprinting)
    self.roots = roots
    let properties = search.properties.count
    chunks = .allocate(capacity: Self.chunksPerBatch)
    for index in 0..<Self.chunksPerBatch {
      (chunks + index).initialize(to: Chunk(properties: properties))
    }
    let placeholder = UnsafeMutablePointer<M.State>.allocate(capacity: 1)
    placeholder.initialize(to: roots[0].state)
    self.placeholder = placeholder
    workspaces = (0..<max(1, search.limits.threads)).map { _ in Workspace(placeholder) }
    result.met = Array(repeating: false, count: properties)
    for (index, root) in roots.enumerated() {
      var root = root
      let mark = withUnsafePointer(to: &root.state) { state in
        withUnsafePointer(to: root.watch) { fingerprint(state, $0) }
      }
      if visited.insert(mark) {
        links.appendRoot(index)
        frontier.append(root)
      }
    }
    result.layers = [frontier.count]
  }

  deinit {
    chunks.deinitialize(count: Self.chunksPerBatch)
    chunks.deallocate()
    placeholder.deinitialize(count: 1)
    placeholder.deallocate()
  }

  /// Bytes held: visited set, links, two levels of states.
  @inlinable var bytes: Int {
    visited.bytes + links.bytes + (frontier.capacity + next.capacity) * MemoryLayout<Node<M>>.stride
  }

  /// Replaces the frontier by the states one step further.
  @inlinable func expandLevel() {
    let base = links.count - frontier.count
    var start = 0
    while start < frontier.count, result.limit == nil {
      let end = min(frontier.count, start + Self.chunkSize * Self.chunksPerBatch)
      let chunkCount = (end - start + Self.chunkSize - 1) / Self.chunkSize
      frontier.withUnsafeBufferPointer { frontier in
        inParallel(min(workspaces.count, chunkCount)) { thread in
          let workspace = workspaces[thread]
          TrapReport.during({ [unowned self] in account(of: workspace) }) {
            for index in stride(
              from: thread, to: chunkCount, by: min(workspaces.count, chunkCount))
            {
              let first = start + index * Self.chunkSize
              expand(
                frontier.baseAddress!, first..<min(end, first + Self.chunkSize), base, workspace,
                chunks + index)
            }
          }
        }
      }
      insert(chunkCount)
      append(chunkCount)
      start = end
    }
    if !next.isEmpty { result.layers.append(next.count) }
    swap(&frontier, &next)
    next.removeAll(keepingCapacity: true)
    judgeNewStates()
    if result.violation == nil, let found = stepViolation {
      result.violation = violation(found.property, at: found.parent, found.ordinal, found.reason)
    }
  }

  @inlinable func expand(
    _ frontier: UnsafePointer<Node<M>>, _ range: Range<Int>, _ base: Int,
    _ workspace: Workspace<M>, _ chunk: UnsafeMutablePointer<Chunk<M>>
  ) {
    chunk.pointee.clear()
    let buffer = workspace.buffer
    let judged = !byKind.steps.isEmpty || !byKind.events.isEmpty
    var touched: UInt64 = 0
    for index in range {
      let node = frontier + index
      // A node starts with its state.
      let state = UnsafeRawPointer(node).assumingMemoryBound(to: M.State.self)
      workspace.expanding = base + index
      workspace.expand(model, state)
      let count = buffer.pointee.count
      chunk.pointee.transitions &+= count
      workspace.successors.removeAll(keepingCapacity: true)
      // First all fingerprints, and a look at their slots: the cache misses overlap.
      for ordinal in 0..<count {
        workspace.tally.count(buffer.pointee.actions + ordinal)
        var watch = node.pointee.watch
        if judged {
          let rejection = byKind.judge(ordinal, from: state, buffer, &watch, &chunk.pointee.met)
          if let rejection, chunk.pointee.violation == nil {
            chunk.pointee.violation = .init(
              parent: base + index, ordinal: ordinal, property: rejection.property,
              reason: rejection.reason)
          }
        }
        let mark = fingerprint(buffer.pointee.states + ordinal, &watch)
        workspace.successors.append(SuccessorMark(watch: watch, fingerprint: mark))
        touched &+= visited.shards[VisitedSet.shard(mark)].slot(mark).pointee
      }
      for ordinal in 0..<count {
        let mark = workspace.successors[ordinal].fingerprint
        if visited.contains(mark) { continue }
        chunk.pointee.fingerprints.append(mark)
        chunk.pointee.nodes.append(
          Node(buffer.pointee.states[ordinal], workspace.successors[ordinal].watch))
        chunk.pointee.links.append(Links.pack(parent: base + index, ordinal: ordinal))
        chunk.pointee.isFresh.append(false)
      }
    }
    keep(touched)
  }

  /// Keeps the optimizer from leaving out the reads that warm the cache.
  @inline(never) @usableFromInline func keep(_ value: UInt64) {}

  /// Inserts what the chunks brought, each thread its own shards, in canonical order.
  @inlinable func insert(_ chunkCount: Int) {
    let threads = min(workspaces.count, chunkCount, VisitedSet.shardCount)
    inParallel(threads) { thread in
      for index in 0..<chunkCount {
        let chunk = chunks + index
        for position in chunk.pointee.fingerprints.indices {
          let mark = chunk.pointee.fingerprints[position]
          if threads > 1, VisitedSet.shard(mark) % threads != thread { continue }
          if visited.insert(mark) {
            chunk.pointee.isFresh.withUnsafeMutableBufferPointer { $0[position] = true }
          }
        }
      }
    }
  }

  @inlinable func append(_ chunkCount: Int) {
    for index in 0..<chunkCount {
      let chunk = chunks + index
      result.transitions += chunk.pointee.transitions
      for property in properties.indices where chunk.pointee.met[property] {
        result.met[property] = true
      }
      if stepViolation == nil { stepViolation = chunk.pointee.violation }
    }
    for index in 0..<chunkCount {
      let chunk = chunks + index
      for position in chunk.pointee.nodes.indices where chunk.pointee.isFresh[position] {
        if links.count == limits.states {
          result.limit = .states
          return
        }
        next.append(chunk.pointee.nodes[position])
        links.append(chunk.pointee.links[position])
      }
    }
  }

  /// Judges the states of the frontier, which are new.
  @inlinable func judgeNewStates() {
    if byKind.states.isEmpty { return }
    let base = links.count - frontier.count
    for index in frontier.indices {
      if let property = byKind.judge(frontier[index].state, &result.met) {
        result.violation = violation(property, at: base + index, nil, properties[property].sentence)
        return
      }
    }
  }

  /// The violation by the state at `index`, or by its step `ordinal`, with the way there.
  @inlinable func violation(
    _ property: Int, at index: Int, _ ordinal: Int?, _ reason: String
  ) -> Violation<M> {
    let (root, ordinals) = links.path(to: index)
    let actions = actions(from: root, ordinals + (ordinal.map { [$0] } ?? []))
    return Violation(property: property, root: root, actions: actions, reason: reason)
  }

  /// The labels of the steps with these ordinals, taken anew.
  @inlinable func actions(from root: Int, _ ordinals: [Int]) -> [M.Action] {
    var state = roots[root].state
    let workspace = Workspace<M>(placeholder)
    let buffer = workspace.buffer
    return ordinals.map { ordinal in
      withUnsafePointer(to: state) { workspace.expand(model, $0) }
      state = buffer.pointee.states[ordinal]
      return buffer.pointee.actions[ordinal]
    }
  }

  /// For a trap report: the way to the state that `workspace` is expanding.
  @usableFromInline func account(of workspace: Workspace<M>) -> String {
    let (root, ordinals) = links.path(to: workspace.expanding)
    return TrapReport.account(of: actions(from: root, ordinals).map { label(of: $0) })
  }

  @inlinable func finish() -> Exploration<M> {
    result.states = links.count
    for workspace in workspaces { workspace.tally.add(to: &result.fired) }
    return result
  }
}
