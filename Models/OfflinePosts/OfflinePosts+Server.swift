import LostAck

// The way to the server and back, and the server.

extension OfflinePosts {
  func offerWaySteps(_ tab: Int, _ state: State, _ step: Steps<Self>) {
    let worker = state.tabs[tab]
    if worker.work != .waiting { return }
    let item = Int(worker.item)
    let way = worker.request.way
    switch way {
    case .toServer:
      step(.arrive(tab, item: item)) { next in
        next.tabs[tab].request.way = serve(item, worker.request, &next, step)
      }
      step(.requestLost(tab, item: item), spending: \.left.requestLosses) {
        $0.tabs[tab].request.way = .dead
      }
      step(.serverError(tab, item: item), spending: \.left.serverErrors) {
        $0.tabs[tab].request.way = .error
      }
    case .inHand:
      step(.commit(tab, item: item)) { next in
        finish(item, worker.request, &next, step)
        next.tabs[tab].request.way = .sent
      }
    case .sent, .conflict, .wait, .gone, .error:
      if worker.isOpen {
        step(.answer(tab, item: item)) { next in
          record(way, item, tab, &next, step)
        }
      }
      step(.answerLost(tab, item: item), spending: \.left.answerLosses) {
        $0.tabs[tab].request.way = .dead
      }
    case .none, .dead: break
    }
    // R19: a timeout is no fault where nothing will come.
    if worker.isOpen, rules.contains(.timeout) {
      step(.timeout(tab, item: item), spending: \.left.lateAnswers, if: way != .dead) { next in
        letGo(tab, &next)
        record(.dead, item, tab, &next, step)
      }
    }
  }

  func offerStraySteps(_ state: State, _ step: Steps<Self>) {
    for item in 0..<scope.items {
      for key in 0..<Self.keyCapacity {
        let slot = State.slot(item, UInt8(key))
        let stray = state.strays[slot]
        if stray.way == .toServer {
          step(.strayArrives(item: item, key: key)) { next in
            next.strays[slot] = Request()
            if serve(item, stray, &next, step) == .inHand {
              next.strays[slot] = Request(way: .inHand, key: stray.key, isEdited: stray.isEdited)
            }
          }
        }
        if stray.way == .inHand {
          step(.strayCommits(item: item, key: key)) { next in
            next.strays[slot] = Request()
            finish(item, stray, &next, step)
          }
        }
      }
    }
  }

  /// R4: what the server answers, or that it has the request in hand.
  private func serve(
    _ item: Int, _ request: Request, _ next: inout State, _ step: Steps<Self>
  ) -> Way {
    let entry = next.entries[State.slot(item, request.key)]
    if rules.contains(.sameKeySamePost) {
      let known: (Way, Reply)? =
        if entry.hasTombstone {
          (.gone, .gone)
        } else if entry.record == .completed {
          entry.isEdited == request.isEdited ? (.sent, .sent) : (.conflict, .conflict)
        } else if entry.record == .claimed || isInHand(item, request.key, next) {
          (.wait, .wait)
        } else {
          nil
        }
      if let (way, reply) = known {
        step.emit(.replied(item, reply))
        return way
      }
    }
    begin(item, request, &next, step)
    if scope.splitServer { return .inHand }
    finish(item, request, &next, step)
    return .sent
  }

  /// Another request with this key is between its two steps.
  private func isInHand(_ item: Int, _ key: UInt8, _ state: State) -> Bool {
    if state.strays[State.slot(item, key)].way == .inHand { return true }
    return (0..<scope.tabs).contains { tab in
      let worker = state.tabs[tab]
      return worker.isWaiting(for: item) && worker.request.way == .inHand
        && worker.request.key == key
    }
  }

  /// R3: nothing is committed before everything is. The other designs commit something first.
  private func begin(
    _ item: Int, _ request: Request, _ next: inout State, _ step: Steps<Self>
  ) {
    let slot = State.slot(item, request.key)
    if !rules.contains(.oneTransaction) {
      post(item, request, &next, step)
    } else if rules.contains(.recordFirst) {
      complete(slot, request, &next)
    } else if rules.contains(.claimFirst) {
      next.entries[slot].record = .claimed
    }
  }

  private func finish(
    _ item: Int, _ request: Request, _ next: inout State, _ step: Steps<Self>
  ) {
    if rules.contains(.oneTransaction) { post(item, request, &next, step) }
    complete(State.slot(item, request.key), request, &next)
  }

  private func complete(_ slot: Int, _ request: Request, _ next: inout State) {
    next.entries[slot].record = .completed
    next.entries[slot].isEdited = request.isEdited
  }

  private func post(
    _ item: Int, _ request: Request, _ next: inout State, _ step: Steps<Self>
  ) {
    let slot = State.slot(item, request.key)
    let written = writtenTime(item, next)
    let others = next.entries.indices.filter { $0 != slot && next.entries[$0].post != .none }
    let isBeforeAnother =
      !rules.contains(.arrivalOrder)
      && others.contains { next.entries[$0].written > written ?? next.now }
    next.entries[slot].post = .live
    if !rules.contains(.arrivalOrder) { next.entries[slot].written = written ?? next.now }
    step.emit(
      .posted(
        item, key: Int(request.key), told: Int(next.items[item].newKeysTold),
        Stamps(
          written: written.map(Int.init), arrival: Int(next.now), isAnonymous: scope.isAnonymous),
        others.isEmpty ? .alone : isBeforeAnother ? .beforeAnother : .last))
  }

  /// R9 and R10: the written time that the post gets, if any.
  private func writtenTime(_ item: Int, _ state: State) -> Int32? {
    if scope.isAnonymous, rules.contains(.anonymousIsTimeless) { return nil }
    let stamp = state.items[item].stamp
    if rules.contains(.boundedTime) {
      if stamp > state.now + Int32(Self.farthestAhead) { return nil }
      if stamp < state.now - Int32(Self.oldestDays * Self.minutesPerDay) { return nil }
    }
    return rules.contains(.clamp) ? min(stamp, state.now) : stamp
  }

  func offerServerCrash(_ state: State, _ step: Steps<Self>) {
    let isBusy =
      state.tabs.contains { $0.request.way == .inHand }
      || state.strays.contains { $0.way == .inHand }
    if !isBusy { return }
    step(.serverCrash, spending: \.left.serverCrashes) { next in
      for tab in next.tabs.indices where next.tabs[tab].request.way == .inHand {
        next.tabs[tab].request.way = .dead
      }
      for slot in next.strays.indices where next.strays[slot].way == .inHand {
        next.strays[slot] = Request()
      }
    }
  }
}
