import LostAck

/// Eight tiles and a blank, which starts in a corner, on a board of three by three.
struct EightPuzzle: Model {
  struct State: Hashable, Sendable {
    /// The tile at each place; 0 is the blank.
    var tiles: PerProcess<9, UInt8>
    var blank: UInt8 = 0

    init() {
      tiles = PerProcess(repeating: 0)
      for place in 0..<9 { tiles[place] = UInt8(place) }
    }
  }
  enum Action: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
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
