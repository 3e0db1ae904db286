import LostAck

/// Two jugs of 3 and 5 gallons and a tap: measure 4. A step that changes nothing counts.
struct DieHard: Model {
  struct State: Hashable, Sendable {
    var small = 0
    var big = 0
  }
  enum Action: Hashable, Sendable {
    case fillSmall, fillBig, emptySmall, emptyBig, smallToBig, bigToSmall
  }

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    step(.fillSmall) { $0.small = 3 }
    step(.fillBig) { $0.big = 5 }
    step(.emptySmall) { $0.small = 0 }
    step(.emptyBig) { $0.big = 0 }
    step(.smallToBig) { next in
      let poured = min(next.small, 5 - next.big)
      next.small -= poured
      next.big += poured
    }
    step(.bigToSmall) { next in
      let poured = min(next.big, 3 - next.small)
      next.big -= poured
      next.small += poured
    }
  }

  static let neverFour = Property<Self>.never("P1", "never 4 in the big jug") { $0.big == 4 }
}
