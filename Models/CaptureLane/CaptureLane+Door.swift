import LostAck

// The phone: what arrives, is judged, written and obeyed.

extension CaptureLane {
  /// A copy arrives. The rules of the door, in their order.
  func receive(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    let command = next.envelopes[id].command
    let isFresh = abs(next.age(of: id)) <= Self.window
    // R1
    if rules.contains(.ignorePresence), command == .watching { return step.emit(.ignored(id)) }
    // R2
    lookThroughStore(onArrivalOf: id, &next, step)
    if rules.contains(.dropKnown), remembers(id, next) {
      return step.emit(.dropped(id, isFresh: isFresh))
    }
    // R3
    if rules.contains(.rememberFirst) { remember(id, &next, step) }
    // R5
    if rules.contains(.freshness), !isFresh {
      step.emit(.judgedStale(id))
    } else {
      if !rules.contains(.rememberFirst) { remember(id, &next, step) }
      next.phone.volatile.work.id = Int8(id)
      next.phone.volatile.work.isToAct = true
      if scope.splitActing { step.emit(.accepted(id)) }
    }
    if !scope.splitActing { while doNext(&next, step) {} }
  }

  func offerPhoneSteps(_ state: State, _ step: Steps<Self>) {
    let work = state.phone.volatile.work
    if let id = work.id.map(Int.init) {
      step(nextIsWrite(work) ? .write(id) : .act(id)) { _ = doNext(&$0, step) }
    }
    if state.phone.volatile.glanceIsDue {
      step(.publish) { next in
        step.emit(.published(next.phone.volatile.problem))
        next.phone.volatile.problem = nil
        next.phone.volatile.glanceIsDue = false
      }
    }
    if state.phone.relaunches.remains {
      step(.relaunch) { next in
        if work.isToAct, let id = work.id.map(Int.init) {
          step.emit(.abandoned(id, isWritten: next.phone.durable.store.contains(id)))
        }
        step.emit(.relaunched)
        next.phone.relaunch()
      }
    }
  }

  /// X1: written before acting; X1.after: after it.
  func nextIsWrite(_ work: Work) -> Bool {
    work.isToWrite && !(work.isToAct && rules.contains(.writeAfterActing))
  }

  /// Does what is to be done next for the command at hand; false if there is none.
  func doNext(_ next: inout State, _ step: Steps<Self>) -> Bool {
    let work = next.phone.volatile.work
    guard let id = work.id.map(Int.init) else { return false }
    if nextIsWrite(work) {
      next.phone.durable.store.insert(id)
      next.phone.durable.arrivals[id] = work.arrival
      next.phone.volatile.work.isToWrite = false
    } else {
      obey(id, &next, step)
      next.phone.volatile.work.isToAct = false
    }
    let rest = next.phone.volatile.work
    if !rest.isToWrite, !rest.isToAct { next.phone.volatile.work = Work() }
    return true
  }
}
