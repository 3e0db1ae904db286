import LostAck

/// Processes that take some steps of their own each, then one that all see: who is first?
struct PrivateSteps: Model {
  struct State: Hashable, Sendable {
    /// Steps taken, of each process.
    var steps = PerProcess<4, UInt8>(repeating: 0)
    var first: Int8?
  }
  enum Action: Hashable, Sendable {
    case own(Int)
    case finish(Int)
  }
  enum Event: Hashable, Sendable {
    case finished
  }
  struct Watch: ReferenceMachines, BitwiseCopyable {
    var finished: UInt8 = 0
  }

  /// At most 4.
  var processes: Int
  var ownSteps: Int
  var isSymmetric = false
  /// Steps that the first process has taken at the start.
  var ahead: UInt8 = 0

  var initialStates: [State] {
    var state = State()
    state.steps[0] = ahead
    return [state]
  }

  func steps(from state: State, _ step: Steps<Self>) {
    for process in 0..<processes {
      if state.steps[process] < ownSteps {
        step(.own(process)) { $0.steps[process] += 1 }
      } else if state.steps[process] == ownSteps {
        step(.finish(process)) { next in
          next.steps[process] += 1
          if next.first == nil { next.first = Int8(process) }
          step.emit(.finished)
        }
      }
    }
  }

  func soleOwner(of action: Action, in state: State) -> Int? {
    if case .own(let process) = action { process } else { nil }
  }

  var symmetries: [Symmetry<Self>] {
    if !isSymmetric { return [] }
    return [
      Symmetry("processes", count: processes) { node, a, b in
        node.state.steps.swapAt(a, b)
        if node.state.first == Int8(a) {
          node.state.first = Int8(b)
        } else if node.state.first == Int8(b) {
          node.state.first = Int8(a)
        }
      }
    ]
  }

  func isDone(_ state: State) -> Bool {
    (0..<processes).allSatisfy { state.steps[$0] > ownSteps }
  }

  /// Violated by who does not win.
  var lastWins: Property<Self> {
    .never("P1", "at the end, the last process was first", when: isDone) {
      [processes] in $0.first != Int8(processes - 1)
    }
  }
  /// Holds.
  var someoneWins: Property<Self> {
    .never("P2", "at the end, somebody was first", when: isDone) { $0.first == nil }
  }
  var neverStuck: Property<Self> {
    .noDeadlock("P3", "all get done", unless: isDone)
  }
  static let firstAfterOwn = Property<Self>.neverStep(
    "P4", "who is first is so by its last step", when: { $0.before.first != $0.after.first },
    { if case .finish = $0.action { false } else { true } })
  /// The third to finish violates it.
  static let twoFinish = Property<Self>.watching("P5", "two finish") { watch, _ in
    watch.finished = min(3, watch.finished + 1)
    return .require(watch.finished < 3, "a third one finishes")
  }
  var properties: [Property<Self>] {
    [lastWins, someoneWins, neverStuck, Self.firstAfterOwn, Self.twoFinish]
  }
}
