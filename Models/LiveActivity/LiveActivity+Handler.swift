import LostAck

// The handlers: a tap in hand is looked at, written, and acknowledged.

extension LiveActivity {
  func offerHandlers(_ state: State, _ step: Steps<Self>) {
    for handler in 0..<scope.handlers {
      let job = state.app.handlers[handler]
      switch job.stage {
      case .idle: break
      case .acquired:
        if !rules.contains(.commitFirst) {
          step(.acknowledge(handler)) { acknowledge(handler, &$0, step) }
        } else {
          offerWrite(handler, state, step)
        }
      case .acknowledged: offerWrite(handler, state, step)
      case .inLane: step(.write(handler)) { carryOut(handler, &$0, step) }
      case .committed, .found:
        step(.acknowledge(handler)) { acknowledge(handler, &$0, step) }
      case .rejected: step(.putBack(handler)) { putBack(handler, &$0, step) }
      }
    }
  }

  private func offerWrite(_ handler: Int, _ state: State, _ step: Steps<Self>) {
    if isLaneHeld(state) { return }
    if scope.splitWriting {
      step(.look(handler)) { next in
        if mayGoOn(handler, &next, step) { next.app.handlers[handler].stage = .inLane }
      }
    } else {
      step(.write(handler)) { next in
        if mayGoOn(handler, &next, step) { carryOut(handler, &next, step) }
      }
    }
  }

  /// R11: somebody has looked and not yet written, and all others wait.
  func isLaneHeld(_ state: State) -> Bool {
    rules.contains(.lane) && isAmidWrite(state)
  }

  func isAmidWrite(_ state: State) -> Bool {
    state.app.handlers.contains { $0.stage == .inLane }
  }

  /// R6: looks once more at lease, session and active set.
  private func mayGoOn(_ handler: Int, _ next: inout State, _ step: Steps<Self>) -> Bool {
    let job = next.app.handlers[handler]
    let id = Int(job.tap)
    let lease = next.taps[id].lease
    if rules.contains(.lease), rules.contains(.lookAtLease),
      !lease.isCurrent(job.token) || lease.isExpired
    {
      next.app.handlers[handler] = Job()
      step.emit(.abandoned(id))
      return false
    }
    let hasMovedOn =
      rules.contains(.lookAtSession) && !isSessionCurrent(id, next)
      || rules.contains(.lookAtActive) && !isActive(id, next)
    if hasMovedOn {
      next.app.handlers[handler] = Job()
      if mayTouchLedger(job, next) { expire(id, &next, step) }
      return false
    }
    return true
  }

  /// Has the core make the transition, and commits it.
  private func carryOut(_ handler: Int, _ next: inout State, _ step: Steps<Self>) {
    var job = next.app.handlers[handler]
    let (id, wasAcknowledged) = (Int(job.tap), job.stage == .acknowledged)
    let punch = next.taps[id].punch
    job.wasWanted = next.database.phase == punch.wanted
    job.stage = .idle
    defer { next.app.handlers[handler] = wasAcknowledged || job.stage == .idle ? Job() : job }
    // X1
    if rules.contains(.storeID), next.database.applied.contains(id) {
      job.stage = .committed
      return step.emit(.knownAlready(id))
    }
    if next.database.phase.after(punch) != nil {
      let (current, isActive) = (Int(next.database.session), isActive(id, next))
      next.app.handlers[handler] = Job()
      punchIn(punch, &next, step)
      next.database.applied.insert(id)
      if next.taps[id].status == .handled { next.taps[id].isOwed = false }
      step.emit(
        .applied(
          id, punch, session: Int(next.taps[id].session), current: current, isActive: isActive))
      job.stage = .committed
    } else {
      // R8
      job.stage = rules.contains(.readState) && job.wasWanted ? .found : .rejected
      step.emit(.rejected(id, punch, isAsWanted: job.wasWanted))
    }
  }

  /// Writes the database.
  func punchIn(_ punch: Punch, _ next: inout State, _ step: Steps<Self>) {
    step.emit(.wrote(amidAnother: isAmidWrite(next)))
    next.database.phase = punch.wanted
    if punch == .clockIn {
      next.sessions += 1
      next.database.session = next.sessions
      next.isSuppressed = false
    }
    if punch == .clockOut { next.database.session = 0 }
  }

  /// R4: who does not have the current token leaves the ledger alone.
  private func mayTouchLedger(_ job: Job, _ state: State) -> Bool {
    !rules.contains(.token) || state.taps[Int(job.tap)].lease.isCurrent(job.token)
  }

  private func acknowledge(_ handler: Int, _ next: inout State, _ step: Steps<Self>) {
    let job = next.app.handlers[handler]
    let id = Int(job.tap)
    let isFirst = job.stage == .acquired
    next.app.handlers[handler] = Job()
    if !mayTouchLedger(job, next) { return step.emit(.abandoned(id)) }
    let current = next.taps[id].lease.current
    // R3: what was committed may be acknowledged whatever the display.
    if rules.contains(.checkAtAcknowledge), job.stage != .committed, !isAccepted(id, next) {
      return expire(id, &next, step)
    }
    var effects = next.database.applied
    if job.wasWanted { effects.insert(id) }
    settle(id, as: .handled, &next)
    if effects.contains(id) { next.taps[id].isOwed = false }
    step.emit(.acknowledged(id, token: Int(job.token), current: current, effects: effects))
    if isFirst {
      next.app.handlers[handler] = Job(tap: job.tap, token: job.token, stage: .acknowledged)
    }
  }

  private func putBack(_ handler: Int, _ next: inout State, _ step: Steps<Self>) {
    let job = next.app.handlers[handler]
    let id = Int(job.tap)
    next.app.handlers[handler] = Job()
    if !mayTouchLedger(job, next) { return step.emit(.abandoned(id)) }
    // R3
    if rules.contains(.checkAtReturn), !isAccepted(id, next) { return expire(id, &next, step) }
    let current = next.taps[id].lease.current
    next.taps[id].status = .waiting
    next.taps[id].lease.giveBack()
    next.app.known.insert(id)
    step.emit(.returned(id, token: Int(job.token), current: current))
  }
}
