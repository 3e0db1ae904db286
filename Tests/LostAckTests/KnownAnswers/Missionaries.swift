import LostAck

/// Three missionaries and three cannibals, a boat for two; on no bank more cannibals than
/// missionaries, where there are any. Only safe states exist.
struct Missionaries: Model {
  struct State: Hashable, Sendable {
    /// On the bank where all start.
    var missionaries = 3
    var cannibals = 3
    var isBoatHere = true

    var isSafe: Bool {
      (missionaries == 0 || missionaries >= cannibals)
        && (missionaries == 3 || 3 - missionaries >= 3 - cannibals)
    }
    mutating func cross(_ missionaries: Int, _ cannibals: Int) {
      self.missionaries += isBoatHere ? -missionaries : missionaries
      self.cannibals += isBoatHere ? -cannibals : cannibals
      isBoatHere.toggle()
    }
  }
  enum Action: Hashable, Sendable {
    case cross(missionaries: Int, cannibals: Int)
  }

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    for (missionaries, cannibals) in [(1, 0), (2, 0), (0, 1), (0, 2), (1, 1)] {
      var next = state
      next.cross(missionaries, cannibals)
      guard 0...3 ~= next.missionaries, 0...3 ~= next.cannibals, next.isSafe else { continue }
      step(.cross(missionaries: missionaries, cannibals: cannibals)) {
        $0.cross(missionaries, cannibals)
      }
    }
  }

  static let neverAcross = Property<Self>.never("P1", "never all across") {
    $0.missionaries == 0 && $0.cannibals == 0
  }
}
