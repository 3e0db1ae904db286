import LostAck

// The card: drawn, published, switched to; swiped away.

extension LiveActivity {
  func offerRedraws(_ state: State, _ step: Steps<Self>) {
    let redraw = state.app.redraw
    switch redraw.stage {
    case .none:
      if state.isSuppressed || state.active.isFull || unusedDrawing(state) == nil { break }
      if isRedrawDue(state) { step(.redraw) { prepare(&$0) } }
      if !isLaneHeld(state) {
        step(.changeSettings, spending: \.settings) { next in
          step.emit(.wrote(amidAnother: isAmidWrite(next)))
          prepare(&next)
        }
      }
    case .prepared:
      // R2: without it, the switch comes first.
      if rules.contains(.publishFirst) {
        offerPublish(state, step)
      } else {
        offerSwitch(state, step)
      }
    case .published: offerSwitch(state, step)
    case .switched: offerPublish(state, step)
    }
  }

  /// The buttons accepted are those of another session or phase than the database's. So a redraw
  /// that a kill or a failure cut short is made again.
  func isRedrawDue(_ state: State) -> Bool {
    let (database, drawn) = (state.database, state.drawings[Int(state.drawn)])
    return drawn.session != database.session || drawn.phase != database.phase
  }

  /// Each redraw is a new generation. R1: its events are in the ledger before it is published.
  private func prepare(_ next: inout State) {
    let number = unusedDrawing(next)!
    next.drawings[number] = Drawing(session: next.database.session, phase: next.database.phase)
    next.app.redraw = Redraw(stage: .prepared, drawing: UInt8(number))
    // X2
    if rules.contains(.announce) {
      if rules.contains(.announceLatest), next.active.count > 1 { next.active.remove(at: 1) }
      next.active.append(set(of: number, next.drawings[number]))
    }
  }

  private func offerPublish(_ state: State, _ step: Steps<Self>) {
    step(.publish) { next in
      next.card = next.app.redraw.drawing
      next.isCardShown = !next.isSuppressed
      move(.published, &next)
    }
    step(.publishFails, spending: \.failures, if: !scope.endlessFailures) { next in
      next.app.redraw = Redraw()
      forgetUnused(&next)
    }
  }

  private func offerSwitch(_ state: State, _ step: Steps<Self>) {
    step(.switchActive) { next in
      let number = Int(next.app.redraw.drawing)
      next.active = Few()
      next.active.append(set(of: number, next.drawings[number]))
      next.drawn = UInt8(number)
      move(.switched, &next)
    }
  }

  /// The redraw is over when it is both published and switched to.
  private func move(_ stage: Redraw.Stage, _ next: inout State) {
    let isFirst = next.app.redraw.stage == .prepared
    if isFirst { next.app.redraw.stage = stage } else { next.app.redraw = Redraw() }
    forgetUnused(&next)
  }

  private func unusedDrawing(_ state: State) -> Int? {
    (0..<Self.maximumDrawings).first { !isReferredTo($0, state) }
  }

  private func isReferredTo(_ number: Int, _ state: State) -> Bool {
    if state.card == number || state.drawn == number || state.dismissals.contains(number) {
      return true
    }
    let redraw = state.app.redraw
    if redraw.stage != .none, redraw.drawing == number { return true }
    for id in 0..<Int(state.tapped) where state.taps[id].generation == number { return true }
    for index in state.active.indices {
      let set = state.active[index]
      switch scope.variant {
      case .generation: if set.generation == number { return true }
      case .membership:
        if set.members.contains(where: { $0 / Punch.allCases.count == number }) { return true }
      }
    }
    return false
  }

  /// States that differ only in what nothing refers to are one.
  func forgetUnused(_ next: inout State) {
    for number in 0..<Self.maximumDrawings where !isReferredTo(number, next) {
      next.drawings[number] = Drawing()
    }
  }

  func offerDismissals(_ state: State, _ step: Steps<Self>) {
    if state.isCardShown, state.drawings[Int(state.card)].phase != .off {
      step(.dismiss, spending: \.swipes) { next in
        next.isCardShown = false
        next.dismissals.insert(Int(next.card))
      }
    }
    for number in state.dismissals {
      step(.dismissal(number)) { next in
        next.dismissals.remove(number)
        // R9: the newest drawing is the current one, published or on its way.
        let redraw = next.app.redraw
        let newest = redraw.stage == .none ? next.card : redraw.drawing
        let isOfSession = next.drawings[Int(newest)].session == next.database.session
        let current = isOfSession ? Int(newest) : nil
        let counts = current == number || !rules.contains(.currentDismissal)
        if counts { next.isSuppressed = true }
        step.emit(.dismissed(number, current: current, counts: counts))
        forgetUnused(&next)
      }
    }
  }
}
