/// In place of a process's number where no process is alone.
@inlinable var nobody: Int8 { -1 }

extension LevelSearch {
  /// The process whose steps are the only ones to be taken from `node`: the lowest-numbered one
  /// that is alone with some of the `count` steps in `buffer`, though not with all, and that leads
  /// to a node which is not in the visited set. Else `nobody`: all steps are to be taken. See
  /// `Reduction` for why.
  ///
  /// O(count × processes alone), a look-up for each of their steps until one is new.
  @inlinable func owner(
    at node: UnsafePointer<Node<M>>, _ count: Int, _ judged: Bool,
    _ storage: UnsafeMutablePointer<SearchThread<M>.Storage>,
    _ buffer: UnsafeMutablePointer<StepBuffer<M>>
  ) -> Int8 {
    // A node starts with its state.
    let state = UnsafeRawPointer(node).assumingMemoryBound(to: M.State.self)
    storage.pointee.owners.removeAll()
    var processes: UInt64 = 0
    var isShared = false
    for ordinal in 0..<count {
      let owner = reduction.owner(
        of: buffer.pointee.actions[ordinal], in: state.pointee, model)
      storage.pointee.owners.append(owner)
      if owner == nobody {
        isShared = true
      } else {
        processes |= 1 &<< UInt64(owner)
      }
    }
    // A process that is alone with all steps has no others to leave out.
    if !isShared, processes & (processes &- 1) == 0 { return nobody }
    while processes != 0 {
      let owner = Int8(truncatingIfNeeded: processes.trailingZeroBitCount)
      processes &= processes &- 1
      for ordinal in 0..<count where storage.pointee.owners[ordinal] == owner {
        if isNew(ordinal, node, state, judged, storage, buffer) {
          storage.pointee.narrowed &+= 1
          return owner
        }
      }
    }
    return nobody
  }

  /// Whether step `ordinal` leads to a node that the visited set did not have before this batch.
  /// The step is one that can be taken, so that what it meets may be noted.
  @inlinable func isNew(
    _ ordinal: Int, _ node: UnsafePointer<Node<M>>, _ state: UnsafePointer<M.State>,
    _ judged: Bool, _ storage: UnsafeMutablePointer<SearchThread<M>.Storage>,
    _ buffer: UnsafeMutablePointer<StepBuffer<M>>
  ) -> Bool {
    var watch = node.pointee.watch
    if judged { _ = byKind.judge(ordinal, from: state, buffer, &watch, &storage.pointee.met) }
    if let canonicalizer {
      var next = canonicalizer.canonical(Node(buffer.pointee.states[ordinal], watch))
      return isNew(&next.state, &next.watch)
    }
    return isNew(buffer.pointee.states + ordinal, &watch)
  }

  @inlinable
  func isNew(_ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>) -> Bool {
    var mark = fingerprint(state, watch)
    return !visited.contains(&mark, state, watch)
  }

  /// Tells what the reduction came to, once all threads are done.
  @inlinable func noteReduction() {
    if !isReduced { return }
    result.reduction = ReductionFigures(
      states: result.states, transitions: result.transitions,
      narrowed: threads.reduce(0) { $0 + $1.storage.pointee.narrowed })
  }
}

extension Reduction {
  /// The process that is alone with the step.
  @inlinable @inline(__always)
  func owner(of action: M.Action, in state: M.State, _ model: M) -> Int8 {
    let owner: Int?
    switch self {
    case .none: return nobody
    case .declared: owner = model.soleOwner(of: action, in: state)
    case .owners(let function): owner = function(action, state)
    }
    guard let owner else { return nobody }
    demand(0 <= owner && owner < 64, "the sole owner of a step is a number from 0 to 63")
    return Int8(truncatingIfNeeded: owner)
  }

  @inlinable var isNone: Bool { if case .none = self { true } else { false } }
}

extension ExhaustiveSearch {
  /// What a reduced search found, with the violation that `search`, without reduction, tells; with
  /// its own where a limit ends that one first.
  @inlinable func withShortestViolation(
    _ reduced: Exploration<M>, _ search: () -> Exploration<M>
  ) -> Exploration<M> {
    let all = search()
    demand(all.violation != nil || all.limit != nil, "a reduction brought about a violation")
    var told = all.violation == nil ? reduced : all
    told.reduction = reduced.reduction.map {
      ReductionFigures(
        states: $0.states, transitions: $0.transitions, narrowed: $0.narrowed,
        isShortest: all.violation != nil)
    }
    return told
  }
}
