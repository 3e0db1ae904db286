import LostAck

/// Two-phase commit as one writes it without a thought of speed: arrays, an optional, and an enum
/// with a payload. The same states as `TwoPhaseCommit`, each in four places of memory.
public struct OrdinaryTwoPhaseCommit: Model {
  public enum Manager: Hashable, Sendable {
    case working, prepared
    case decided(Decision)
  }
  public enum Decision: Hashable, Sendable {
    case commit, abort
  }
  public struct State: Hashable, Sendable {
    public var managers: [Manager]
    /// What the coordinator decided, and sent.
    public var decision: Decision?
    /// For each manager, whether it said that it is prepared, and whether the coordinator knows.
    public var said: [Bool]
    public var known: [Bool]
  }
  public enum Action: Hashable, Sendable {
    case receivePrepared(Int)
    case decide(Decision)
    case prepare(Int)
    case chooseAbort(Int)
    case receive(Int, Decision)
  }

  public let managers: Int

  public init(managers: Int) { self.managers = managers }

  public var initialStates: [State] {
    let none = Array(repeating: false, count: managers)
    return [State(managers: Array(repeating: .working, count: managers), said: none, known: none)]
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    if state.decision == nil {
      for manager in 0..<managers where state.said[manager] {
        step(.receivePrepared(manager)) { $0.known[manager] = true }
      }
      if !state.known.contains(false) { step(.decide(.commit)) { $0.decision = .commit } }
      step(.decide(.abort)) { $0.decision = .abort }
    }
    for manager in 0..<managers {
      if state.managers[manager] == .working {
        step(.prepare(manager)) { next in
          next.managers[manager] = .prepared
          next.said[manager] = true
        }
        step(.chooseAbort(manager)) { $0.managers[manager] = .decided(.abort) }
      }
      if let decision = state.decision {
        step(.receive(manager, decision)) { $0.managers[manager] = .decided(decision) }
      }
    }
  }
}
