/// Steps that lead to a violation of one property, as they were replayed.
@frozen @usableFromInline struct ReplayedTrace<M: Model> {
  /// The position of the initial node where it starts.
  @usableFromInline let root: Int
  @usableFromInline var actions: [M.Action] = []
  /// Which of the steps offered each one is.
  @usableFromInline var ordinals: [Int] = []
  /// Where it starts, and where each step leads.
  @usableFromInline var nodes: [Node<M>]
  @usableFromInline var reason = ""

  @inlinable init(root: Int, at node: Node<M>) {
    self.root = root
    nodes = [node]
  }

  @inlinable var count: Int { actions.count }

  /// The first `count` steps.
  @inlinable func prefix(_ count: Int) -> Self {
    var part = self
    part.actions.removeSubrange(count...)
    part.ordinals.removeSubrange(count...)
    part.nodes.removeSubrange((count + 1)...)
    return part
  }

  /// Shorter; or as long, and earlier in the order in which the exhaustive search discovers: by
  /// the initial node, then step by step by the order of the offers. The least trace by this order
  /// is the one that the exhaustive search reports.
  @inlinable func isSimpler(than other: Self) -> Bool {
    if count != other.count { return count < other.count }
    if root != other.root { return root < other.root }
    return ordinals.lexicographicallyPrecedes(other.ordinals)
  }
}

/// Replays actions of a model up to the first violation of one property.
///
/// Keeps its buffers: not for several threads at once.
@usableFromInline final class Replayer<M: Model> {
  @usableFromInline let roots: [Node<M>]
  @usableFromInline let walker: Walker<M>
  /// How many sequences were replayed.
  @usableFromInline var replays = 0
  /// The actions of the replay under way.
  @usableFromInline var used: [M.Action] = []

  @inlinable init(_ model: M, _ property: Property<M>) {
    roots = model.initialNodes
    demand(!roots.isEmpty, "the model has no initial state")
    walker = Walker(model, [property], at: roots[0])
  }

  /// Takes, from initial node `root`, those of `actions` that are offered when their turn comes;
  /// with `skips` false, all must be. Nil if the property is not violated. O(steps × offers).
  @inlinable
  func replay(from root: Int, _ actions: [M.Action], skips: Bool = true) -> ReplayedTrace<M>? {
    let start = ReplayedTrace(root: root, at: roots[root])
    if let rejection = walker.begin(at: roots[root]) {
      var trace = start
      trace.reason = rejection.reason
      return trace
    }
    return replay(after: start, actions[...], skips: skips)
  }

  /// Takes, at the end of `start`, which does not violate the property, those of `actions` that are
  /// offered, up to the first violation.
  @inlinable func replay(
    after start: ReplayedTrace<M>, _ actions: ArraySlice<M.Action>, skips: Bool = true
  ) -> ReplayedTrace<M>? {
    replays += 1
    var trace = start
    used = start.actions
    return TrapReport.during(account) {
      walker.node.pointee = start.nodes[start.count]
      for action in actions {
        let count = walker.offer()
        if let rejection = walker.judgeRest(count) {
          trace.reason = rejection.reason
          return trace
        }
        guard let ordinal = walker.ordinal(of: action, among: count) else {
          if skips { continue }
          return nil
        }
        used.append(action)
        let rejection = walker.take(ordinal)
        trace.actions.append(action)
        trace.ordinals.append(ordinal)
        trace.nodes.append(walker.node.pointee)
        if let rejection {
          trace.reason = rejection.reason
          return trace
        }
      }
      guard walker.judgesRest, let rejection = walker.judgeRest(walker.offer()) else { return nil }
      trace.reason = rejection.reason
      return trace
    }
  }

  /// The labels of the steps offered after the first `count` steps of `trace`.
  @inlinable func offered(after count: Int, of trace: ReplayedTrace<M>) -> [M.Action] {
    walker.node.pointee = trace.nodes[count]
    return (0..<walker.offer()).map { walker.action($0) }
  }

  /// For a trap report.
  @usableFromInline func account() -> String {
    TrapReport.account(of: used.map { label(of: $0) })
  }
}
