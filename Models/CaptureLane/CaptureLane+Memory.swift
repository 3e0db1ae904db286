import LostAck

// What the door remembers: R4's list in the process, or X1's store in its place.

extension CaptureLane {
  func remembers(_ id: Int, _ state: State) -> Bool {
    rules.contains(.store)
      ? state.phone.durable.store.contains(id) && counts(id, state)
      : state.phone.volatile.known.contains(UInt8(id))
  }

  func remember(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    if remembers(id, next) { return }
    if rules.contains(.store) {
      // X1: the write itself is a step of its own where the scope splits them.
      next.phone.volatile.work.id = Int8(id)
      next.phone.volatile.work.isToWrite = true
      if entriesAge { next.phone.volatile.work.arrival = Int16(next.phoneTime) }
    } else if rules.contains(.memory) {
      // R4
      if next.phone.volatile.known.count == scope.memory {
        let oldest = Int(next.phone.volatile.known.removeFirst())
        step.emit(.forgot(oldest, isDangerous: isDangerousToForget(oldest, next)))
      }
      next.phone.volatile.known.append(UInt8(id))
    } else {
      return
    }
    let others = (0..<scope.taps).contains {
      $0 != id && remembers($0, next) && isDangerousToForget($0, next)
    }
    step.emit(.remembered(id, next.envelopes[id].command, amongFresh: others))
  }

  /// A copy may come that would be judged fresh: now, or, if its stamp lies ahead, later.
  func isDangerousToForget(_ id: Int, _ state: State) -> Bool {
    state.hasCopy(of: id) && state.age(of: id) <= Self.window
  }

  /// X1: expired entries are ignored; X1.purge: all that are seen expired are deleted.
  func lookThroughStore(onArrivalOf id: Int, _ next: inout State, _ step: Steps<Self>) {
    if !rules.contains(.store) { return }
    for entry in next.phone.durable.store where !counts(entry, next) {
      if entry == id || rules.contains(.purge) {
        let isAtTheDoor = entry == id && next.age(of: id) <= Self.window
        step.emit(.forgot(entry, isDangerous: isAtTheDoor || isDangerousToForget(entry, next)))
      }
      if rules.contains(.purge) {
        next.phone.durable.store.remove(entry)
        next.phone.durable.arrivals[entry] = 0
      }
    }
  }

  /// An entry of the store counts for ever, or as long as every limit there is allows.
  func counts(_ id: Int, _ state: State) -> Bool {
    let arrival = Int(state.phone.durable.arrivals[id])
    let stamp = Int(state.envelopes[id].stamp)
    let now = state.phoneTime
    // X1.keep30
    if rules.contains(.keep30), arrival + 30 < now { return false }
    // X1.keep60
    if rules.contains(.keep60), arrival + 60 < now { return false }
    // X1.untilStale
    if rules.contains(.keepUntilStale), stamp + 30 < now { return false }
    return true
  }

  /// Arrivals matter only to these, and would cost states in other designs.
  var entriesAge: Bool { rules.contains(.keep30) || rules.contains(.keep60) }
}
