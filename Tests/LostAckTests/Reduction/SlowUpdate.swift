import LostAck

/// The lost update, with work between reading and writing that nobody else sees. An ordinary state,
/// fingerprinted by `Hashable`.
struct SlowUpdate: Model {
  struct Process: Hashable, Sendable {
    /// What was read; nil before.
    var read: Int?
    var work = 0
    var isDone = false
  }
  struct State: Hashable, Sendable {
    var total = 0
    var processes: [Process]
  }
  enum Action: Hashable, Sendable {
    case read(Int)
    case compute(Int)
    case write(Int)
  }

  let count: Int
  let work: Int

  var initialStates: [State] { [State(processes: Array(repeating: Process(), count: count))] }

  func steps(from state: State, _ step: Steps<Self>) {
    for (index, process) in state.processes.enumerated() where !process.isDone {
      if let read = process.read {
        if process.work < work {
          step(.compute(index)) { $0.processes[index].work += 1 }
        } else {
          step(.write(index)) { next in
            next.total = read + 1
            next.processes[index].isDone = true
          }
        }
      } else {
        step(.read(index)) { $0.processes[index].read = state.total }
      }
    }
  }

  func soleOwner(of action: Action, in state: State) -> Int? {
    if case .compute(let process) = action { process } else { nil }
  }

  private static func isDone(_ state: State) -> Bool { state.processes.allSatisfy(\.isDone) }

  /// Violated.
  var nothingLost: Property<Self> {
    .never("P1", "at the end, all are counted", when: Self.isDone) { [count] in $0.total != count }
  }
  /// Holds.
  var neverZero: Property<Self> {
    .never("P2", "at the end, one is counted", when: Self.isDone) { $0.total == 0 }
  }
}
