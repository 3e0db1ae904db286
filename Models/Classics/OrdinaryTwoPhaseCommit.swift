import LostAck

/// Two-phase commit as one writes it without a thought of speed: an array, sets, and messages that
/// are enums with payloads. The same states as `TwoPhaseCommit`, told apart by `Hashable`.
public struct OrdinaryTwoPhaseCommit: Model {
  public enum Manager: Hashable, Sendable {
    case working, prepared
    case decided(Decision)
  }
  public enum Decision: Hashable, Sendable {
    case commit, abort
  }
  public enum Message: Hashable, Sendable {
    case prepared(Int)
    case decision(Decision)
  }
  public struct State: Hashable, Sendable {
    public var managers: [Manager]
    public var decision: Decision?
    /// Whom the coordinator knows prepared.
    public var known: Set<Int> = []
    /// The messages sent, which are only ever added.
    public var messages: Set<Message> = []
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
    [State(managers: Array(repeating: .working, count: managers))]
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    if state.decision == nil {
      for manager in 0..<managers where state.messages.contains(.prepared(manager)) {
        step(.receivePrepared(manager)) { $0.known.insert(manager) }
      }
      if state.known.count == managers { decide(.commit, step) }
      decide(.abort, step)
    }
    for manager in 0..<managers {
      if state.managers[manager] == .working {
        step(.prepare(manager)) { next in
          next.managers[manager] = .prepared
          next.messages.insert(.prepared(manager))
        }
        step(.chooseAbort(manager)) { $0.managers[manager] = .decided(.abort) }
      }
      for decision in [Decision.commit, .abort]
      where state.messages.contains(.decision(decision)) {
        step(.receive(manager, decision)) { $0.managers[manager] = .decided(decision) }
      }
    }
  }

  func decide(_ decision: Decision, _ step: Steps<Self>) {
    step(.decide(decision)) { next in
      next.decision = decision
      next.messages.insert(.decision(decision))
    }
  }
}
