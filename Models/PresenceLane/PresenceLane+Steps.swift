import LostAck

extension PresenceLane {
  func offerWatchSteps(_ state: State, _ step: Steps<Self>) {
    if isBeatDue(state) {
      step(.beat) { next in
        next.lastBeat = next.now
        send(Value(sent: next.now, isLive: true), &next)
        step.emit(.sent(asCommand: !rules.contains(.ownLane)))
      }
    }
    if state.isSessionLive {
      step(.endSession, spending: \.ends) { next in
        next.isSessionLive = false
        // R4
        if rules.contains(.endIsSent) { send(Value(sent: next.now, isLive: false), &next) }
      }
    }
    if state.isSessionLive {
      step(.watchDies, spending: \.deaths) { $0.isSessionLive = false }
    }
  }

  /// R2: without it, a session says once that it is live.
  func isBeatDue(_ state: State) -> Bool {
    guard state.isSessionLive else { return false }
    guard let last = state.lastBeat.map(Int.init) else { return true }
    return rules.contains(.beat) && Int(state.now) >= last + Self.beatPeriod
  }

  /// R1: the newest value replaces the pending one.
  func send(_ value: Value, _ next: inout State) {
    if rules.contains(.newestReplaces) { next.pending.removeAll() }
    next.pending.append(value)
  }

  func offerLinkSteps(_ state: State, _ step: Steps<Self>) {
    if state.isInReach, let value = state.pending.first {
      step(.arrives) { next in
        _ = next.pending.removeFirst()
        next.lostInARow = 0
        hear(value, &next, step)
      }
    }
    if !state.pending.isEmpty, state.lostInARow < scope.lostInARow {
      step(.lost, spending: \.losses) { next in
        _ = next.pending.removeFirst()
        next.lostInARow += 1
      }
    }
    if state.isInReach {
      step(.outOfReach, spending: \.outages) { $0.isInReach = false }
    }
    if !state.isInReach { step(.backInReach) { $0.isInReach = true } }
  }

  func hear(_ value: Value, _ next: inout State, _ step: Steps<Self>) {
    if value.isLive != next.saysLive { step.emit(value.isLive ? .saysLive : .saysNotLive) }
    next.saysLive = value.isLive
    next.arrival = value.isLive ? next.now : 0
    next.transit = value.isLive ? next.now - value.sent : 0
  }

  func offerTick(_ state: State, _ step: Steps<Self>) {
    if Int(state.now) + scope.tick > scope.horizon || isBeatDue(state) { return }
    if state.isInReach, let oldest = state.pending.first {
      if Int(state.now) + scope.tick > Int(oldest.sent) + Self.transit { return }
    }
    step(.tick) { next in
      next.now += Int16(scope.tick)
      // R3: without it, the phone believes for ever.
      let trust = rules.contains(.trust45) ? 45 : Self.trust
      if rules.contains(.trust), next.saysLive, Int(next.now) > Int(next.arrival) + trust {
        next.saysLive = false
        next.arrival = 0
        next.transit = 0
        step.emit(.saysNotLive)
      }
    }
  }
}
