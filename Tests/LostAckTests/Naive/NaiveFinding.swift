/// A violation of a state, a step or a deadlock, with what decides which one is told.
struct NaiveFinding {
  enum Kind: Int {
    case state, step, deadlock
  }
  var kind: Kind
  /// Steps from an initial state.
  var length: Int
  /// The state's place in the order of discovery: of the state that violates or is stuck, or that
  /// the violating step starts from.
  var place: Int
  var offer = 0
  var property: Int
  var reason: String

  /// Shortest; a state before a step; then the order of discovery; then the order of offers; then
  /// the order of the properties.
  func rank(_ mistake: Mistake?) -> [Int] {
    var rank = [length, kind.rawValue, place, offer, property]
    switch mistake {
    case .stepBeforeState: rank[1] = -rank[1]
    case .deadlockAfterState: if kind == .deadlock { rank[0] += 1 }
    case .lastStateFirst: rank[2] = -rank[2]
    case .lastOfferFirst: rank[3] = -rank[3]
    case .lastPropertyFirst: rank[4] = -rank[4]
    default: break
    }
    return rank
  }
}
