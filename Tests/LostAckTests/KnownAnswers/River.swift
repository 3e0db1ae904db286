import LostAck

/// A wolf, a goat and a cabbage cross a river with a farmer whose boat takes one of them. Only safe
/// states exist. An ordinary state: a set, which is fingerprinted by `Hashable`.
struct River: Model {
  enum Passenger: Hashable, Sendable, CaseIterable {
    case wolf, goat, cabbage
  }
  struct State: Hashable, Sendable {
    var isFarmerAcross = false
    var across: Set<Passenger> = []

    /// Nobody eats anybody on the bank where the farmer is not.
    var isSafe: Bool {
      let alone = isFarmerAcross ? Set(Passenger.allCases).subtracting(across) : across
      return !alone.isSuperset(of: [.wolf, .goat]) && !alone.isSuperset(of: [.goat, .cabbage])
    }
    mutating func cross(with passenger: Passenger?) {
      isFarmerAcross.toggle()
      if let passenger { across.formSymmetricDifference([passenger]) }
    }
  }
  enum Action: Hashable, Sendable {
    case cross(Passenger?)
  }

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    for passenger in [nil] + Passenger.allCases.map(Optional.some) {
      if let passenger, state.across.contains(passenger) != state.isFarmerAcross { continue }
      var next = state
      next.cross(with: passenger)
      if next.isSafe { step(.cross(passenger)) { $0.cross(with: passenger) } }
    }
  }

  static let neverAcross = Property<Self>.never("P1", "never all across") {
    $0.isFarmerAcross && $0.across.count == 3
  }
}
