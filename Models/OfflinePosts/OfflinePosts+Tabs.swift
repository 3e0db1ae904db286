import LostAck

// What a tab does by itself: locks, claims, sending.

extension OfflinePosts {
  /// R1 and R15: items that are in the memory of the tab where they were written, and die with it.
  var isInMemory: Bool { !scope.isDurable || !rules.contains(.stored) }

  func canClaim(_ item: Int, _ tab: Int, _ state: State) -> Bool {
    if isInMemory && tab != 0 { return false }
    return state.items[item].phase == .queued && state.items[item].claim.isFree
  }

  private func canClaimAny(_ tab: Int, _ state: State) -> Bool {
    (0..<scope.items).contains { canClaim($0, tab, state) }
  }

  private func hasPass(_ tab: Int, _ state: State) -> Bool {
    state.passLock.isOf(tab) && state.passLock.isHeld
  }

  func offerPassSteps(_ tab: Int, _ state: State, _ step: Steps<Self>) {
    if !state.tabs[tab].isOpen || state.tabs[tab].work != .idle { return }
    let hasPass = hasPass(tab, state)
    let hasWrite = state.writeLock.isOf(tab)
    if rules.contains(.passLock), state.passLock.isFree,
      canClaimAny(tab, state) || scope.splitWrites
    {
      step(.takePass(tab)) { $0.passLock.give(to: tab) }
    }
    if hasPass, !hasWrite, !canClaimAny(tab, state) {
      step(.endPass(tab)) { $0.passLock.giveBack() }
    }
    // R8: without it, a tab may also come with empty hands.
    if scope.splitWrites, state.writeLock.isFree,
      hasPass && canClaimAny(tab, state) || !hasPass && !rules.contains(.lockOrder)
    {
      step(.takeWrite(tab)) { $0.writeLock.give(to: tab) }
    }
  }

  func offerSending(_ tab: Int, _ state: State, _ step: Steps<Self>) {
    let worker = state.tabs[tab]
    if !worker.isOpen { return }
    let item = Int(worker.item)
    switch worker.work {
    case .idle:
      // R7
      if rules.contains(.passLock) && !hasPass(tab, state) { return }
      if scope.splitWrites && !state.writeLock.isOf(tab) { return }
      for item in 0..<scope.items where canClaim(item, tab, state) {
        if rules.contains(.claimRereads) {
          step(.claim(tab, item: item)) { claim(item, tab, &$0, step) }
        } else {
          step(.look(tab, item: item)) { next in
            next.tabs[tab].work = .looked
            next.tabs[tab].item = UInt8(item)
          }
        }
      }
    case .looked:
      step(.claim(tab, item: item)) { next in
        // As it was when the tab looked: whatever has become of it is overwritten.
        next.items[item].phase = .queued
        claim(item, tab, &next, step)
      }
    case .claimed:
      step(.leave(tab, item: item)) { leave(item, tab, &$0, step) }
    case .waiting: break
    }
  }

  private func claim(_ item: Int, _ tab: Int, _ next: inout State, _ step: Steps<Self>) {
    next.tabs[tab].rest()
    next.writeLock.giveBack()
    let entry = next.items[item]
    let age = Int(next.deviceTime - entry.stamp)
    // R11
    if rules.contains(.oldWaits), !entry.isAsked, age > Self.oldestDays * Self.minutesPerDay {
      next.items[item].phase = .old
      next.items[item].claim.giveBack()
      step.emit(.judgedOld(item))
      return
    }
    // R2
    if !rules.contains(.oneKey), entry.isAttempted, hasKeyLeft(entry) {
      next.items[item].key += 1
      step.emit(.keyChanged(item, afterConflict: false, onAsking: false))
    }
    next.items[item].isAttempted = true
    next.items[item].claim.give(to: tab)
    next.tabs[tab].work = .claimed
    next.tabs[tab].item = UInt8(item)
    step.emit(.claimed(item, ageInDays: ageInDays(item, next), isAsked: entry.isAsked))
  }

  private func leave(_ item: Int, _ tab: Int, _ next: inout State, _ step: Steps<Self>) {
    let entry = next.items[item]
    next.tabs[tab].work = .waiting
    next.tabs[tab].request = Request(way: .toServer, key: entry.key, isEdited: entry.isEdited)
    step.emit(.left(item, ageInDays: ageInDays(item, next), isAsked: entry.isAsked))
  }

  /// By true time, whatever the device's clock says.
  private func ageInDays(_ item: Int, _ state: State) -> Int {
    Int(state.now - state.items[item].written) / Self.minutesPerDay
  }
}
