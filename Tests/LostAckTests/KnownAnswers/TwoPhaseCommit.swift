import LostAck

/// Two-phase commit of `N` resource managers, over messages that are only ever added
/// (Gray and Lamport, "Consensus on transaction commit", 2006). A state of plain bytes.
struct TwoPhaseCommit<let N: Int>: Model {
  enum Manager: Hashable, Sendable {
    case working, prepared, committed, aborted
  }
  enum Coordinator: Hashable, Sendable {
    case undecided, committed, aborted
  }
  struct State: Hashable, Sendable {
    var managers = PerProcess<N, Manager>(repeating: .working)
    var coordinator = Coordinator.undecided
    /// Whom the coordinator knows prepared.
    var known: SmallSet = []
    /// The messages sent: Prepared(r), Commit, Abort.
    var prepared: SmallSet = []
    var commitSent = false
    var abortSent = false
  }
  enum Action: Hashable, Sendable {
    case receivePrepared(Int)
    case commit
    case abort
    case prepare(Int)
    case chooseAbort(Int)
    case receiveCommit(Int)
    case receiveAbort(Int)
  }

  /// Whether the managers are taken as interchangeable, which they are.
  var isSymmetric = false
  var looks = true

  var symmetries: [Symmetry<Self>] {
    if !isSymmetric { return [] }
    let look: @Sendable (Node<Self>, Int) -> UInt64 = { node, manager in
      let state = node.state
      let phase: UInt64 =
        switch state.managers[manager] {
        case .working: 0
        case .prepared: 1
        case .committed: 2
        case .aborted: 3
        }
      return phase << 2 | (state.known.contains(manager) ? 2 : 0)
        | (state.prepared.contains(manager) ? 1 : 0)
    }
    return [
      Symmetry("managers", count: N, look: looks ? look : nil) { node, a, b in
        node.state.managers.swapAt(a, b)
        node.state.known.swapAt(a, b)
        node.state.prepared.swapAt(a, b)
      }
    ]
  }

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    if state.coordinator == .undecided {
      for manager in state.prepared {
        step(.receivePrepared(manager)) { $0.known.insert(manager) }
      }
      if state.known.count == N {
        step(.commit) { next in
          next.coordinator = .committed
          next.commitSent = true
        }
      }
      step(.abort) { next in
        next.coordinator = .aborted
        next.abortSent = true
      }
    }
    for manager in 0..<N {
      if state.managers[manager] == .working {
        step(.prepare(manager)) { next in
          next.managers[manager] = .prepared
          next.prepared.insert(manager)
        }
        step(.chooseAbort(manager)) { $0.managers[manager] = .aborted }
      }
      if state.commitSent { step(.receiveCommit(manager)) { $0.managers[manager] = .committed } }
      if state.abortSent { step(.receiveAbort(manager)) { $0.managers[manager] = .aborted } }
    }
  }

  static var agreement: Property<Self> {
    .never("P1", "never one committed and one aborted") { state in
      state.managers.contains { $0 == .committed } && state.managers.contains { $0 == .aborted }
    }
  }
}
