import LostAck

// The ledger: what is accepted, what was tapped, who has it.

extension LiveActivity {
  /// The buttons of a drawing, as the ledger keeps them.
  func set(of number: Int, _ drawing: Drawing) -> ActiveSet {
    var set = ActiveSet(session: drawing.session)
    switch scope.variant {
    case .generation: set.generation = UInt8(number)
    case .membership:
      for punch in drawing.phase.buttons { set.members.insert(punch.eventID(UInt8(number))) }
    }
    return set
  }

  /// The ledger accepts the tap's button, whatever the database says.
  func isActive(_ id: Int, _ state: State) -> Bool {
    let tap = state.taps[id]
    return state.active.indices.contains {
      state.active[$0].accepts(tap.session, tap.generation, tap.punch)
    }
  }

  func isSessionCurrent(_ id: Int, _ state: State) -> Bool {
    state.taps[id].session == state.database.session
  }

  /// R3
  func isAccepted(_ id: Int, _ state: State) -> Bool {
    isSessionCurrent(id, state) && isActive(id, state)
  }

  func offerTaps(_ state: State, _ step: Steps<Self>) {
    let id = Int(state.tapped)
    if id == scope.taps || !state.isCardShown { return }
    let drawing = state.drawings[Int(state.card)]
    for punch in drawing.phase.buttons {
      // A button tapped again carries the same event: the ledger has it.
      let isTapped = (0..<id).contains {
        state.taps[$0].generation == state.card && state.taps[$0].session == drawing.session
          && state.taps[$0].punch == punch
      }
      if isTapped { continue }
      step(.tap(id, punch)) { next in
        next.tapped += 1
        next.taps[id] = Tap(session: drawing.session, generation: state.card, punch: punch)
        next.taps[id].isOwed = isActive(id, next)
        // R1
        if rules.contains(.persistFirst) { next.taps[id].status = .waiting }
        next.signals.send(id)
      }
    }
  }

  func offerSignals(_ state: State, _ step: Steps<Self>) {
    for id in state.signals.inFlight {
      step(.signal(id)) { next in
        next.signals.deliver(id)
        enqueue(id, &next, step)
      }
      if state.signals.losses.remains { step(.signalLost(id)) { $0.signals.lose(id) } }
    }
    // R10
    if rules.contains(.drain), !unsettled(state).subtracting(state.app.known).isEmpty {
      step(.foreground) { next in drain(&next, step) }
    }
  }

  /// What the ledger holds that is to be settled.
  func unsettled(_ state: State) -> SmallSet {
    var ids: SmallSet = []
    for id in 0..<Int(state.tapped)
    where state.taps[id].status == .waiting || state.taps[id].status == .leased { ids.insert(id) }
    return ids
  }

  func drain(_ next: inout State, _ step: Steps<Self>) {
    for id in unsettled(next).subtracting(next.app.known) { enqueue(id, &next, step) }
  }

  /// The app knows of a tap from now on.
  func enqueue(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    switch next.taps[id].status {
    case .handled, .expired: return
    case .leased: break
    case .unknown, .waiting:
      // R3
      if rules.contains(.checkAtEnqueue), !isAccepted(id, next) { return expire(id, &next, step) }
    }
    next.app.known.insert(id)
  }

  /// The display moved on, or the session did.
  func expire(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    settle(id, as: .expired, &next)
    next.taps[id].isOwed = false
    step.emit(.expired(id))
  }

  func settle(_ id: Int, as status: Tap.Status, _ next: inout State) {
    next.taps[id].status = status
    next.app.known.remove(id)
  }

  func offerLeases(_ state: State, _ step: Steps<Self>) {
    for id in state.app.known {
      // One idle handler is like another.
      guard
        let handler = (0..<scope.handlers).first(where: {
          state.app.handlers[$0].stage == .idle
        })
      else { break }
      let tap = state.taps[id]
      // R4, R5
      let isFree =
        tap.status != .leased || !rules.contains(.lease)
        || tap.lease.isExpired && rules.contains(.acquireAgain)
      if isFree {
        step(.acquire(id, handler: handler)) { next in
          // R3
          if rules.contains(.checkAtAcquire), !isAccepted(id, next) {
            return expire(id, &next, step)
          }
          let token = next.taps[id].lease.acquire { token in
            state.app.handlers.contains { $0.stage != .idle && $0.tap == id && $0.token == token }
          }
          next.taps[id].status = .leased
          next.app.handlers[handler] = Job(tap: UInt8(id), token: token, stage: .acquired)
        }
      }
    }
    if !rules.contains(.lease) { return }
    for id in 0..<Int(state.tapped) {
      let tap = state.taps[id]
      if tap.status != .leased || tap.lease.isExpired { continue }
      let isHolderAlive = state.app.handlers.contains {
        $0.stage != .idle && $0.tap == id && tap.lease.isCurrent($0.token)
      }
      step(.leaseExpires(id), spending: \.expiries, if: isHolderAlive) {
        $0.taps[id].lease.isExpired = true
      }
    }
  }
}
