/// The graph of a model as one property of whole runs sees it, and whether a fair run violates it,
/// decided by brute force from the definitions.
///
/// A run goes on for ever, or stops where no fair class has a step. It violates the property if,
/// from some state on that is a start, no state is the goal.
struct NaiveRuns {
  typealias Step = (label: StepLabel, classes: Int, target: Int)

  /// Of each state, with the fairness classes of each step as bits.
  let steps: [[Step]]
  let initialCount: Int
  let isStart: [Bool]
  let isPending: [Bool]
  /// A start counts as one only where the run begins.
  let startsOnce: Bool
  let weak: Int
  let strong: Int
  let mistake: Mistake?

  init(_ search: NaiveSearch, _ property: RandomProperty) {
    mistake = search.mistake
    let classes = property.fairness
    steps = search.steps.map { steps in
      steps.map { label, target in
        let bits = classes.indices.filter { classes[$0].includes(label) }.map { 1 << $0 }
        return (label, bits.reduce(0, +), target)
      }
    }
    initialCount = search.initialCount
    let goal: RandomPredicate
    var start: RandomPredicate?
    switch property.kind {
    case .eventually(let wanted, _):
      goal = wanted
      startsOnce = true
    case .leadsTo(let first, let wanted, _):
      goal = wanted
      start = first
      startsOnce = false
    case .infinitelyOften(let wanted, _):
      goal = wanted
      startsOnce = false
    default: preconditionFailure("not a property of whole runs")
    }
    let isForgotten = search.mistake == .startForgotten && !startsOnce
    let (count, once) = (search.initialCount, startsOnce)
    isPending = search.nodes.map { !goal.holds($0.state, property.processes) }
    isStart = search.nodes.enumerated().map { place, node in
      if once { return place < count }
      return isForgotten ? true : start?.holds(node.state, property.processes) ?? true
    }
    func bits(_ isStrong: Bool) -> Int {
      classes.indices.filter { classes[$0].isStrong == isStrong }.map { 1 << $0 }.reduce(0, +)
    }
    (weak, strong) =
      switch mistake {
      case .weakIsStrong: (0, bits(false) | bits(true))
      case .strongIsWeak: (bits(false) | bits(true), 0)
      case .fairnessIgnored: (0, 0)
      default: (bits(false), bits(true))
      }
  }

  /// Which classes have a step in `state`.
  func enabled(_ state: Int) -> Int { steps[state].reduce(0) { $0 | $1.classes } }

  /// Whether a run may stop in `state`.
  func mayStop(in state: Int) -> Bool {
    switch mistake {
    case .mayNotStop: false
    case .mayStopAnywhere: true
    default: enabled(state) & (weak | strong) == 0
    }
  }

  /// Whether it is fair to be in exactly `states` again and again, taking every step among them.
  func isFair(_ states: [Int], contains: (Int) -> Bool) -> Bool {
    let taken = states.flatMap { steps[$0] }.filter { contains($0.target) }
      .reduce(0) { $0 | $1.classes }
    let offered = states.reduce(0) { $0 | enabled($1) }
    let always = states.reduce(-1) { $0 & enabled($1) }
    return strong & offered & ~taken == 0 && weak & always & ~taken == 0
  }

  /// The states in which a run can be while it waits for the goal.
  var waiting: [Int] {
    var found = isPending.indices.filter { isPending[$0] && isStart[$0] }
    var seen = Set(found)
    var next = 0
    while next < found.count {
      for step in steps[found[next]]
      where isPending[step.target] && seen.insert(step.target).inserted {
        found.append(step.target)
      }
      next += 1
    }
    return found
  }

  /// Whether a fair run violates the property: a cycle of waiting states that is fair, sought
  /// among the states that offer none of some strongly fair classes, for every choice of those.
  func isViolated(_ waiting: [Int]) -> Bool {
    if waiting.contains(where: mayStop(in:)) { return true }
    return (0...strong).contains { avoided in
      avoided & ~strong == 0 && hasFairCycle(waiting.filter { enabled($0) & avoided == 0 })
    }
  }

  private func hasFairCycle(_ states: [Int]) -> Bool {
    let reached = reachability(states)
    return states.indices.contains { state in
      let component = states.indices.filter { reached[state][$0] && reached[$0][state] }
      // A component is looked at once, at its first state.
      if component.first != state { return false }
      let members = Set(component.map { states[$0] })
      return isFair(component.map { states[$0] }) { members.contains($0) }
    }
  }

  /// Which of `states` leads to which, in one step or more among them.
  private func reachability(_ states: [Int]) -> [[Bool]] {
    var index = [Int](repeating: -1, count: steps.count)
    for (position, state) in states.enumerated() { index[state] = position }
    return states.map { origin in
      var isReached = [Bool](repeating: false, count: states.count)
      var queue = [origin]
      while let state = queue.popLast() {
        for step in steps[state] where index[step.target] >= 0 && !isReached[index[step.target]] {
          isReached[index[step.target]] = true
          queue.append(step.target)
        }
      }
      return isReached
    }
  }

  /// The same by a second way: tries every set of waiting states, of which there must be few.
  func isViolatedBySomeSet(_ waiting: [Int]) -> Bool {
    let next = waiting.map { state in
      waiting.indices.filter { other in steps[state].contains { $0.target == waiting[other] } }
        .reduce(0) { $0 | 1 << $1 }
    }
    return (1..<1 << waiting.count).contains { set in
      let members = waiting.indices.filter { set & 1 << $0 != 0 }
      // Every member reaches exactly the set, by one step or more within it.
      let isCycle = members.allSatisfy { origin in
        var reached = 0
        var grown = next[origin] & set
        while grown != reached {
          reached = grown
          for member in members where reached & 1 << member != 0 { grown |= next[member] & set }
        }
        return reached == set
      }
      let states = members.map { waiting[$0] }
      if isCycle, isFair(states, contains: { states.contains($0) }) { return true }
      return states.count == 1 && mayStop(in: states[0])
    }
  }
}
