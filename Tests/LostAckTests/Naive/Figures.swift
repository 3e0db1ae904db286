import LostAck

/// Everything that a search tells, without the types of the model.
struct Figures: Equatable {
  var states = 0
  var transitions = 0
  var depth = 0
  var layers: [Int] = []
  var fired: [String: Int] = [:]
  var met: [Bool] = []
  var isExhausted = true
  var limit: LimitReached?
  var violation: Counterexample?

  struct Counterexample: Hashable {
    var property: Int
    var root: Int
    var labels: [StepLabel]
    var cycleStart: Int?
    var reason: String
  }
}

extension Figures {
  init<M: TableModel>(_ found: Exploration<M>) {
    states = found.states
    transitions = found.transitions
    depth = found.depth
    layers = found.layers
    fired = found.fired
    met = found.met
    isExhausted = found.isExhausted
    limit = found.limit
    violation = found.violation.map {
      Counterexample(
        property: $0.property, root: $0.root, labels: $0.actions.map(\.label),
        cycleStart: $0.cycleStart, reason: $0.reason)
    }
  }

  /// What is told differently, in a line each; of the violation only whether there is one.
  func differences(from other: Figures) -> [String] {
    func difference<T: Equatable>(_ name: String, _ part: KeyPath<Figures, T>) -> String? {
      let (mine, theirs) = (self[keyPath: part], other[keyPath: part])
      return mine == theirs ? nil : "\(name): \(mine), expected \(theirs)"
    }
    return [
      difference("states", \.states), difference("transitions", \.transitions),
      difference("depth", \.depth), difference("layers", \.layers), difference("fired", \.fired),
      difference("met", \.met), difference("exhausted", \.isExhausted),
      difference("limit", \.limit),
    ].compactMap { $0 }
  }
}
