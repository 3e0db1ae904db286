import LostAck

extension RandomTable {
  /// The random model of `seed`.
  init(seed: Int) {
    var choices = SeededChoices(seed: seed)
    let crowd: Crowd = seed % 50 != 49 ? .none : seed % 100 == 49 ? .large : .everywhere
    let isCrowded = crowd != .none
    let processes = isCrowded ? 3 : choices.element(of: [1, 2, 2, 3, 3, 3])
    let isSymmetric = processes > 1 && choices.chance(45)
    let locals =
      isSymmetric
      ? Array(repeating: isCrowded ? 4 : choices.element(of: [2, 3, 3, 4, 4]), count: processes)
      : (0..<processes).map { _ in isCrowded ? 4 : choices.element(of: [2, 3, 3, 4, 4]) }
    let shared = (0..<(isCrowded ? 2 : choices.within(0...2))).map { _ in
      isCrowded ? 3 : choices.within(2...3)
    }
    self.init(
      seed: seed, locals: locals, shared: shared, isSymmetric: isSymmetric, crowd: crowd,
      usesMarks: isCrowded ? crowd == .large : choices.chance(45),
      reports: crowd != .everywhere && choices.chance(50), rules: [], initialStates: [])
    if isSymmetric {
      rules = Array(repeating: drawnRules(of: 0, &choices), count: processes)
    } else {
      rules = (0..<processes).map { drawnRules(of: $0, &choices) }
    }
    initialStates = drawnInitialStates(&choices)
  }

  private func drawnRules(of process: Int, _ choices: inout SeededChoices) -> [RandomRule] {
    let count = locals[process]
    let rules = crowd != .none ? choices.within(4...7) : choices.within(count...2 * count + 1)
    return (0..<rules).map { number in
      var rule = RandomRule(
        name: choices.element(of: RandomRule.Name.allCases),
        source: number < count && choices.chance(80) ? number : choices.below(count),
        target: number < count && choices.chance(60) ? (number + 1) % count : choices.below(count))
      for _ in 0..<choices.element(of: [0, 0, 0, 0, 1, 1, 2]) {
        rule.guards.append(drawnGuard(&choices))
      }
      for _ in 0..<choices.element(of: [0, 0, 1, 1, 2]) {
        if let effect = drawnEffect(&choices) { rule.effects.append(effect) }
      }
      if reports {
        for _ in 0..<choices.element(of: [0, 0, 0, 1, 2]) {
          rule.reports.append(
            choices.element(of: [.noteSelf, .noteSelf, .barSelf, .noteOther, .barOther, .count]))
        }
      }
      return rule
    }
  }

  private func drawnGuard(_ choices: inout SeededChoices) -> RandomRule.Guard {
    switch choices.below(6) {
    case 0 where processes > 1: return .someOther(at: choices.below(locals.max()!))
    case 1 where processes > 1: return .noOther(at: choices.below(locals.max()!))
    case 2 where usesMarks: return choices.chance(30) ? .noneMarked : .marked(choices.chance(50))
    case 3 where processes > 1 && !isSymmetric:
      let process = choices.below(processes)
      return .process(process, at: choices.below(locals[process]))
    default:
      if shared.isEmpty { return .noOther(at: choices.below(locals.max()!)) }
      let variable = choices.below(shared.count)
      return .shared(variable, is: choices.below(shared[variable]))
    }
  }

  private func drawnEffect(_ choices: inout SeededChoices) -> RandomRule.Effect? {
    if usesMarks, choices.chance(50) {
      return choices.element(of: [.mark, .mark, .mark, .unmark, .unmarkAll])
    }
    if shared.isEmpty { return nil }
    let variable = choices.below(shared.count)
    return choices.chance(50)
      ? .advance(variable, of: shared[variable])
      : .set(variable, to: choices.below(shared[variable]))
  }

  private func drawnInitialStates(_ choices: inout SeededChoices) -> [RandomState] {
    var states: [RandomState] = []
    if crowd == .everywhere {
      for _ in 0..<3_000 { states.append(drawnState(&choices)) }
    } else if crowd == .large {
      // With one variable at zero, so that not everything is initial.
      for _ in 0..<choices.within(400...3_000) {
        var state = drawnState(&choices)
        state.shared[0] = 0
        states.append(state)
      }
    } else if choices.chance(60) {
      states = [RandomState()]
    } else {
      for _ in 0..<choices.within(1...3) { states.append(drawnState(&choices)) }
      if choices.chance(20) { states.append(states[0]) }
    }
    if !isSymmetric { return states }
    return states.flatMap { state in
      permutations(of: processes).map { state.permuted($0) }
    }
  }

  private func drawnState(_ choices: inout SeededChoices) -> RandomState {
    var state = RandomState()
    for process in 0..<processes { state.locals[process] = UInt8(choices.below(locals[process])) }
    for variable in shared.indices {
      state.shared[variable] = UInt8(choices.below(shared[variable]))
    }
    for process in 0..<processes where usesMarks && choices.chance(30) {
      state.marks.insert(process)
    }
    return state
  }
}

/// All orders of 0 ..< `count`.
private func permutations(of count: Int) -> [[Int]] {
  if count == 0 { return [[]] }
  return permutations(of: count - 1).flatMap { order in
    (0..<count).map { place in
      var longer = order
      longer.insert(count - 1, at: place)
      return longer
    }
  }
}
