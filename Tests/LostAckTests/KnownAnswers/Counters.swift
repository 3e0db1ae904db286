import LostAck

/// Six counters from 0 to 9; each step raises one.
struct Counters: Model {
  typealias State = PerProcess<6, UInt8>
  enum Action: Hashable, Sendable {
    case raise(Int)
  }

  var initialStates: [State] { [State(repeating: 0)] }

  func steps(from state: State, _ step: Steps<Self>) {
    for counter in state.indices where state[counter] < 9 {
      step(.raise(counter)) { $0[counter] += 1 }
    }
  }
}
