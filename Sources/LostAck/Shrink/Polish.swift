/// The passes that search.
extension Shrinker {
  /// How many levels later a search comes upon a violation than its length: a deadlock shows when
  /// its own state is expanded.
  @inlinable var delay: Int { replayer.walker.judgesRest ? 1 : 0 }

  /// A breadth-first search from `nodes` for violations of at most `length` steps.
  @inlinable func search(from nodes: [Node<M>], length: Int, states: Int) -> Exploration<M> {
    var search = ExhaustiveSearch(model, [property])
    search.limits.depth = length + delay
    search.limits.states = states
    search.limits.isInterruptible = false
    let found = search.run(from: nodes, fingerprint)
    statesSearched += found.states
    return found
  }

  /// Searches from all initial states for the first of the shortest traces. True if `best` is known
  /// to be of the shortest length now.
  @inlinable func searchFromTheStart(_ best: inout ReplayedTrace<M>) -> Bool {
    guard effort.statesFromTheStart > 0, best.count > 0 else { return best.count == 0 }
    let found = search(
      from: replayer.roots, length: best.count, states: effort.statesFromTheStart)
    if let violation = found.violation {
      let trace = replayer.replay(from: violation.root, violation.actions, skips: false)
      guard let trace else {
        fatalError("a violation found by searching does not reproduce")
      }
      best = trace
      return true
    }
    // Cut short: the last level is incomplete, those before it hold no violation.
    return found.limit == .states && found.layers.count - 2 - delay >= best.count - 1
  }

  /// Searches from the nodes of `best`, last to first, for a simpler way on; true if there was one.
  @inlinable func searchFromTheTrace(_ best: inout ReplayedTrace<M>) -> Bool {
    guard effort.statesFromTheTrace > 0 else { return false }
    let before = best
    var left = effort.statesFromTheTraceInAll
    var position = best.count - 1
    while position >= 0, left > 0 {
      let found = search(
        from: [best.nodes[position]], length: best.count - position,
        states: min(left, effort.statesFromTheTrace))
      left -= found.states
      if let way = found.violation?.actions[...],
        let trace = replayer.replay(after: best.prefix(position), way, skips: false),
        trace.isSimpler(than: best)
      {
        best = trace
      }
      position -= 1
    }
    return best.isSimpler(than: before)
  }
}
