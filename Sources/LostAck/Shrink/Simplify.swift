/// The passes that replay.
extension Shrinker {
  /// All passes, until none finds anything.
  @inlinable func simplify(_ best: inout ReplayedTrace<M>) {
    var isChanged = true
    while isChanged {
      let before = best
      cutLoops(&best)
      deleteRuns(&best)
      deletePairs(&best)
      replaceSteps(&best)
      tryOtherRoots(&best)
      isChanged = best.isSimpler(than: before)
    }
  }

  /// Replays the first `count` steps of `best` and then `rest`; true if that is simpler, and is
  /// `best` now.
  @inlinable func improves(
    _ best: inout ReplayedTrace<M>, keeping count: Int, then rest: ArraySlice<M.Action>
  ) -> Bool {
    guard replayer.replays < effort.replays else { return false }
    guard let found = replayer.replay(after: best.prefix(count), rest), found.isSimpler(than: best)
    else { return false }
    best = found
    return true
  }

  /// Leaves out what lies between equal nodes. The last step stays: it may be what violates, and
  /// lead back to a node of the trace.
  @inlinable func cutLoops(_ best: inout ReplayedTrace<M>) {
    var last: [Node<M>: Int] = [:]
    for (index, node) in best.nodes.dropLast().enumerated() { last[node] = index }
    guard last.count < best.count else { return }
    var kept = ReplayedTrace(root: best.root, at: best.nodes[0])
    kept.reason = best.reason
    var index = -1
    repeat {
      index = last[best.nodes[index + 1]]!
      kept.actions.append(best.actions[index])
      kept.ordinals.append(best.ordinals[index])
      kept.nodes.append(best.nodes[index + 1])
    } while index + 1 < best.count
    best = kept
  }

  /// Deletes half of the steps, a quarter, …, one.
  @inlinable func deleteRuns(_ best: inout ReplayedTrace<M>) {
    var size = max(1, best.count / 2)
    while true {
      var start = 0
      while start < best.count {
        let rest = best.actions[min(best.count, start + size)...]
        if !improves(&best, keeping: start, then: rest) { start += max(1, size / 2) }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Deletes two steps that need not be neighbours: a message and what answers it.
  @inlinable func deletePairs(_ best: inout ReplayedTrace<M>) {
    guard best.count <= effort.pairsUpTo else { return }
    var first = 0
    while first < best.count {
      var second = first + 1
      while second < best.count {
        let rest = best.actions[(first + 1)..<second] + best.actions[(second + 1)...]
        if !improves(&best, keeping: first, then: rest) { second += 1 }
      }
      first += 1
    }
  }

  /// Takes, in place of a step or before it, one that is offered earlier in the same state. If it
  /// comes later in the trace, it is not offered there any more, or not needed.
  @inlinable func replaceSteps(_ best: inout ReplayedTrace<M>) {
    var position = 0
    while position < best.count {
      for action in replayer.offered(after: position, of: best).prefix(best.ordinals[position]) {
        let rest = ArraySlice([action]) + best.actions[(position + 1)...]
        if improves(&best, keeping: position, then: rest) { break }
        guard let later = best.actions[position...].firstIndex(of: action) else { continue }
        let moved =
          ArraySlice([action]) + best.actions[position..<later] + best.actions[(later + 1)...]
        if improves(&best, keeping: position, then: moved) { break }
      }
      position += 1
    }
  }

  @inlinable func tryOtherRoots(_ best: inout ReplayedTrace<M>) {
    for root in replayer.roots.indices where root != best.root {
      guard replayer.replays < effort.replays else { return }
      guard let found = replayer.replay(from: root, best.actions) else { continue }
      if found.isSimpler(than: best) { best = found }
    }
  }
}
