import LostAck

// The watch and the link.

extension CaptureLane {
  func offerTaps(_ state: State, _ step: Steps<Self>) {
    let id = Int(state.taps)
    if id == scope.taps { return }
    for command in tappable {
      step(.tap(id, command)) { next in
        next.taps += 1
        let stamp = next.watchClock.reading(at: Int(next.now))
        next.envelopes[id] = Envelope(stamp: Int16(stamp), command: command)
        // S1: without it, an envelope handed over is out of the watch's hands.
        if rules.contains(.keepUntilLanded) { next.outbox.insert(id) }
        // S4: without it, the transfer alone. A ring out of reach fails at once.
        if rules.contains(.bothWays), next.isInReach { next.ring.send(id) }
        next.transfer.send(id)
      }
    }
  }

  func offerDeliveries(_ state: State, _ step: Steps<Self>) {
    // A door that is busy takes nothing.
    let isOpen = state.phone.volatile.work.id == nil
    for id in state.ring.inFlight {
      if isOpen {
        step(.ring(id)) { next in
          next.ring.deliver(id)
          receive(id, &next, step)
        }
      }
      if state.ring.losses.remains { step(.ringLost(id)) { $0.ring.lose(id) } }
    }
    for id in state.transfer.inFlight {
      if isOpen, state.isInReach {
        step(.transfer(id)) { next in
          next.transfer.deliver(id)
          reportLanding(of: id, &next)
          receive(id, &next, step)
        }
        if state.transfer.repeats.remains {
          step(.transferAgain(id)) { next in
            next.transfer.deliverAgain(id)
            reportLanding(of: id, &next)
            receive(id, &next, step)
          }
        }
      }
      if state.transfer.losses.remains {
        step(.transferFails(id)) { next in
          next.transfer.lose(id)
          offerHeld(&next)
        }
      }
    }
  }

  func offerWatchSteps(_ state: State, _ step: Steps<Self>) {
    for id in state.reports.inFlight {
      step(.landed(id)) { next in
        next.reports.deliver(id)
        next.outbox.remove(id)
      }
      if state.reports.losses.remains {
        step(.reportLost(id)) { next in
          next.reports.lose(id)
          noteUnreported([id], &next)
        }
      }
    }
    if !held(state).subtracting(state.transfer.inFlight).isEmpty {
      step(.flush) { offerHeld(&$0) }
    }
    step(.watchRelaunch, spending: \.watchRelaunches) { next in
      noteUnreported(next.reports.inFlight, &next)
      next.reports.clear()
      offerHeld(&next)
    }
    if state.isInReach {
      step(.outOfReach, spending: \.outages, if: !scope.endlessOutages) { next in
        next.isInReach = false
        next.ring.clear()
      }
    }
    if !state.isInReach {
      step(.backInReach) { next in
        next.isInReach = true
        offerHeld(&next)
      }
    }
  }

  /// Of an envelope no longer held, a landing means nothing to the watch.
  func reportLanding(of id: Int, _ next: inout State) {
    if next.outbox.contains(id) { next.reports.send(id) }
  }

  /// S2: on activation, in reach, on flush and after a failure.
  func offerHeld(_ next: inout State) { next.transfer.send(held(next)) }

  /// What S2 offers again.
  func held(_ state: State) -> SmallSet {
    if !rules.contains(.offerAgain) { return [] }
    return state.outbox.subtracting(state.unreported)
  }

  /// S3: a lost report only means one more offer; without it, the watch waits for the report.
  func noteUnreported(_ ids: SmallSet, _ next: inout State) {
    if !rules.contains(.lostReportIsHarmless) { next.unreported.formUnion(ids) }
  }
}
