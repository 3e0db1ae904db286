import LostAck

// The wire and the server.

extension Emergency {
  func offerNetworkSteps(_ state: State, _ step: Steps<Self>) {
    for id in 0..<Int(state.written) {
      for role in Role.allCases {
        for credential in 0...Int(state.credential)
        where state.requests.contains(Self.number(role, id, credential)) {
          offerRequest(role, id, credential, state, step)
        }
        offerAnswers(role, id, state, step)
      }
    }
    for id in state.backingOff {
      // R2.ceiling: without it, the wait does not end.
      if rules.contains(.neverCapped), !rules.contains(.ceiling), isOutOfPatience(id, state) {
        continue
      }
      step(.due(id)) { $0.backingOff.remove(id) }
    }
  }

  private func offerRequest(
    _ role: Role, _ id: Int, _ credential: Int, _ state: State, _ step: Steps<Self>
  ) {
    let number = Self.number(role, id, credential)
    step(.request(from: role, item: id, credential: credential)) { next in
      next.requests.remove(number)
      serve(role, id, credential, &next, step)
    }
    step(
      .requestLost(from: role, item: id, credential: credential), spending: \.faults.requestLosses
    ) { $0.requests.remove(number) }
  }

  /// Receipt, message and answer are one transaction of the server.
  private func serve(
    _ role: Role, _ id: Int, _ credential: Int, _ next: inout State, _ step: Steps<Self>
  ) {
    // Nobody waits for an answer where the sender has died.
    let isHeard = next.senders[role.index].isRunning
    // K1
    if rules.contains(.revocable), next.revoked.contains(credential) {
      if isHeard { next.refusals.insert(Self.number(role, id)) }
      return step.emit(.refused(id))
    }
    // R3; X1: one receipt for all credentials of the device.
    let owner = rules.contains(.deviceReceipts) ? 0 : credential
    let isNew = next.receipts.insert(id * Self.credentials + owner)
    if isNew || !rules.contains(.receipts) {
      next.messages.insert(id)
      step.emit(.created(id, credential: credential, revoked: next.revoked))
    } else {
      step.emit(.receiptKnown(id))
    }
    if isHeard { next.answers.insert(Self.number(role, id)) }
  }

  private func offerAnswers(_ role: Role, _ id: Int, _ state: State, _ step: Steps<Self>) {
    let number = Self.number(role, id)
    if state.answers.contains(number) {
      // A late answer is as good as one in time.
      step(.answer(to: role, item: id)) { next in
        next.answers.remove(number)
        next.pending.remove(id)
        next.backingOff.remove(id)
        if next.senders[role.index].attempts(id) {
          next.senders[role.index].item = nil
          next.senders[role.index].isOnWire = false
        }
      }
      step(.answerLost(to: role, item: id), spending: \.faults.answerLosses) {
        $0.answers.remove(number)
      }
    }
    if state.refusals.contains(number) {
      step(.refusal(to: role, item: id)) { next in
        next.refusals.remove(number)
        let sender = next.senders[role.index]
        if sender.attempts(id), sender.isOnWire { fail(role, id, &next) }
      }
    }
  }
}
