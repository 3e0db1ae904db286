/// Notes the whole graph while a search visits it, for questions about whole runs.
///
/// Memory: 24 bytes a state, and two for each property of runs; sixteen bytes a step until the
/// search is over, then twelve.
@usableFromInline final class GraphRecorder<M: Model> {
  @frozen @usableFromInline struct Edge {
    @usableFromInline var fingerprint: UInt64
    @usableFromInline let classes: UInt64

    @inlinable init(fingerprint: UInt64, classes: UInt64) {
      self.fingerprint = fingerprint
      self.classes = classes
    }
  }
  /// The properties of runs, with their position in the claim's order, and the bits of their
  /// fairness classes.
  @usableFromInline let properties: [(position: Int, liveness: Liveness<M>, fairness: FairnessMask)]
  @usableFromInline let classes: [@Sendable (M.Action) -> Bool]

  @usableFromInline var fingerprints: [UInt64] = []
  @usableFromInline var edges: [Edge] = []
  @usableFromInline var graph = Graph()
  /// For each property, the states where it starts to wait, and those without its goal.
  @usableFromInline var isStart: [[Bool]]
  @usableFromInline var isPending: [[Bool]]

  /// Nil if none of the properties is about whole runs.
  @usableFromInline init?(_ properties: [Property<M>]) {
    var classes: [@Sendable (M.Action) -> Bool] = []
    self.properties = properties.enumerated().compactMap { position, property in
      guard case .run(let liveness) = property.kind else { return nil }
      var mask = FairnessMask()
      for fairness in liveness.fairness {
        let bit: UInt64 = 1 << UInt64(classes.count)
        switch fairness.strength {
        case .weak: mask.weak |= bit
        case .strong: mask.strong |= bit
        }
        classes.append(fairness.includes)
      }
      return (position, liveness, mask)
    }
    self.classes = classes
    isStart = self.properties.map { _ in [] }
    isPending = isStart
    if self.properties.isEmpty { return nil }
    demand(classes.count <= 64, "at most 64 fairness classes in one search")
  }

  @inlinable var bytes: Int {
    edges.capacity * MemoryLayout<Edge>.stride
      + fingerprints.capacity * (8 + 8 + 8 + 2 * properties.count)
  }

  /// Bytes of the finished graph, and of what is kept beside it to look for lassos.
  @usableFromInline var bytesOfGraph: Int {
    edges.count * 12 + fingerprints.count * (8 + 8 + 2 * properties.count + Graph.bytesAState)
  }

  /// The classes that `action` belongs to.
  @inlinable func classes(of action: M.Action) -> UInt64 {
    var bits: UInt64 = 0
    for (index, includes) in classes.enumerated() where includes(action) {
      bits |= 1 &<< UInt64(index)
    }
    return bits
  }

  /// Notes a state, in canonical order.
  @inlinable func append(
    _ state: M.State, _ fingerprint: UInt64, isInitial: Bool, _ met: inout [Bool]
  ) {
    fingerprints.append(fingerprint)
    if isInitial { graph.initialCount += 1 }
    for (index, property) in properties.enumerated() {
      let starts = property.liveness.isStart.map { $0(state) } ?? isInitial
      isStart[index].append(starts)
      isPending[index].append(!property.liveness.isGoal(state))
      if starts { met[property.position] = true }
    }
  }

  /// Notes all steps of the next state, in canonical order.
  @inlinable func append(edges newEdges: UnsafeBufferPointer<Edge>) {
    var enabled: UInt64 = 0
    for edge in newEdges {
      enabled |= edge.classes
      edges.append(edge)
    }
    graph.enabled.append(enabled)
    graph.firstEdge.append(edges.count)
  }

  /// The graph, once every state was expanded.
  @usableFromInline func finish() -> Graph {
    demand(graph.stateCount == fingerprints.count, "a state was not expanded")
    var position: [UInt64: UInt32] = [:]
    position.reserveCapacity(fingerprints.count)
    for (index, fingerprint) in fingerprints.enumerated() { position[fingerprint] = UInt32(index) }
    graph.target = edges.map { position[$0.fingerprint]! }
    graph.classes = edges.map(\.classes)
    edges = []
    fingerprints = []
    return graph
  }

  /// The first property of runs that is violated, with the shortest lasso. Nil too if the budget is
  /// spent, which must be asked then.
  @usableFromInline
  func firstLasso(_ budget: SearchBudget) -> (position: Int, lasso: Lasso, graph: Graph)? {
    if budget.isSpent() { return nil }
    let graph = finish()
    for (index, property) in properties.enumerated() {
      if budget.isSpent() { return nil }
      let lasso = graph.lasso(
        isStart: { isStart[index][$0] }, isPending: isPending[index], fairness: property.fairness,
        budget)
      if let lasso { return (property.position, lasso, graph) }
    }
    return nil
  }
}
