extension LevelSearch {
  /// Takes the first violation that any thread came upon: a deadlock, which is a step shorter,
  /// before that of a state, and that before one of a step.
  @inlinable func noteViolation() {
    let states = threads.map(\.storage.pointee.stateViolation).reduce(nil, Sighting.first)
    let steps = threads.map(\.storage.pointee.stepViolation).reduce(nil, Sighting.first)
    let deadlocks = threads.map(\.storage.pointee.deadlock).reduce(nil, Sighting.first)
    guard let first = deadlocks ?? states ?? steps else { return }
    guard links.keepsTraces else {
      result.violation = Violation(
        property: first.property, root: 0, actions: [], reason: first.reason)
      return
    }
    let (root, ordinals) = links.path(to: first.link.parent)
    let last = deadlocks == nil ? [first.link.ordinal] : []
    result.violation = Violation(
      property: first.property, root: root, actions: actions(from: root, ordinals + last),
      reason: first.reason)
  }

  /// When all is explored: looks for a run that violates a property of runs.
  @inlinable func noteLasso(since start: ContinuousClock.Instant) {
    guard let recorder, result.isExhausted else { return }
    let budget = SearchBudget(limits, since: start, progressDecidingRuns(recorder))
    let found = recorder.firstLasso(budget)
    result.limit = budget.reached
    guard let (property, lasso, graph) = found else { return }
    let ordinals = graph.ordinals(of: lasso.prefix + lasso.cycle)
    result.violation = Violation(
      property: property, root: lasso.start, actions: actions(from: lasso.start, ordinals),
      cycleStart: lasso.prefix.count,
      reason: Violation<M>.reason(ofCycle: lasso.cycle.count))
  }

  /// The labels of the steps with these ordinals, taken anew.
  @inlinable func actions(from root: Int, _ ordinals: [Int]) -> [M.Action] {
    if let canonicalizer { return actions(from: roots[root], ordinals, canonicalizer) }
    var state = roots[root].state
    let workspace = Workspace<M>()
    let buffer = workspace.buffer
    return ordinals.map { ordinal in
      withUnsafePointer(to: state) { workspace.expand(model, $0) }
      state = buffer.pointee.states[ordinal]
      return buffer.pointee.actions[ordinal]
    }
  }

  /// The same where states stand for others: the ordinals lead through the nodes explored; beside
  /// them goes a real run, by the first steps that lead to nodes with the same stand-in. The last
  /// step is one that violates, if there is one.
  @inlinable func actions(
    from root: Node<M>, _ ordinals: [Int], _ canonicalizer: Canonicalizer<M>
  ) -> [M.Action] {
    let workspace = Workspace<M>()
    let buffer = workspace.buffer
    var met = [Bool](repeating: false, count: properties.count)
    func successors(of node: Node<M>) -> [(node: Node<M>, isViolation: Bool)] {
      withUnsafePointer(to: node.state) { state in
        workspace.expand(model, state)
        return (0..<buffer.pointee.count).map { ordinal in
          var watch = node.watch
          let rejection = byKind.judge(ordinal, from: state, buffer, &watch, &met)
          return (Node(buffer.pointee.states[ordinal], watch), rejection != nil)
        }
      }
    }
    var explored = canonicalizer.canonical(root)
    var real = root
    var actions: [M.Action] = []
    for (position, ordinal) in ordinals.enumerated() {
      let (step, isViolation) = successors(of: explored)[ordinal]
      explored = canonicalizer.canonical(step)
      let candidates = successors(of: real)
      let isLast = position == ordinals.count - 1
      let taken = candidates.firstIndex { candidate in
        (!isLast || candidate.isViolation == isViolation)
          && canonicalizer.canonical(candidate.node) == explored
      }
      guard let taken else {
        fatalError("exchanging interchangeable parts changes which steps are offered")
      }
      actions.append(buffer.pointee.actions[taken])
      real = candidates[taken].node
    }
    return actions
  }

  /// For a trap report: the way to the state that `thread` is expanding.
  @usableFromInline func account(of thread: SearchThread<M>) -> String {
    if !links.keepsTraces { return "in a search that keeps no traces" }
    let (root, ordinals) = links.path(to: thread.storage.pointee.expanding)
    return TrapReport.account(of: actions(from: root, ordinals).map { label(of: $0) })
  }
}
