import LostAck

// The two senders, and the person.

extension Emergency {
  func offerPersonSteps(_ state: State, _ step: Steps<Self>) {
    if !state.senders[Role.page.index].isRunning { return }
    let id = Int(state.written)
    if id < scope.items {
      step(.queue(id)) { next in
        next.written += 1
        next.pending.insert(id)
      }
    }
    for id in state.pending.subtracting(state.marked) {
      step(.stop(id), spending: \.faults.stops) { next in
        next.marked.insert(id)
        if !next.wasOnWire.contains(id) { next.markedBeforeWire.insert(id) }
        // R6.screen: what was attempted may be on the wire, and cannot be stopped.
        let isStopped = !next.attempted.contains(id) || !rules.contains(.honestScreen)
        if isStopped { next.shownStopped.insert(id) }
        step.emit(.saysStopped(isStopped))
      }
    }
  }

  func offerSending(_ role: Role, _ state: State, _ step: Steps<Self>) {
    let sender = state.senders[role.index]
    if let id = sender.item.map(Int.init) {
      if !sender.isOnWire { step(.putOnWire(role, id)) { putOnWire(role, id, &$0) } }
      if sender.isOnWire {
        let isEarly = state.isInFlight(role, id)
        step(.timeout(role), spending: \.faults.earlyTimeouts, if: isEarly) {
          fail(role, id, &$0)
        }
      }
    }
    for id in sendable(by: role, state) {
      // R6.oneUpdate
      if rules.contains(.oneUpdate) {
        step(.send(role, id)) { next in
          take(role, id, &next)
          putOnWire(role, id, &next)
        }
      } else {
        step(.look(role, id)) { take(role, id, &$0) }
      }
    }
  }

  /// What a sender may take up now.
  func sendable(by role: Role, _ state: State) -> SmallSet {
    let sender = state.senders[role.index]
    if !sender.isRunning || sender.item != nil || state.isQueueBusy { return [] }
    // R4
    if rules.contains(.sameLock), state.senders.contains(where: { $0.item != nil }) { return [] }
    return ready(for: role, state)
  }

  /// What waits to be sent, and this sender would send.
  func ready(for role: Role, _ state: State) -> SmallSet {
    var ready = state.pending.subtracting(state.backingOff)
    // R6
    if rules.contains(role == .page ? .pageLooks : .workerLooks) {
      ready = ready.subtracting(state.marked)
    }
    // R2: without it, an item is given up.
    if !rules.contains(.neverCapped) {
      for id in ready where isOutOfPatience(id, state) { ready.remove(id) }
    }
    return ready
  }

  func isOutOfPatience(_ id: Int, _ state: State) -> Bool {
    Int(state.failures[id]) >= scope.patience
  }

  /// The lock is taken, and the item recorded as attempted.
  private func take(_ role: Role, _ id: Int, _ next: inout State) {
    next.senders[role.index].item = Int8(id)
    next.attempted.insert(id)
  }

  private func putOnWire(_ role: Role, _ id: Int, _ next: inout State) {
    next.senders[role.index].isOnWire = true
    next.wasOnWire.insert(id)
    next.requests.insert(Self.number(role, id, Int(next.credential)))
  }

  /// An attempt ends without success: the lock is free, and the item backs off.
  func fail(_ role: Role, _ id: Int, _ next: inout State) {
    next.senders[role.index].item = nil
    next.senders[role.index].isOnWire = false
    if next.pending.contains(id) { next.backingOff.insert(id) }
    if !rules.contains(.ceiling), !isOutOfPatience(id, next) { next.failures[id] += 1 }
  }
}
