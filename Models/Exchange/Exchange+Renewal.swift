import LostAck

// `challenged()`: the session is renewed with a refresh token that is usable once.

extension Exchange {
  /// The access tokens of a session. Without R1 and R2.once a request is refused and challenged for
  /// ever; here until these are used up. No other configuration comes near.
  static let tokens = 12

  func offerRenewal(_ id: Int, _ state: State, _ step: Steps<Self>) {
    if state.requests[id].phase == .challenged, state.access < Self.tokens {
      step(.challenge(id)) { next in
        next.requests[id].challenges = min(next.requests[id].challenges + 1, 2)
        step.emit(
          .challenged(
            id, isAgain: next.requests[id].challenges > 1,
            isTogether: (0..<scope.requests).contains {
              $0 != id && isRefused($0, state)
            }))
        renew(id, &next)
      }
    }
    if state.renewals[id].isUnderWay {
      step(.renewed(id)) { answerRenewal(id, &$0, step) }
      step(.renewalFails(id), spending: \.renewalFailures) {
        endRenewal(id, &$0, isRenewed: false, step)
      }
    }
  }

  private func isRefused(_ id: Int, _ state: State) -> Bool {
    let request = state.requests[id]
    return request.phase == .challenged || request.phase == .renewing
  }

  private func renew(_ id: Int, _ next: inout State) {
    // X2
    if rules.contains(.renewalSkipped), next.requests[id].access != next.access {
      return replay(id, &next)
    }
    next.requests[id].phase = .renewing
    // X1
    if rules.contains(.oneRenewal),
      let other = next.renewals.indices.first(where: { next.renewals[$0].isUnderWay })
    {
      next.renewals[other].waiting.insert(id)
    } else {
      next.renewals[id] = Renewal(refresh: next.refresh, waiting: [id], isUnderWay: true)
    }
  }

  private func answerRenewal(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    let isValid = next.valid == next.renewals[id].refresh
    if isValid {
      next.access += 1
      next.refresh += 1
      next.valid = next.refresh
      if !scope.oldTokensSurvive { next.accepted = [] }
      next.accepted.insert(Int(next.access))
    } else {
      // A token presented twice may be stolen: the server ends the session.
      next.valid = nil
      next.accepted = []
      step.emit(.sessionLost)
    }
    endRenewal(id, &next, isRenewed: isValid, step)
  }

  private func endRenewal(
    _ id: Int, _ next: inout State, isRenewed: Bool, _ step: Steps<Self>
  ) {
    // Who went away waits no longer.
    for waiting in next.renewals[id].waiting where next.requests[waiting].phase == .renewing {
      if isRenewed {
        replay(waiting, &next)
      } else {
        // R2.error
        let reported = rules.contains(.challengeError) ? Failure.renewalFailed : .unauthorized
        fail(waiting, reported, last: .renewalFailed, &next, step)
      }
    }
    next.renewals[id] = Renewal()
  }

  private func replay(_ id: Int, _ next: inout State) {
    next.requests[id].phase = .ready
    next.requests[id].isReplay = true
  }
}
