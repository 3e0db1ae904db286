/// Every node and step of a model, with what the properties see of each: what an audit of a
/// declaration is done on.
///
/// Whole nodes are compared, no fingerprints. Violations end nothing here. Where the model names
/// interchangeable parts, nodes with two of them exchanged are part of it too. Memory: the nodes
/// twice, and about 48 bytes and a label a step.
struct WholeGraph<M: Model> {
  /// What the properties see of a state or a step.
  struct Sight: Hashable {
    /// For each property, by position, whether what it speaks of is there.
    var met: UInt64 = 0
    var isViolated = false

    /// Nothing of it is missing in `other`.
    func isKept(in other: Sight) -> Bool {
      met & ~other.met == 0 && (!isViolated || other.isViolated)
    }
  }
  private(set) var nodes: [Node<M>] = []
  private(set) var sights: [Sight] = []
  /// The edges of node `n` are `firstEdge[n]..<firstEdge[n + 1]`, in the order of the offers.
  private(set) var firstEdge = [0]
  private(set) var actions: [M.Action] = []
  private(set) var targets: [Int] = []
  private(set) var stepSights: [Sight] = []
  /// By which edge a node was found; below zero for one that a run starts from, or that is another
  /// with parts exchanged.
  private var origins: [Int] = []
  private var positions: [Node<M>: Int] = [:]

  /// Nil if there are more than `limit` nodes.
  init?(_ model: M, _ properties: [Property<M>], limit: Int) {
    demand(properties.count <= 64, "an audit takes at most 64 properties")
    let judges = PropertiesByKind(properties)
    for node in model.initialNodes { _ = add(node, from: -1, judges, properties.count) }
    let symmetries = model.symmetries.filter { $0.count > 1 }
    let state = UnsafeMutablePointer<M.State>.allocate(capacity: 1)
    state.initialize(to: nodes[0].state)
    defer {
      state.deinitialize(count: 1)
      state.deallocate()
    }
    let workspace = Workspace<M>()
    let buffer = workspace.buffer
    var next = 0
    while next < nodes.count {
      if nodes.count > limit { return nil }
      let node = nodes[next]
      state.pointee = node.state
      workspace.expand(model, state)
      for ordinal in 0..<buffer.pointee.count {
        var (watch, sight) = (node.watch, Sight())
        var met = [Bool](repeating: false, count: properties.count)
        sight.isViolated = judges.judge(ordinal, from: state, buffer, &watch, &met) != nil
        sight.met = Self.bits(met)
        let target = add(
          Node(buffer.pointee.states[ordinal], watch), from: actions.count, judges,
          properties.count)
        actions.append(buffer.pointee.actions[ordinal])
        targets.append(target)
        stepSights.append(sight)
      }
      firstEdge.append(actions.count)
      for symmetry in symmetries {
        for part in 1..<symmetry.count {
          var renamed = node
          symmetry.swap(&renamed, part - 1, part)
          _ = add(renamed, from: -2, judges, properties.count)
        }
      }
      next += 1
    }
  }

  func edges(of node: Int) -> Range<Int> { firstEdge[node]..<firstEdge[node + 1] }

  /// The edge from `node` with this label.
  func edge(_ action: M.Action, from node: Int) -> Int? {
    edges(of: node).first { actions[$0] == action }
  }

  /// The steps that lead to `node`, in words.
  func way(to node: Int) -> String {
    var labels: [String] = []
    var node = node
    while origins[node] >= 0 {
      labels.insert(label(of: actions[origins[node]]), at: 0)
      // The last node whose first edge is not beyond this one.
      var (low, high) = (0, nodes.count)
      while low + 1 < high {
        let middle = (low + high) / 2
        if firstEdge[middle] <= origins[node] { low = middle } else { high = middle }
      }
      node = low
    }
    let start = origins[node] == -2 ? "a state with interchangeable parts exchanged" : "the start"
    return labels.isEmpty
      ? "at \(start)"
      : "after " + labels.joined(separator: ", ") + (origins[node] == -2 ? " from \(start)" : "")
  }

  private mutating func add(
    _ node: Node<M>, from origin: Int, _ judges: PropertiesByKind<M>, _ propertyCount: Int
  ) -> Int {
    if let known = positions[node] { return known }
    positions[node] = nodes.count
    nodes.append(node)
    origins.append(origin)
    var met = [Bool](repeating: false, count: propertyCount)
    let isViolated = judges.judge(node.state, &met) != nil
    sights.append(Sight(met: Self.bits(met), isViolated: isViolated))
    return nodes.count - 1
  }

  private static func bits(_ met: [Bool]) -> UInt64 {
    met.enumerated().reduce(0) { $1.element ? $0 | 1 << UInt64($1.offset) : $0 }
  }
}
