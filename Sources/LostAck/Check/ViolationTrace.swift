extension LevelSearch {
  /// Takes the first violation that any thread came upon, of a state before one of a step.
  @inlinable func noteViolation() {
    let states = threads.map(\.storage.pointee.stateViolation).reduce(nil, Sighting.first)
    let steps = threads.map(\.storage.pointee.stepViolation).reduce(nil, Sighting.first)
    guard let first = states ?? steps else { return }
    let (root, ordinals) = links.path(to: Links.parent(first.link))
    result.violation = Violation(
      property: first.property, root: root,
      actions: actions(from: root, ordinals + [Links.ordinal(first.link)]), reason: first.reason)
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

  /// For a trap report: the way to the state that `thread` is expanding.
  @usableFromInline func account(of thread: SearchThread<M>) -> String {
    let (root, ordinals) = links.path(to: thread.storage.pointee.expanding)
    return TrapReport.account(of: actions(from: root, ordinals).map { label(of: $0) })
  }
}
