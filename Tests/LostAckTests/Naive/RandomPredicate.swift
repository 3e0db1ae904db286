/// A random question about a state.
indirect enum RandomPredicate: Hashable, Sendable {
  case count(at: Int, atLeast: Int)
  case shared(Int, is: Int)
  case marks(atLeast: Int)
  /// Of one certain process: not for symmetric models.
  case process(Int, at: Int)
  case not(Self)
  case and(Self, Self)
  case or(Self, Self)

  /// About a state of so many processes.
  func holds(_ state: RandomState, _ processes: Int) -> Bool {
    switch self {
    case .count(let local, let least):
      (0..<processes).count { Int(state.locals[$0]) == local } >= least
    case .shared(let variable, let value): Int(state.shared[variable]) == value
    case .marks(let least): state.marks.count >= least
    case .process(let one, let local): Int(state.locals[one]) == local
    case .not(let part): !part.holds(state, processes)
    case .and(let a, let b): a.holds(state, processes) && b.holds(state, processes)
    case .or(let a, let b): a.holds(state, processes) || b.holds(state, processes)
    }
  }
}

/// A random question about a step: all that is said must be so.
struct RandomStepPredicate: Hashable, Sendable {
  var before: RandomPredicate?
  var after: RandomPredicate?
  var name: RandomRule.Name?
  var events = 0

  func holds(
    _ before: RandomState, _ label: StepLabel, _ after: RandomState, events: Int, _ processes: Int
  ) -> Bool {
    (self.before?.holds(before, processes) ?? true) && (self.after?.holds(after, processes) ?? true)
      && (name == nil || name == label.name) && events >= self.events
  }
}

/// A random question about an event.
enum RandomEventPredicate: Hashable, Sendable {
  case noted, barred, counted
  case of(Int)

  func holds(_ event: RandomEvent) -> Bool {
    switch (self, event) {
    case (.noted, .noted), (.barred, .barred), (.counted, .counted): true
    case (.of(let id), .noted(let other)), (.of(let id), .barred(let other)): id == other
    default: false
    }
  }
}

/// A random class of actions to which runs are fair.
struct RandomFairness: Hashable, Sendable {
  var isStrong: Bool
  var name: RandomRule.Name?
  var process: Int?
  var rule: Int?

  func includes(_ label: StepLabel) -> Bool {
    (name == nil || name == label.name) && (process == nil || process == label.process)
      && (rule == nil || rule == label.rule)
  }
}
