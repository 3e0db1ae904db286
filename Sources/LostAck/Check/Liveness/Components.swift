extension Graph {
  /// The strongly connected components of the subgraph of `states`, which are those with
  /// `isInside`; each in ascending order.
  ///
  /// Tarjan, "Depth-first search and linear graph algorithms" (1972), with an explicit stack.
  /// O(states + edges). Not all, if the budget is spent.
  func components(of states: [Int], isInside: [Bool], _ budget: SearchBudget) -> [[Int]] {
    var number = [Int32](repeating: -1, count: stateCount)
    var low = [Int32](repeating: 0, count: stateCount)
    var isOnStack = [Bool](repeating: false, count: stateCount)
    var stack: [Int] = []
    var calls: [(state: Int, edge: Int)] = []
    var found: [[Int]] = []
    var count: Int32 = 0

    func enter(_ state: Int) {
      number[state] = count
      low[state] = count
      count += 1
      stack.append(state)
      isOnStack[state] = true
      calls.append((state, firstEdge[state]))
    }
    for root in states where number[root] < 0 {
      enter(root)
      while let (state, edge) = calls.last {
        if budget.isSpentNowAndThen() { return found }
        if edge < firstEdge[state + 1] {
          calls[calls.count - 1].edge += 1
          let next = Int(target[edge])
          if !isInside[next] { continue }
          if number[next] < 0 {
            enter(next)
          } else if isOnStack[next] {
            low[state] = min(low[state], number[next])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last?.state { low[caller] = min(low[caller], low[state]) }
        if low[state] == number[state] {
          var component: [Int] = []
          repeat {
            isOnStack[stack.last!] = false
            component.append(stack.removeLast())
          } while component.last! != state
          found.append(component.sorted())
        }
      }
    }
    return found
  }

  /// The states of all fair components of the subgraph: where a run can stay for ever, fairly.
  /// A run may also stop in a state, for ever, if no fair class has a step there.
  ///
  /// Emerson and Lei, "Modalities for model checking: branching time logic strikes back" (1985),
  /// for Streett conditions: a component that offers a strongly fair class without a step of it
  /// inside is searched again without the states that offer it.
  func fairComponents(
    of states: [Int], fairness: FairnessMask, _ budget: SearchBudget
  ) -> [[Int]] {
    var isInside = [Bool](repeating: false, count: stateCount)
    for state in states { isInside[state] = true }
    var fair: [[Int]] = []
    var work = components(of: states, isInside: isInside, budget)
    for state in states { isInside[state] = false }
    while !budget.isSpentNowAndThen(), let component = work.popLast() {
      for state in component { isInside[state] = true }
      var taken: UInt64 = 0
      var offered: UInt64 = 0
      var always = UInt64.max
      for state in component {
        offered |= enabled[state]
        always &= enabled[state]
        for edge in edges(of: state) where isInside[Int(target[edge])] { taken |= classes[edge] }
      }
      let starved = fairness.strong & offered & ~taken
      if fairness.weak & always & ~taken == 0, starved == 0 {
        fair.append(component)
      } else if fairness.weak & always & ~taken == 0 {
        let rest = component.filter { enabled[$0] & starved == 0 }
        for state in component { isInside[state] = false }
        for state in rest { isInside[state] = true }
        work += components(of: rest, isInside: isInside, budget)
      }
      for state in component { isInside[state] = false }
    }
    return fair
  }
}
