import LostAck

/// Two parts that go ahead, each twice, and are called interchangeable; with a mistake, if asked for.
struct Twins: Model {
  enum Mistake: Sendable {
    /// Only the first part may go on.
    case guarded
    /// The exchange copies one part over the other.
    case copied
    /// The exchange forgets the reference machine.
    case forgotten
    /// The look of a part is its number.
    case looked
  }
  typealias State = PerProcess<2, UInt8>
  enum Action: Hashable, Sendable { case go(Int) }
  enum Event: Hashable, Sendable { case went(Int) }
  struct Watch: ReferenceMachines { var once = AtMostOnce() }

  var mistake: Mistake?
  /// Nobody goes on when one has gone.
  var isOnce = false

  var symmetries: [Symmetry<Self>] {
    let look: @Sendable (Node<Self>, Int) -> UInt64 = { UInt64($1) }
    return [
      Symmetry("parts", count: 2, look: mistake == .looked ? look : nil) { [mistake] node, a, b in
        if mistake == .copied { node.state[a] = node.state[b] } else { node.state.swapAt(a, b) }
        if mistake != .forgotten { node.watch.once.swapAt(a, b) }
      }
    ]
  }

  var initialStates: [State] { [State(repeating: 0)] }

  func steps(from state: State, _ step: Steps<Self>) {
    if isOnce, state.contains(where: { $0 > 0 }) { return }
    for part in 0..<2 where state[part] < (mistake == .guarded && part == 1 ? 1 : 2) {
      step(.go(part)) { next in
        next[part] += 1
        step.emit(.went(part))
      }
    }
  }

  static let once = Property<Self>.watching("P1", "each goes once") { watch, event in
    guard case .went(let part) = event else { return .ignored }
    return watch.once.observe(part)
  }
}
