import LostAck

/// Dining philosophers who each take the left fork, then the right, and put both down at once.
struct Philosophers: Model {
  struct State: Hashable, Sendable {
    /// Who holds the left fork only.
    var waiting: SmallSet = []
    /// Who holds both.
    var eating: SmallSet = []
  }
  enum Action: Hashable, Sendable {
    case takeLeft(Int)
    case takeRight(Int)
    case putDown(Int)
  }

  let count: Int

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    for one in 0..<count {
      let (left, right) = ((one + count - 1) % count, (one + 1) % count)
      if state.eating.contains(one) {
        step(.putDown(one)) { $0.eating.remove(one) }
      } else if state.waiting.contains(one) {
        // The fork on the right is the left fork of the one on the right.
        if !state.waiting.contains(right), !state.eating.contains(right) {
          step(.takeRight(one)) { next in
            next.waiting.remove(one)
            next.eating.insert(one)
          }
        }
      } else if !state.eating.contains(left) {
        step(.takeLeft(one)) { $0.waiting.insert(one) }
      }
    }
  }

  /// Everybody holds a left fork, and waits for ever.
  func isDeadlock(_ state: State) -> Bool { state.waiting.count == count }

  var neverStuck: Property<Self> {
    .never("P1", "never does everybody wait") { [self] in isDeadlock($0) }
  }
}
