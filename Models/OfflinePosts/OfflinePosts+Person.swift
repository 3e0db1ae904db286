import LostAck

// The person, and time.

extension OfflinePosts {
  func offerPersonSteps(_ state: State, _ step: Steps<Self>) {
    let next = (0..<scope.items).first { state.items[$0].phase == .unwritten }
    if let item = next, state.tabs[0].isOpen {
      step(.write(item)) { next in
        next.items[item].phase = .queued
        next.items[item].written = next.now
        next.items[item].stamp = next.deviceTime
      }
    }
    for item in 0..<scope.items {
      offerWithdrawals(item, state, step)
      offerDecisions(item, state, step)
      offerDeletion(item, state, step)
    }
  }

  private func offerWithdrawals(_ item: Int, _ state: State, _ step: Steps<Self>) {
    let entry = state.items[item]
    let isResting = !entry.claim.isGiven
    // R13
    if entry.phase == .queued, !entry.isAttempted || !rules.contains(.cancelUnattempted) {
      step(.cancel(item), spending: \.left.cancels) { next in
        next.items[item].phase = .cancelled
        next.items[item].claim.giveBack()
        step.emit(.cancelled(item, isOnServer: next.wasPosted(item)))
      }
    }
    if entry.phase == .queued && isResting || entry.needsDecision {
      step(.discard(item), spending: \.left.discards) { next in
        next.items[item].phase = .discarded
        // R18
        let saysNeverSent = rules.contains(.honestDiscard) ? !entry.isAttempted : true
        step.emit(
          .discarded(item, saysNeverSent: saysNeverSent, isOnServer: next.wasPosted(item)))
      }
    }
    if entry.phase == .queued, isResting, !entry.isEdited {
      step(.edit(item), spending: \.left.edits) { $0.items[item].isEdited = true }
    }
  }

  private func offerDecisions(_ item: Int, _ state: State, _ step: Steps<Self>) {
    let entry = state.items[item]
    if entry.phase == .old || entry.phase == .usedUp {
      step(.send(item), spending: \.left.asks) { next in
        next.items[item].phase = .queued
        next.items[item].failures = 0
        if entry.phase == .old { next.items[item].isAsked = true }
      }
    }
    if entry.phase == .conflict, hasKeyLeft(entry) {
      step(.retry(item), spending: \.left.asks) { next in
        next.items[item].phase = .queued
        // R14: a new key, and the app is told.
        next.items[item].key += 1
        next.items[item].newKeysTold += 1
        step.emit(.keyChanged(item, afterConflict: true, onAsking: true))
      }
    }
  }

  /// The scope has a few keys an item.
  func hasKeyLeft(_ item: Item) -> Bool { Int(item.key) + 1 < Self.keyCapacity }

  private func offerDeletion(_ item: Int, _ state: State, _ step: Steps<Self>) {
    let key = (0..<Self.keyCapacity).first {
      state.entries[State.slot(item, UInt8($0))].post == .live
    }
    guard let key else { return }
    step(.deletePost(item), spending: \.left.deletions) { next in
      let slot = State.slot(item, UInt8(key))
      next.entries[slot].post = .deleted
      // R12: without a tombstone, nothing is left of it.
      if rules.contains(.tombstone) {
        next.entries[slot].hasTombstone = true
      } else {
        next.entries[slot].record = .none
      }
      step.emit(.deleted(item, key: key))
    }
  }

  func offerTime(_ state: State, _ step: Steps<Self>) {
    step(.timePasses, spending: \.left.timeJumps) { next in
      next.now += Int32(scope.jumpDays * Self.minutesPerDay)
      if !rules.contains(.recordsStay) { expireRecords(&next) }
    }
    step(.deviceClockBack, spending: \.left.clockStepsBack) {
      $0.deviceAhead -= Int32(scope.clockStepDays * Self.minutesPerDay)
    }
  }

  private func expireRecords(_ next: inout State) {
    for slot in next.entries.indices where next.entries[slot].record == .completed {
      next.entries[slot].record = .none
      next.entries[slot].hasTombstone = false
    }
  }
}
