/// A run that goes on for ever: a way from an initial state to a state, and a cycle from there.
/// An empty cycle means that nothing more happens.
@usableFromInline struct Lasso: Equatable {
  @usableFromInline var start: Int
  /// Edges of the graph.
  @usableFromInline var prefix: [Int]
  @usableFromInline var cycle: [Int]

  var length: Int { prefix.count + cycle.count }
}

extension Graph {
  /// The shortest fair run in which, from some state with `isStart` on, every state has
  /// `isPending`: the counterexample to "leads to". Nil if there is none.
  ///
  /// Shortest is the sum of prefix and cycle; among equals, the shorter prefix, then the order of
  /// the discovery of the state where the cycle starts. That state may lie before the start, if the
  /// cycle comes through one. The cycle is found by breadth-first search over pairs of a state and
  /// the fair classes that still wait to be served. O(fair states × edges × 2^classes) at worst,
  /// cut short by the best lasso so far. Nil too if the budget is spent before it is known which is
  /// shortest.
  ///
  /// Fair components by removal of states: Emerson and Lei, "Modalities for model checking:
  /// branching time logic strikes back" (1987), on explicit graphs. Where others take any fair cycle
  /// (Courcoubetis et al., "Memory-efficient algorithms for the verification of temporal
  /// properties", 1992), the shortest is looked for.
  func lasso(
    isStart: (Int) -> Bool, isPending: [Bool], fairness: FairnessMask, _ budget: SearchBudget
  ) -> Lasso? {
    let ways = ways(isStart: isStart, isPending: isPending, budget)
    if budget.isSpent() { return nil }
    var isFair = [Bool](repeating: false, count: stateCount)
    var heads: [Head] = []
    for component in fairComponents(of: ways.pending, fairness: fairness, budget) {
      let hasStart = component.contains { isStart($0) }
      for state in component {
        isFair[state] = true
        heads.append(Head(state: state, prefix: ways.distance[state], isBeforeStart: false))
        if hasStart, ways.depth[state] < ways.distance[state] {
          heads.append(Head(state: state, prefix: ways.depth[state], isBeforeStart: true))
        }
      }
    }
    heads.sort { ($0.prefix, $0.state) < ($1.prefix, $1.state) }
    var best: Lasso?
    for head in heads {
      if budget.isSpent() { return nil }
      if let best, head.prefix >= best.length { break }
      let cycle = cycle(
        from: head, isStart: isStart, isFair, fairness,
        shorterThan: best.map { $0.length - head.prefix } ?? Int.max, budget)
      if let cycle { best = ways.lasso(to: head, cycle, self) }
    }
    return budget.isSpent() ? nil : best
  }

  /// About what is held for a state while lassos are looked for: the ways, and the components.
  static var bytesAState: Int { 100 }
  /// About what is held for a place on the search for a cycle: in the queue, and as seen.
  private static var bytesAPlace: Int { 100 }

  /// Where a cycle may start.
  private struct Head {
    let state: Int
    /// Steps from an initial state.
    let prefix: Int
    /// No start was on the way: one must come in the cycle.
    let isBeforeStart: Bool
  }

  /// The shortest fair closed walk from `head` through states with `isFair`.
  private func cycle(
    from head: Head, isStart: (Int) -> Bool, _ isFair: [Bool], _ fairness: FairnessMask,
    shorterThan bound: Int, _ budget: SearchBudget
  ) -> [Int]? {
    let fairBits = fairness.weak | fairness.strong
    if !head.isBeforeStart, enabled[head.state] & fairBits == 0 { return bound > 0 ? [] : nil }
    var best: [Int]?
    // A strongly fair class is served, or never offered: try every choice of those never offered.
    var avoided: UInt64 = 0
    repeat {
      if enabled[head.state] & avoided == 0 {
        let found = cycle(
          from: head, isStart: isStart, isFair, fairness, avoiding: avoided,
          shorterThan: min(bound, best?.count ?? Int.max), budget)
        if let found { best = found }
      }
      avoided = (avoided &- fairness.strong) & fairness.strong
    } while avoided != 0
    return best
  }

