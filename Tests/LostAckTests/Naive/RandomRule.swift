import LostAck

/// A guarded transition of one process of a random model.
struct RandomRule: Hashable, Sendable {
  enum Name: String, CaseIterable, Sendable {
    case act, send, take
  }
  enum Guard: Hashable, Sendable {
    case shared(Int, is: Int)
    case marked(Bool)
    case someOther(at: Int)
    case noOther(at: Int)
    case noneMarked
    /// Of one certain process: not for symmetric models.
    case process(Int, at: Int)
  }
  enum Effect: Hashable, Sendable {
    case set(Int, to: Int)
    /// To the next of so many values, in a circle.
    case advance(Int, of: Int)
    case mark, unmark, unmarkAll
  }
  enum Report: Hashable, Sendable {
    /// With the process as the id.
    case noteSelf, barSelf
    /// With an id that no process has.
    case noteOther, barOther
    case count

    func event(of process: Int) -> RandomEvent {
      switch self {
      case .noteSelf: .noted(process)
      case .barSelf: .barred(process)
      case .noteOther: .noted(3)
      case .barOther: .barred(3)
      case .count: .counted
      }
    }
  }

  var name: Name
  var source: Int
  var guards: [Guard] = []
  var target: Int
  var effects: [Effect] = []
  var reports: [Report] = []

  /// Whether `process`, one of `count`, can take the transition.
  func isPossible(for process: Int, of count: Int, in state: RandomState) -> Bool {
    guard Int(state.locals[process]) == source else { return false }
    let others = (0..<count).filter { $0 != process }
    return guards.allSatisfy { condition in
      switch condition {
      case .shared(let variable, let value): Int(state.shared[variable]) == value
      case .marked(let wanted): state.marks.contains(process) == wanted
      case .someOther(let local): others.contains { Int(state.locals[$0]) == local }
      case .noOther(let local): !others.contains { Int(state.locals[$0]) == local }
      case .noneMarked: state.marks.isEmpty
      case .process(let one, let local): Int(state.locals[one]) == local
      }
    }
  }

  func apply(to state: inout RandomState, by process: Int) {
    state.locals[process] = UInt8(target)
    for effect in effects {
      switch effect {
      case .set(let variable, let value): state.shared[variable] = UInt8(value)
      case .advance(let variable, let size):
        state.shared[variable] = (state.shared[variable] + 1) % UInt8(size)
      case .mark: state.marks.insert(process)
      case .unmark: state.marks.remove(process)
      case .unmarkAll: state.marks = []
      }
    }
  }
}

/// The label of a step: which rule of which process. In one state a label is offered once.
struct StepLabel: Hashable, Sendable, CustomStringConvertible {
  var name: RandomRule.Name
  var process: Int
  var rule: Int

  var description: String { "\(name)(\(process), \(rule))" }
}
