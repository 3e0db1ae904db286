/// A run that is replayed as the counterexample of a property of whole runs: is it one that goes on
/// for ever, fairly, without what must come about?
struct LassoReplay<M: Model> {
  private let liveness: Liveness<M>
  private let cycleStart: Int
  private var states: [M.State]
  /// What was offered in each state but the last, and what was taken.
  private var offered: [[M.Action]] = []
  private var taken: [M.Action] = []

  /// Nil if the property is not about whole runs, or no cycle is told.
  init?(_ property: Property<M>, start: M.State, cycleStart: Int?) {
    guard case .run(let liveness) = property.kind, let cycleStart, cycleStart >= 0 else {
      return nil
    }
    self.liveness = liveness
    self.cycleStart = cycleStart
    states = [start]
  }

  mutating func take(_ offered: [M.Action], _ ordinal: Int, to state: M.State) {
    self.offered.append(offered)
    taken.append(offered[ordinal])
    states.append(state)
  }

  /// Why the run violates the property, if it does.
  func violation(offeredLast: [M.Action]) -> String? {
    guard cycleStart <= taken.count, states[cycleStart] == states[taken.count] else { return nil }
    let cycle = taken[cycleStart...]
    let offeredInCycle = cycle.isEmpty ? [offeredLast] : Array(offered[cycleStart...])
    guard isPending, liveness.fairness.allSatisfy({ isFair($0, cycle, offeredInCycle) }) else {
      return nil
    }
    return Violation<M>.reason(ofCycle: cycle.count)
  }

  /// The goal is waited for from some state on, for ever.
  private var isPending: Bool {
    // In the cycle, the states come again: a start there waits through all of it.
    var isWaiting = false
    for round in 0..<2 {
      for position in (round == 0 ? 0 : cycleStart)..<states.count {
        let state = states[position]
        let isStart = liveness.isStart.map { $0(state) } ?? (position == 0 && round == 0)
        isWaiting = (isWaiting || isStart) && !liveness.isGoal(state)
      }
    }
    return isWaiting && states[cycleStart...].allSatisfy { !liveness.isGoal($0) }
  }

  private func isFair(
    _ fairness: Fairness<M>, _ cycle: ArraySlice<M.Action>, _ offered: [[M.Action]]
  ) -> Bool {
    if cycle.contains(where: fairness.includes) { return true }
    let isOffered = offered.map { $0.contains(where: fairness.includes) }
    switch fairness.strength {
    case .weak: return isOffered.contains(false)
    case .strong: return !isOffered.contains(true)
    }
  }
}

extension Violation {
  /// What is said of a run that goes on for ever without what must come about.
  @usableFromInline static func reason(ofCycle count: Int) -> String {
    count == 0
      ? "nothing more need happen, and it has not come about"
      : "these steps can be repeated for ever, and it never comes about"
  }
}

/// What is said of a state without steps.
@usableFromInline let deadlockReason = "no step is possible, and the system may not rest here"
