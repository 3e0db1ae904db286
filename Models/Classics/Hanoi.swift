import LostAck

/// The towers of Hanoi: 3 to the power of `disks` states, a shortest way of 2 to that power less 1.
///
/// An ordinary state: an array, which is fingerprinted by `Hashable`.
public struct Hanoi: Model {
  public struct State: Hashable, Sendable {
    /// The peg of each disk, the smallest first.
    public var pegs: [Int]

    /// The smallest disk on `peg`.
    func top(of peg: Int) -> Int? { pegs.firstIndex(of: peg) }
  }
  public enum Action: Hashable, Sendable {
    case move(from: Int, to: Int)
  }

  public let disks: Int

  public init(disks: Int) { self.disks = disks }

  public var initialStates: [State] { [State(pegs: Array(repeating: 0, count: disks))] }

  public func steps(from state: State, _ step: Steps<Self>) {
    for from in 0..<3 {
      guard let disk = state.top(of: from) else { continue }
      for to in 0..<3 where to != from && disk < state.top(of: to) ?? disks {
        step(.move(from: from, to: to)) { $0.pegs[disk] = to }
      }
    }
  }

  /// Fails, after the moves that solve the puzzle.
  public static let neverDone = Property<Self>.never("P1", "never all on the last peg") { state in
    state.pegs.allSatisfy { $0 == 2 }
  }
}
