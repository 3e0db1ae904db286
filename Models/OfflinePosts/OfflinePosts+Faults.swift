import LostAck

// What befalls a tab, and what runs out.

extension OfflinePosts {
  /// A tab that has nothing in its memory is not worth a fault.
  func offerTabFaults(_ tab: Int, _ state: State, _ step: Steps<Self>) {
    let worker = state.tabs[tab]
    if worker.running == .paused { step(.resume(tab)) { resume(tab, &$0) } }
    if worker.running == .closed { return }
    let hasLock = state.passLock.isOf(tab) || state.writeLock.isOf(tab)
    let isBusy = worker.work != .idle || hasLock
    let holdsItems = isInMemory && tab == 0 && state.items[0].phase != .unwritten
    if worker.isOpen, isBusy {
      step(.pause(tab), spending: \.left.pauses) { $0.tabs[tab].running = .paused }
    }
    if isBusy || holdsItems {
      step(.reload(tab), spending: \.left.reloads) { next in
        die(tab, &next, step)
        next.tabs[tab].running = .open
      }
      // The person keeps one tab at least.
      let isLast = (0..<scope.tabs).allSatisfy { $0 == tab || state.tabs[$0].running == .closed }
      if !isLast {
        step(.close(tab), spending: \.left.closes) { next in
          die(tab, &next, step)
          next.tabs[tab].running = .closed
        }
      }
    }
  }

  private func die(_ tab: Int, _ next: inout State, _ step: Steps<Self>) {
    let worker = next.tabs[tab]
    if worker.work == .waiting { letGo(tab, &next) }
    next.tabs[tab].rest()
    // The claim lies in storage; nobody is there to give it back.
    for item in 0..<scope.items where next.items[item].claim.isOf(tab) {
      next.items[item].claim.die()
    }
    if next.writeLock.isOf(tab) { next.writeLock.giveBack() }
    if next.passLock.isOf(tab) {
      if scope.locks == .web { next.passLock.giveBack() } else { next.passLock.die() }
    }
    if isInMemory, tab == 0 {
      for item in 0..<scope.items where next.items[item].isPending || next.items[item].needsDecision
      {
        next.items[item].phase = .lost
        next.items[item].claim.giveBack()
        // R15: of storage that forgets, the person was told.
        let isAnnounced = !scope.isDurable && rules.contains(.probe)
        step.emit(.lost(item, isAnnounced: isAnnounced))
      }
    }
  }

  /// The tab no longer waits for its request; the server may still get it, and finish it.
  func letGo(_ tab: Int, _ next: inout State) {
    let request = next.tabs[tab].request
    let slot = State.slot(Int(next.tabs[tab].item), request.key)
    next.tabs[tab].request = Request()
    guard request.way == .toServer || request.way == .inHand else { return }
    if next.strays[slot].way != .inHand { next.strays[slot] = request }
  }

  private func resume(_ tab: Int, _ next: inout State) {
    next.tabs[tab].running = .open
    let item = Int(next.tabs[tab].item)
    // R6: what nobody took over meanwhile is renewed.
    if rules.contains(.renew), next.tabs[tab].isSending(item), next.items[item].claim.isOf(tab) {
      next.items[item].claim.renew()
      next.tabs[tab].claimRanOut = false
    }
  }

  func offerRunningOut(_ state: State, _ step: Steps<Self>) {
    for item in 0..<scope.items where isUnrenewed(item, state) {
      step(.claimRunsOut(item)) { next in
        next.items[item].claim.runOut()
        for tab in 0..<scope.tabs where next.items[item].claim.isOf(tab) {
          next.tabs[tab].claimRanOut = true
        }
      }
    }
    if scope.locks == .fallback, state.passLock.isHeld, isLongHeld(state) {
      step(.passRunsOut) { $0.passLock.runOut() }
    }
  }

  /// R6: the claim is not renewed, since its holder is dead or paused; or nobody renews.
  private func isUnrenewed(_ item: Int, _ state: State) -> Bool {
    let claim = state.items[item].claim
    if !rules.contains(.takeover) || !claim.isHeld { return false }
    if claim.isOfDead { return true }
    return (0..<scope.tabs).contains { tab in
      claim.isOf(tab)
        && (state.tabs[tab].running == .paused
          || !rules.contains(.renew) && state.tabs[tab].isWaiting(for: item))
    }
  }

  /// The lease of the fallback is short: it outlives neither a pause nor an upload.
  private func isLongHeld(_ state: State) -> Bool {
    if state.passLock.isOfDead { return true }
    return (0..<scope.tabs).contains { tab in
      state.passLock.isOf(tab)
        && (state.tabs[tab].running == .paused || state.tabs[tab].work == .waiting)
    }
  }
}
