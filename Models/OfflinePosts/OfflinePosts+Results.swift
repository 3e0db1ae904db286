import LostAck

// What a tab writes when its attempt is over.

extension OfflinePosts {
  /// Writes the result of an attempt, and ends the pass if it failed. `dead` is no answer.
  func record(
    _ way: Way, _ item: Int, _ tab: Int, _ next: inout State, _ step: Steps<Self>
  ) {
    let before = next.items[item]
    let isLate = !before.claim.isOf(tab)
    next.tabs[tab].rest()
    let goesOn = way == .sent || way == .gone || way == .conflict
    if !goesOn, next.passLock.isOf(tab) { next.passLock.giveBack() }
    if way == .sent { next.items[item].isSentHeard = true }
    // R17
    let counts =
      !isLate || !rules.contains(.lateIsIgnored)
      || way == .sent && rules.contains(.lateSentCounts)
    if counts { obey(way, item, &next, step) }
    var after = next.items[item]
    after.isSentHeard = before.isSentHeard
    step.emit(
      .result(
        item, way.reply, tab: tab, holder: before.claim.holder, changes: after != before))
  }

  private func obey(_ way: Way, _ item: Int, _ next: inout State, _ step: Steps<Self>) {
    next.items[item].claim.giveBack()
    if way != .dead { next.items[item].isAnswered = true }
    switch way {
    case .sent: next.items[item].phase = .sent
    case .gone: next.items[item].phase = .gone
    case .conflict: meetConflict(item, &next, step)
    case .wait: fail(item, &next, counts: !rules.contains(.waitIsFree), step)
    case .dead: fail(item, &next, counts: !rules.contains(.silenceIsFree), step)
    case .error, .none, .toServer, .inHand: fail(item, &next, counts: true, step)
    }
  }

  /// R14: the item waits for the person.
  private func meetConflict(_ item: Int, _ next: inout State, _ step: Steps<Self>) {
    if rules.contains(.keyChangesOnAsking) || !hasKeyLeft(next.items[item]) {
      next.items[item].phase = .conflict
      return
    }
    next.items[item].phase = .queued
    next.items[item].key += 1
    step.emit(.keyChanged(item, afterConflict: true, onAsking: false))
  }

  /// R19: back into the queue, unless the attempts are used up.
  private func fail(_ item: Int, _ next: inout State, counts: Bool, _ step: Steps<Self>) {
    next.items[item].phase = .queued
    if !counts { return }
    next.items[item].failures += 1
    if Int(next.items[item].failures) < scope.attempts { return }
    next.items[item].failures = 0
    // R16
    next.items[item].phase = rules.contains(.usedUpShows) ? .usedUp : .usedUpUnseen
    step.emit(.gaveUp(item, isAnswered: next.items[item].isAnswered))
  }
}

extension OfflinePosts.Way {
  var reply: OfflinePosts.Reply? {
    switch self {
    case .sent: .sent
    case .conflict: .conflict
    case .wait: .wait
    case .gone: .gone
    case .error: .error
    case .none, .toServer, .inHand, .dead: nil
    }
  }
}
