extension RandomTable {
  /// The random properties of the model, in the order in which they are checked together.
  func drawnProperties() -> [RandomProperty] {
    var choices = SeededChoices(seed: seed ^ 0x5EED)
    var kinds: [RandomProperty.Kind] = []
    for _ in 0..<choices.within(1...2) { kinds.append(drawnNever(&choices)) }
    if choices.chance(50) { kinds.append(drawnNeverStep(&choices)) }
    if reports {
      let first = drawnOfEvents(&choices)
      kinds.append(first)
      // A second one of the same kind would share what the first remembers.
      let second = drawnOfEvents(&choices)
      if choices.chance(25), name(first) != name(second) { kinds.append(second) }
    }
    if choices.chance(60) {
      kinds.append(.noDeadlock(unless: choices.chance(50) ? drawnPredicate(&choices) : nil))
    }
    if crowd != .large {
      for _ in 0..<choices.within(1...2) { kinds.append(drawnOfRuns(&choices)) }
    }
    // In any order.
    for index in kinds.indices.reversed() { kinds.swapAt(index, choices.below(index + 1)) }
    return kinds.map { RandomProperty(kind: $0, processes: processes) }
  }

  private func name(_ kind: RandomProperty.Kind) -> String {
    RandomProperty(kind: kind, processes: processes).kindName
  }

  private func drawnNever(_ choices: inout SeededChoices) -> RandomProperty.Kind {
    var violated = drawnPredicate(&choices)
    // Of a crowd of initial states one violates nearly everything.
    if crowd == .large { violated = .and(.not(.shared(0, is: 0)), violated) }
    let condition = choices.chance(50) ? drawnPredicate(&choices) : nil
    return .never(violated, when: condition)
  }

  private func drawnNeverStep(_ choices: inout SeededChoices) -> RandomProperty.Kind {
    func drawn() -> RandomStepPredicate {
      RandomStepPredicate(
        before: choices.chance(50) ? drawnPredicate(&choices) : nil,
        after: choices.chance(50) ? drawnPredicate(&choices) : nil,
        name: choices.chance(40) ? choices.element(of: RandomRule.Name.allCases) : nil,
        events: reports && choices.chance(30) ? choices.within(1...2) : 0)
    }
    let violated = drawn()
    return .neverStep(violated, when: choices.chance(50) ? drawn() : nil)
  }

  private func drawnOfEvents(_ choices: inout SeededChoices) -> RandomProperty.Kind {
    func drawn() -> RandomEventPredicate {
      choices.element(of: [.noted, .barred, .counted, .of(choices.below(2)), .of(3)])
    }
    switch choices.below(4) {
    case 0: return .once
    case 1: return .neverAfter
    case 2: return .bounded(choices.within(1...3))
    default:
      let violated = drawn()
      return .neverEvent(violated, when: choices.chance(50) ? drawn() : nil)
    }
  }

  private func drawnOfRuns(_ choices: inout SeededChoices) -> RandomProperty.Kind {
    var goal = drawnPredicate(&choices)
    if choices.chance(40) { goal = .or(goal, drawnPredicate(&choices)) }
    var classes = (0..<choices.element(of: [0, 1, 2, 2, 3, 3])).map { _ in
      let process = choices.below(processes)
      var one = RandomFairness(isStrong: choices.chance(50))
      switch choices.below(4) {
      case 0: one.name = choices.element(of: RandomRule.Name.allCases)
      case 1: one.process = process
      case 2: one.rule = choices.below(rules[process].count)
      default:
        one.process = process
        one.rule = choices.below(rules[process].count)
      }
      return one
    }
    // Often the goal is what a fair class brings about.
    if choices.chance(50) {
      let process = choices.below(processes)
      let number = choices.below(rules[process].count)
      let target = rules[process][number].target
      goal = isSymmetric ? .count(at: target, atLeast: 1) : .process(process, at: target)
      classes.append(
        RandomFairness(
          isStrong: choices.chance(50), process: choices.chance(50) ? process : nil, rule: number))
    }
    switch choices.below(3) {
    case 0: return .eventually(goal, classes)
    case 1: return .leadsTo(from: drawnPredicate(&choices), to: goal, classes)
    default: return .infinitelyOften(goal, classes)
    }
  }

  private func drawnPredicate(_ choices: inout SeededChoices) -> RandomPredicate {
    let first = drawnAtom(&choices)
    return switch choices.below(10) {
    case 0..<4: first
    case 4..<7: .and(first, drawnAtom(&choices))
    case 7: .and(first, .and(drawnAtom(&choices), drawnAtom(&choices)))
    default: .or(first, drawnAtom(&choices))
    }
  }

  private func drawnAtom(_ choices: inout SeededChoices) -> RandomPredicate {
    var atom: RandomPredicate
    switch choices.below(4) {
    case 0 where !shared.isEmpty:
      let variable = choices.below(shared.count)
      atom = .shared(variable, is: choices.below(shared[variable]))
    case 1 where usesMarks: atom = .marks(atLeast: choices.within(1...processes))
    case 2 where !isSymmetric:
      let process = choices.below(processes)
      atom = .process(process, at: choices.below(locals[process]))
    default:
      atom = .count(at: choices.below(locals.max()!), atLeast: choices.within(1...processes))
    }
    if choices.chance(20) { atom = .not(atom) }
    return atom
  }
}
