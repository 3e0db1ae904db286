import LostAck

/// Eight tiles and a blank, which starts in a corner, on a board of three by three: half of the 9!
/// arrangements can be reached, 181,440. A state of plain bytes.
public struct EightPuzzle: Model {
  public struct State: Hashable, Sendable {
    /// The tile at each place; 0 is the blank.
    public var tiles: PerProcess<9, UInt8>
    public var blank: UInt8 = 0

    public init() {
      tiles = PerProcess(repeating: 0)
      for place in 0..<9 { tiles[place] = UInt8(place) }
    }
  }
  public enum Action: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  public init() {}

  public var initialStates: [State] { [State()] }

  public func steps(from state: State, _ step: Steps<Self>) {
    let blank = Int(state.blank)
    for (action, isPossible, way) in [
      (Action.up, blank >= 3, -3), (.down, blank < 6, 3),
      (.left, blank % 3 > 0, -1), (.right, blank % 3 < 2, 1),
    ] where isPossible {
      step(action) { next in
        next.tiles[blank] = next.tiles[blank + way]
        next.tiles[blank + way] = 0
        next.blank = UInt8(blank + way)
      }
    }
  }
}
