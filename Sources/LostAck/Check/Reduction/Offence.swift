/// How a declaration of sole owners is wrong: of which process and its step, because of which
/// other step.
struct Offence<M: Model> {
  enum Kind {
    /// After the other step, the process is alone with other steps than before.
    case changesOwned
    /// After the process's step, the other one is not offered.
    case keepsFromOffering
    /// The two steps lead to different nodes in different orders.
    case doesNotCommute
    /// After the process's step, something that a property of states sees is gone.
    case hidesState
    /// After the process's step, something is gone that a property saw of the other one.
    case hidesOther
    /// Before the other step, a property sees less of the process's step than after it.
    case isHidden
  }
  let kind: Kind
  let node: Int
  let process: Int
  let step: M.Action
  let other: M.Action?

  func words(in graph: WholeGraph<M>) -> String {
    let step = label(of: step)
    let other = other.map { label(of: $0) } ?? ""
    let what =
      switch kind {
      case .changesOwned:
        "process \(process) is alone with \(step), and after \(other) with other steps than before"
      case .keepsFromOffering:
        "process \(process) is alone with \(step), after which \(other) is not offered"
      case .doesNotCommute:
        "process \(process) is alone with \(step), which leads with \(other) to different states "
          + "in different orders"
      case .hidesState:
        "process \(process) is alone with \(step), after which a property no longer sees what it "
          + "saw in the state before"
      case .hidesOther:
        "process \(process) is alone with \(step), after which a property no longer sees what it "
          + "saw of \(other)"
      case .isHidden:
        "process \(process) is alone with \(step), of which a property sees only after \(other) "
          + "what it should see before"
      }
    return what + ", " + graph.way(to: node)
  }
}

extension WholeGraph {
  /// The first way in which `process` is not alone in `node` with the edges there that `owner` says
  /// are its own. The conditions 1 to 3 of `Reduction`. O(edges² of the node, and of its targets).
  func offence(at node: Int, of process: Int, _ owner: (_ edge: Int, _ node: Int) -> Int?)
    -> Offence<M>?
  {
    let own = edges(of: node).filter { owner($0, node) == process }
    func offence(_ kind: Offence<M>.Kind, _ step: Int, _ other: Int? = nil) -> Offence<M> {
      Offence(
        kind: kind, node: node, process: process, step: actions[step],
        other: other.map { actions[$0] })
    }
    for step in own where !sights[node].isKept(in: sights[targets[step]]) {
      return offence(.hidesState, step)
    }
    for other in edges(of: node) where !own.contains(other) {
      let after = targets[other]
      let ownCount = edges(of: after).count { owner($0, after) == process }
      for step in own {
        guard let later = edge(actions[step], from: after), owner(later, after) == process,
          ownCount == own.count
        else { return offence(.changesOwned, step, other) }
        guard let otherLater = edge(actions[other], from: targets[step]) else {
          return offence(.keepsFromOffering, step, other)
        }
        if targets[later] != targets[otherLater] { return offence(.doesNotCommute, step, other) }
        if !stepSights[other].isKept(in: stepSights[otherLater]) {
          return offence(.hidesOther, step, other)
        }
        if !stepSights[later].isKept(in: stepSights[step]) {
          return offence(.isHidden, step, other)
        }
      }
    }
    return nil
  }
}