  private func cycle(
    from head: Head, isStart: (Int) -> Bool, _ isFair: [Bool], _ fairness: FairnessMask,
    avoiding avoided: UInt64, shorterThan bound: Int, _ budget: SearchBudget
  ) -> [Int]? {
    struct Place: Hashable {
      let state: Int
      let waiting: UInt64
      let isBeforeStart: Bool
    }
    let origin = head.state
    /// What still waits after a visit to `state`: a weakly fair class is content where it has no
    /// step.
    func visit(_ state: Int, _ waiting: UInt64) -> UInt64 {
      waiting & ~(fairness.weak & ~enabled[state])
    }
    let all = (fairness.weak | fairness.strong) & ~avoided
    let first = Place(
      state: origin, waiting: visit(origin, all), isBeforeStart: head.isBeforeStart)
    var queue = [(place: first, parent: -1, edge: -1, length: 0)]
    var seen: Set<Place> = [first]
    var next = 0
    let bytes = budget.bytes
    defer { budget.bytes = bytes }
    while next < queue.count {
      budget.bytes = bytes + queue.count * Self.bytesAPlace
      if budget.isSpentNowAndThen() { return nil }
      let (place, _, _, length) = queue[next]
      if length + 1 >= bound { return nil }
      for edge in edges(of: place.state) {
        let state = Int(target[edge])
        if !isFair[state] || enabled[state] & avoided != 0 { continue }
        let after = Place(
          state: state, waiting: visit(state, place.waiting & ~classes[edge]),
          isBeforeStart: place.isBeforeStart && !isStart(state))
        if state == origin, after.waiting == 0, !after.isBeforeStart {
          var cycle = [edge]
          var index = next
          while queue[index].parent >= 0 {
            cycle.append(queue[index].edge)
            index = queue[index].parent
          }
          return cycle.reversed()
        }
        if seen.insert(after).inserted { queue.append((after, next, edge, length + 1)) }
      }
      next += 1
    }
    return nil
  }

  /// The shortest ways into the pending part.
  private struct Ways {
    /// The states that can be reached pending, nearest first.
    var pending: [Int] = []
    /// Steps from an initial state.
    var depth: [Int]
    /// Steps from an initial state, those after a start through pending states only.
    var distance: [Int]
    var enteredBy: [Int]
    var enteredFrom: [Int]
    var reachedBy: [Int]
    var reachedFrom: [Int]

    func lasso(to head: Head, _ cycle: [Int], _ graph: Graph) -> Lasso {
      var prefix: [Int] = []
      var at = head.state
      while !head.isBeforeStart, enteredFrom[at] >= 0 {
        prefix.append(enteredBy[at])
        at = enteredFrom[at]
      }
      while reachedFrom[at] >= 0 {
        prefix.append(reachedBy[at])
        at = reachedFrom[at]
      }
      return Lasso(start: at, prefix: prefix.reversed(), cycle: cycle)
    }
  }

  private func ways(
    isStart: (Int) -> Bool, isPending: [Bool], _ budget: SearchBudget
  ) -> Ways {
    let none = [Int](repeating: -1, count: stateCount)
    var ways = Ways(
      depth: none, distance: none, enteredBy: none, enteredFrom: none, reachedBy: none,
      reachedFrom: none)
    // To every state; the numbers of the states are in breadth-first order already.
    for state in 0..<stateCount {
      if budget.isSpentNowAndThen() { return ways }
      if state < initialCount { ways.depth[state] = 0 }
      for edge in edges(of: state) {
        let next = Int(target[edge])
        if ways.depth[next] < 0, next >= initialCount {
          ways.depth[next] = ways.depth[state] + 1
          ways.reachedBy[next] = edge
          ways.reachedFrom[next] = state
        }
      }
    }
    // From the starts, each at its depth, level by level through pending states.
    var starts: [Int: [Int]] = [:]
    for state in 0..<stateCount where isPending[state] && isStart(state) {
      starts[ways.depth[state], default: []].append(state)
    }
    let deepest = starts.keys.max() ?? -1
    var level: [Int] = []
    var length = 0
    while length <= deepest || !level.isEmpty {
      for start in starts[length] ?? [] where ways.distance[start] < 0 {
        ways.distance[start] = length
        level.append(start)
      }
      ways.pending += level
      var nextLevel: [Int] = []
      for state in level {
        if budget.isSpentNowAndThen() { return ways }
        for edge in edges(of: state) {
          let next = Int(target[edge])
          if isPending[next], ways.distance[next] < 0 {
            ways.distance[next] = length + 1
            ways.enteredBy[next] = edge
            ways.enteredFrom[next] = state
            nextLevel.append(next)
          }
        }
      }
      level = nextLevel
      length += 1
    }
    return ways
  }
}
