/// What the search visits: a state, and what the reference machines remember of the way there.
@frozen public struct Node<M: Model>: Hashable, Sendable {
  public var state: M.State
  public var watch: M.Watch

  @inlinable public init(_ state: M.State, _ watch: M.Watch = M.Watch()) {
    self.state = state
    self.watch = watch
  }
}

extension Model {
  /// Where a run may start, equal states once, with the reference machines at their initial value.
  @inlinable public var initialNodes: [Node<Self>] {
    var seen: Set<State> = []
    return initialStates.filter { seen.insert($0).inserted }.map { Node($0) }
  }
}
