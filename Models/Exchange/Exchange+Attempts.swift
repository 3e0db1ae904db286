import LostAck

// One attempt: it is sent, serves, or fails; and what follows from that.

extension Exchange {
  func offerSend(_ id: Int, _ state: State, _ step: Steps<Self>) {
    let request = state.requests[id]
    if request.phase != .ready { return }
    // X3
    if rules.contains(.everySend), isLate(request) {
      step(.givesUp(id)) { fail(id, request.last, &$0, step) }
      return
    }
    step(.send(id)) { next in
      // R1
      if rules.contains(.readAnew) || !request.hasBegun { next.requests[id].access = next.access }
      if request.isReplay {
        next.requests[id].replays = min(request.replays + 1, 2)
      } else {
        next.requests[id].attempts = min(request.attempts + 1, UInt8(scope.attempts) + 1)
      }
      next.requests[id].hasBegun = true
      next.requests[id].isReplay = false
      next.requests[id].phase = .underWay
      let sent = next.requests[id]
      step.emit(
        .sent(
          id,
          Sent(
            isReplay: request.isReplay,
            access: Int(sent.access),
            stored: Int(next.access),
            isLate: isLate(request),
            isCancelled: request.isCancelled,
            isBeyondAttempts: Int(sent.attempts) > scope.attempts || sent.replays > 1,
            // R1.host
            hasCredential: !request.isForeign || !rules.contains(.ownHost),
            isForeign: request.isForeign,
            after: request.isReplay ? nil : request.last)))
    }
  }

  /// P3: an attempt that began now would begin after the deadline.
  private func isLate(_ request: Request) -> Bool { Int(request.elapsed) >= scope.deadline }

  func offerAttempt(_ id: Int, _ state: State, _ step: Steps<Self>) {
    let request = state.requests[id]
    if request.phase != .underWay { return }
    let isAccepted = request.isForeign || state.accepted.contains(Int(request.access))
    // A mutation is executed whole: what happens to the token then is too late to refuse it.
    if isAccepted || request.isExecuted {
      if state.kind == .mutation, !request.isExecuted {
        step(.execute(id)) { next in
          next.requests[id].isExecuted = true
          step.emit(.executed(id))
        }
      } else if Int(request.delivered) < scope.payloads {
        step(.payload(id)) { next in
          next.requests[id].delivered += 1
          next.requests[id].hasDelivered = true
          step.emit(.delivered(id, payload: Int(request.delivered)))
        }
      } else if state.kind != .subscription {
        step(.completes(id)) { $0.requests[id].end() }
      }
    } else {
      offerFailure(id, .unauthorized, state, step)
    }
    for failure in scope.failures { offerFailure(id, failure, state, step) }
  }

  private func offerFailure(
    _ id: Int, _ failure: Failure, _ state: State, _ step: Steps<Self>
  ) {
    let request = state.requests[id]
    // R7 comes first.
    let isOver = request.hasDelivered && rules.contains(.deliveredEnds)
    // R2
    if failure == .unauthorized, !isOver, rules.contains(.challenge),
      request.challenges == 0 || !rules.contains(.challengeOnce)
    {
      step(.fails(id, failure, wait: 0)) { next in
        forgetAttempt(id, failure, &next)
        next.requests[id].phase = .challenged
      }
      return
    }
    guard !isOver, isRetried(failure, request, state.kind) else {
      step(.fails(id, failure, wait: 0)) { fail(id, failure, &$0, step) }
      return
    }
    // R5: a wait for each draw.
    let whole = scope.wait << (min(Int(request.attempts), 4) - 1)
    let half = (whole + 1) / 2
    for wait in (rules.contains(.jitter) ? half : 0)...whole {
      step(.fails(id, failure, wait: wait)) { next in
        // R6
        if rules.contains(.deadline), Int(request.elapsed) + wait >= scope.deadline {
          return fail(id, failure, &next, step)
        }
        forgetAttempt(id, failure, &next)
        next.requests[id].wait = UInt8(wait)
        next.requests[id].phase = wait == 0 ? .ready : .waiting
        step.emit(.waits(id, isInInterval: wait >= half && wait <= whole))
      }
    }
  }

  private func isRetried(_ failure: Failure, _ request: Request, _ kind: Kind) -> Bool {
    // R3
    if kind == .mutation, rules.contains(.mutationOnce) { return false }
    // R5
    if rules.contains(.attempts), Int(request.attempts) >= scope.attempts { return false }
    // R4
    return failure.isMendable || !rules.contains(.onlyMendable)
  }

  private func forgetAttempt(_ id: Int, _ failure: Failure, _ next: inout State) {
    next.requests[id].last = failure
    next.requests[id].isExecuted = false
    next.requests[id].delivered = 0
  }

  /// The request fails, and reports this. `last` is what failed last.
  func fail(
    _ id: Int, _ failure: Failure?, last: Failure? = nil, _ next: inout State,
    _ step: Steps<Self>
  ) {
    step.emit(.failed(id, failure, isLast: last == nil || last == failure))
    next.requests[id].end()
  }
}
