import LostAck

/// Two-phase commit of `N` resource managers, over messages that are only ever added
/// (Gray and Lamport, "Consensus on transaction commit", 2006). A state of plain bytes.
///
/// `@inlinable`, since it is generic, and is explored from other modules too.
public struct TwoPhaseCommit<let N: Int>: Model {
  public enum Manager: Hashable, BitwiseCopyable, Sendable {
    case working, prepared, committed, aborted
  }
  public enum Coordinator: Hashable, Sendable {
    case undecided, committed, aborted
  }
  public struct State: Hashable, Sendable {
    public var managers = PerProcess<N, Manager>(repeating: .working)
    public var coordinator = Coordinator.undecided
    /// Whom the coordinator knows prepared.
    public var known: SmallSet = []
    /// The messages sent: Prepared(r), Commit, Abort.
    public var prepared: SmallSet = []
    public var commitSent = false
    public var abortSent = false

    @inlinable public init() {}
  }
  public enum Action: Hashable, Sendable {
    case receivePrepared(Int)
    case commit
    case abort
    case prepare(Int)
    case chooseAbort(Int)
    case receiveCommit(Int)
    case receiveAbort(Int)
  }

  /// Whether the managers are taken as interchangeable, which they are.
  public let isSymmetric: Bool
  /// Whether the symmetry says what a manager looks like, which makes it faster.
  public let looks: Bool

  @inlinable public init(isSymmetric: Bool = false, looks: Bool = true) {
    self.isSymmetric = isSymmetric
    self.looks = looks
  }

  @inlinable public var symmetries: [Symmetry<Self>] {
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

  @inlinable public var initialStates: [State] { [State()] }

  @inlinable public func steps(from state: State, _ step: Steps<Self>) {
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

  /// Holds.
  @inlinable public static var agreement: Property<Self> {
    .never("P1", "never one committed and one aborted") { state in
      state.managers.contains { $0 == .committed } && state.managers.contains { $0 == .aborted }
    }
  }
}
