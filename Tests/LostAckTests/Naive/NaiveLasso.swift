/// What a cycle that is repeated for ever has done for fairness so far.
private struct Place: Hashable {
  var state: Int
  /// Whether, from some start on, all was pending.
  var isWaiting: Bool
  /// Classes that had no step in some state of the cycle, or in some state had one, or took one.
  var missing = 0
  var offered = 0
  var taken = 0
}

extension NaiveRuns {
  /// The length of the shortest lasso; among equals, the shortest prefix and then the state found
  /// first decide where the cycle starts.
  func shortestLasso() -> (length: Int, prefix: Int, head: Int) {
    let heads = heads()
    var length = 0
    while true {
      for (head, prefix) in heads where prefix <= length {
        if hasFairCycle(from: head, within: length - prefix) {
          return (length, prefix, head.state)
        }
      }
      length += 1
      precondition(length < 10_000, "no lasso")
    }
  }

  /// Whether a run waits in `state`, having come there waiting or not.
  private func arrives(_ state: Int, waiting: Bool) -> Bool {
    isPending[state] && (waiting || (isStart[state] && !startsOnce))
  }

  /// Where the cycle may start, and the least steps from an initial state, which come first.
  private func heads() -> [(Place, Int)] {
    var found: [(Place, Int)] = (0..<initialCount).map {
      (Place(state: $0, isWaiting: isPending[$0] && isStart[$0]), 0)
    }
    var seen = Set(found.map(\.0))
    var next = 0
    while next < found.count {
      let (place, length) = found[next]
      for step in steps[place.state] {
        let after = Place(
          state: step.target, isWaiting: arrives(step.target, waiting: place.isWaiting))
        if seen.insert(after).inserted { found.append((after, length + 1)) }
      }
      next += 1
    }
    return found.filter { place, _ in
      isPending[place.state] && (place.isWaiting || mistake != .startBeforeCycleOnly)
    }.sorted { ($0.1, $0.0.state) < ($1.1, $1.0.state) }
  }

  /// Whether a fair cycle of at most `length` steps leads back to `head`, waiting all along from a
  /// start in it or before.
  private func hasFairCycle(from head: Place, within length: Int) -> Bool {
    if head.isWaiting, mayStop(in: head.state) { return true }
    var first = head
    note(&first)
    var seen: Set<Place> = [first]
    var layer = [first]
    for _ in 0..<length {
      var next: [Place] = []
      for place in layer {
        for step in steps[place.state] where isPending[step.target] {
          var after = place
          after.state = step.target
          after.isWaiting = arrives(step.target, waiting: place.isWaiting)
          after.taken |= step.classes
          if step.target == head.state, isServed(after) { return true }
          note(&after)
          if seen.insert(after).inserted { next.append(after) }
        }
      }
      layer = next
    }
    return false
  }

  private func note(_ place: inout Place) {
    let enabled = enabled(place.state)
    place.offered |= enabled
    place.missing |= ~enabled & (weak | strong)
  }

  private func isServed(_ place: Place) -> Bool {
    place.isWaiting && weak & ~place.missing & ~place.taken == 0
      && strong & place.offered & ~place.taken == 0
  }

  /// The states that a lasso comes through, taken step by step; nil if it cannot be taken.
  func states(of lasso: Figures.Counterexample) -> [Int]? {
    guard lasso.root < initialCount else { return nil }
    var states = [lasso.root]
    for label in lasso.labels {
      guard let step = steps[states.last!].first(where: { $0.label == label }) else { return nil }
      states.append(step.target)
    }
    return states
  }

  /// What is wrong with a lasso; nil if it is a fair run that violates.
  func fault(of lasso: Figures.Counterexample) -> String? {
    guard let states = states(of: lasso) else { return "a step is not offered" }
    guard let cycleStart = lasso.cycleStart, states.indices.contains(cycleStart) else {
      return "no cycle"
    }
    let cycle = states[cycleStart...].dropLast(cycleStart < lasso.labels.count ? 1 : 0)
    if cycle.first != states.last { return "the cycle does not close" }
    if cycleStart == lasso.labels.count {
      if !mayStop(in: states.last!) { return "the run may not stop there" }
    } else {
      let used = zip(states, lasso.labels).dropFirst(cycleStart).reduce(0) { bits, step in
        bits | steps[step.0].first { $0.label == step.1 }!.classes
      }
      let offered = cycle.reduce(0) { $0 | enabled($1) }
      let always = cycle.reduce(-1) { $0 & enabled($1) }
      if weak & always & ~used != 0 { return "not weakly fair" }
      if strong & offered & ~used != 0 { return "not strongly fair" }
    }
    if !cycle.allSatisfy({ isPending[$0] }) { return "the goal is in the cycle" }
    let isWaiting = states.indices.contains { first in
      isStart[states[first]] && (!startsOnce || first == 0)
        && states[first...].allSatisfy { isPending[$0] }
    }
    return isWaiting ? nil : "it does not wait from a start on"
  }
}
