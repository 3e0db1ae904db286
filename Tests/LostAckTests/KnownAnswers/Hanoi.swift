import LostAck

/// The towers of Hanoi. An ordinary state: an array, which is fingerprinted by `Hashable`.
struct Hanoi: Model {
  struct State: Hashable, Sendable {
    /// The peg of each disk, the smallest first.
    var pegs: [Int]

    /// The smallest disk on `peg`.
    func top(of peg: Int) -> Int? { pegs.firstIndex(of: peg) }
  }
  enum Action: Hashable, Sendable {
    case move(from: Int, to: Int)
  }

  let disks: Int

  var initialStates: [State] { [State(pegs: Array(repeating: 0, count: disks))] }

  func steps(from state: State, _ step: Steps<Self>) {
    for from in 0..<3 {
      guard let disk = state.top(of: from) else { continue }
      for to in 0..<3 where to != from && disk < state.top(of: to) ?? disks {
        step(.move(from: from, to: to)) { $0.pegs[disk] = to }
      }
    }
  }

  static let neverDone = Property<Self>.never("P1", "never all on the last peg") { state in
    state.pegs.allSatisfy { $0 == 2 }
  }
}
