import Synchronization

/// The state of an exhaustive search, and the work of one level.
@usableFromInline final class LevelSearch<M: Model> {
  @usableFromInline let model: M
  @usableFromInline let properties: [Property<M>]
  @usableFromInline let limits: Limits
  @usableFromInline let byKind: PropertiesByKind<M>
  @usableFromInline let fingerprint: Fingerprinter<M>
  @usableFromInline let roots: [Node<M>]
  /// Only where the model names interchangeable parts; with properties of whole runs they are told
  /// apart, since a cycle of orbits need not be a cycle of states.
  @usableFromInline let canonicalizer: Canonicalizer<M>?
  /// Only where a property is about whole runs.
  @usableFromInline let recorder: GraphRecorder<M>?
  @usableFromInline let reduction: Reduction<M>
  /// A reduction is asked for, and no property is about whole runs.
  @usableFromInline let isReduced: Bool

  @usableFromInline let visited: VisitedSet<M>
  @usableFromInline var links: Links
  @usableFromInline var frontier = Growing<Node<M>>()
  @usableFromInline var next = Growing<Node<M>>()
  @usableFromInline var result = Exploration<M>()
  @usableFromInline let began = ContinuousClock.now
  @usableFromInline let chunks: UnsafeMutablePointer<Chunk<M>>
  @usableFromInline let threads: [SearchThread<M>]
  @usableFromInline let team = ThreadTeam()
  /// How many pieces of the work at hand the threads have taken.
  @usableFromInline let claimed = Atomic<Int>(0)

  /// The states a thread takes at a time, and the chunks between two insertions. They decide how
  /// much is held in memory, and must not depend on the threads.
  @usableFromInline static var chunkSize: Int { 256 }
  @usableFromInline static var chunksPerBatch: Int { 32 }

  /// To wake a thread takes as long as expanding some hundred states.
  @usableFromInline static var statesWorthAThread: Int { 512 }

  @inlinable init(
    _ search: ExhaustiveSearch<M>, _ roots: [Node<M>], _ fingerprint: Fingerprinter<M>,
    _ reduction: Reduction<M>
  ) {
    model = search.model
    properties = search.properties
    limits = search.limits
    links = Links(keepsTraces: search.keepsTraces)
    byKind = PropertiesByKind(search.properties)
    self.fingerprint = fingerprint
    self.roots = roots
    visited = VisitedSet(search.limits.keeping)
    recorder = GraphRecorder(search.properties)
    self.reduction = reduction
    isReduced = recorder == nil && !reduction.isNone
    canonicalizer = recorder == nil ? Canonicalizer(search.model, sample: roots[0]) : nil
    chunks = .allocate(capacity: Self.chunksPerBatch)
    for index in 0..<Self.chunksPerBatch { (chunks + index).initialize(to: Chunk()) }
    threads = (0..<max(1, search.limits.threads)).map { _ in
      SearchThread(properties: search.properties.count)
    }
    result.met = Array(repeating: false, count: search.properties.count)
    if let problem = search.problemOfBits { fail(problem, #file, #line) }
    addRoots()
  }

  deinit {
    for index in 0..<Self.chunksPerBatch { chunks[index].deallocate() }
    chunks.deallocate()
    links.deallocate()
    frontier.deallocate()
    next.deallocate()
  }

  /// Bytes held: visited set, links, two levels of states; the whole graph, where it is wanted.
  @inlinable var bytes: Int {
    visited.bytes + links.bytes + frontier.bytes + next.bytes + (recorder?.bytes ?? 0)
  }

  @inlinable func addRoots() {
    for (index, original) in roots.enumerated() {
      let root = canonicalizer?.canonical(original) ?? original
      var mark: UInt64 = 0
      let isNew = withUnsafePointer(to: root.state) { state in
        withUnsafePointer(to: root.watch) { watch in
          mark = fingerprint(state, watch)
          return visited.insert(&mark, state, watch)
        }
      }
      if !isNew { continue }
      if links.count >= limits.states {
        result.limit = .states
        break
      }
      links.appendRoot(index)
      frontier.append(root)
      recorder?.append(root.state, mark, isInitial: true, &result.met)
      let violated = byKind.judge(root.state, &result.met)
      if let property = violated, result.violation == nil {
        result.violation = Violation(
          property: property, root: index, actions: [],
          reason: properties[property].reason(in: root.state))
      }
    }
    result.layers = [frontier.count]
    noteFootprint()
    noteCoverage(expanded: 0)
    if result.limit == nil { result.depthCompleted = 0 }
  }

  /// Replaces the frontier by the states one step further.
  @inlinable func expandLevel() {
    let base = links.count - frontier.count
    if frontier.count > Self.statesWorthAThread, recorder == nil, visited.keepsFingerprints {
      for thread in threads { thread.storage.pointee.recent.allocate() }
    }
    var start = 0
    while start < frontier.count, result.limit == nil {
      result.limit = limits.reached(since: began, bytes)
      if result.limit != nil { break }
      let end = min(frontier.count, start + Self.chunkSize * Self.chunksPerBatch)
      let chunkCount = (end - start + Self.chunkSize - 1) / Self.chunkSize
      let frontier = frontier
      share(chunkCount, among: 1 + (end - start) / Self.statesWorthAThread) { index, thread in
        let first = start + index * Self.chunkSize
        let range = first..<min(end, first + Self.chunkSize)
        expand(frontier, range, base, thread, chunks + index)
      }
      insert(chunkCount)
      append(chunkCount)
      start = end
      tellProgress(expanded: start)
    }
    if !next.isEmpty { result.layers.append(next.count) }
    noteFootprint()
    noteCoverage(expanded: start)
    swap(&frontier, &next)
    next.removeAll()
    noteViolation()
  }

  /// Does `parts` pieces of work, on at most `count` threads. A thread takes several in a row, since
  /// what lies together leads to the same states, which it then remembers: a fixed share of what is
  /// left, so that all end together (Polychronopoulos and Kuck, "Guided self-scheduling", 1987).
  @inlinable func share(
    _ parts: Int, among count: Int, _ work: (_ part: Int, SearchThread<M>) -> Void
  ) {
    claimed.store(0, ordering: .relaxed)
    let threadCount = min(threads.count, count, parts)
    team.run(threadCount) { index in
      let thread = threads[index]
      TrapReport.during({ [unowned self] in account(of: thread) }) {
        while let claim = claim(parts, threadCount) {
          for part in claim { work(part, thread) }
        }
      }
    }
  }

  /// The next pieces for a thread; nil if all are taken.
  @inlinable func claim(_ parts: Int, _ threadCount: Int) -> Range<Int>? {
    var first = claimed.load(ordering: .relaxed)
    while first < parts {
      let end = first + max(1, (parts - first) / (2 * threadCount))
      let (isClaimed, found) = claimed.weakCompareExchange(
        expected: first, desired: end, ordering: .relaxed)
      if isClaimed { return first..<end }
      first = found
    }
    return nil
  }

  @inlinable func finish() -> Exploration<M> {
    result.states = links.count
    if case .bits = limits.keeping, result.isExhausted { result.limit = .bits }
    result.expectedOmissions = visited.expectedOmissions(among: links.count)
    for thread in threads {
      let storage = thread.storage
      result.transitions += storage.pointee.transitions
      storage.pointee.tally.add(to: &result.fired)
      for property in properties.indices where storage.pointee.met[property] {
        result.met[property] = true
      }
    }
    noteReduction()
    noteLasso(since: began)
    return result
  }
}
