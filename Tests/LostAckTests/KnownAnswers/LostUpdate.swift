import LostAck

/// Processes that each read a shared number, then write what they read plus one. An ordinary state:
/// an array of an enum with payloads.
struct LostUpdate: Model {
  enum Process: Hashable, Sendable {
    case idle
    case holding(Int)
    case done
  }
  struct State: Hashable, Sendable {
    var total = 0
    var processes: [Process]
  }
  enum Action: Hashable, Sendable {
    case read(Int)
    case write(Int)
  }

  let count: Int

  var initialStates: [State] { [State(processes: Array(repeating: .idle, count: count))] }

  func steps(from state: State, _ step: Steps<Self>) {
    for (process, phase) in state.processes.enumerated() {
      switch phase {
      case .idle:
        step(.read(process)) { $0.processes[process] = .holding(state.total) }
      case .holding(let value):
        step(.write(process)) { next in
          next.total = value + 1
          next.processes[process] = .done
        }
      case .done: break
      }
    }
  }

  var nothingLost: Property<Self> {
    .never("P1", "at the end, all are counted") { [count] state in
      state.processes.allSatisfy { $0 == .done } && state.total != count
    }
  }
}
