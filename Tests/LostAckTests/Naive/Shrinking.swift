extension Comparison {
  /// A smaller comparison that still differs, if there is one: with fewer rules, guards, effects,
  /// reports, initial states or properties.
  func shrunk(while differs: (Comparison) -> Bool) -> Comparison {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in smallest.smaller() where differs(candidate) {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  private func smaller() -> [Comparison] {
    var found: [Comparison] = []
    func offer(_ change: (inout Comparison) -> Void) {
      var copy = self
      change(&copy)
      found.append(copy)
    }
    for index in properties.indices { offer { $0.properties.remove(at: index) } }
    let half = table.initialStates.count / 2
    if half > 0 {
      offer { $0.table.initialStates.removeFirst(half) }
      offer { $0.table.initialStates.removeLast(half) }
    }
    if table.initialStates.count < 20, half > 0 {
      for index in table.initialStates.indices {
        offer { $0.table.initialStates.remove(at: index) }
      }
    }
    for process in table.rules.indices {
      for number in table.rules[process].indices {
        offer { $0.table.rules[process].remove(at: number) }
        if !table.rules[process][number].guards.isEmpty {
          offer { $0.table.rules[process][number].guards.removeLast() }
        }
        if !table.rules[process][number].effects.isEmpty {
          offer { $0.table.rules[process][number].effects.removeLast() }
        }
        if !table.rules[process][number].reports.isEmpty {
          offer { $0.table.rules[process][number].reports.removeLast() }
        }
      }
    }
    return found
  }
}
