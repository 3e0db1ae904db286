import LostAck

// Processes that come and go, what the page promises, and what happens around.

extension Emergency {
  func offerProcessSteps(_ state: State, _ step: Steps<Self>) {
    let (page, worker) = (state.senders[0], state.senders[1])
    if !page.isRunning { step(.openPage) { $0.senders[0].isRunning = true } }
    if page.isRunning {
      step(.closePage, spending: \.faults.pageCloses) { next in
        die(.page, &next)
        next.hasTriedToRegister = false
        next.hasRegistered = false
        next.screen = .nothing
      }
    }
    let hasWork = !ready(for: .worker, state).isEmpty
    if !worker.isRunning, state.isRegistered, hasWork {
      step(.wakeWorker) { $0.senders[1].isRunning = true }
    }
    if worker.isRunning, worker.item == nil, !hasWork {
      step(.workerRests) { die(.worker, &$0) }
    }
    if worker.isRunning {
      step(.workerDies, spending: \.faults.workerDeaths) { die(.worker, &$0) }
    }
  }

  /// The lock goes with its holder; what is on the wire stays there, and nobody hears an answer.
  private func die(_ role: Role, _ next: inout State) {
    next.senders[role.index] = Sender()
    for id in 0..<Self.capacity {
      next.answers.remove(Self.number(role, id))
      next.refusals.remove(Self.number(role, id))
    }
  }

  func offerPromises(_ state: State, _ step: Steps<Self>) {
    let isOpen = state.senders[0].isRunning
    if isOpen, scope.hasBackground, !state.hasRegistered {
      step(.register) { next in
        next.hasTriedToRegister = true
        next.hasRegistered = true
        next.isRegistered = true
      }
      step(.registrationFails, spending: \.faults.registrationFailures) {
        $0.hasTriedToRegister = true
      }
    }
    if isOpen {
      // R5
      let mayPromise =
        rules.contains(.promiseAfterSuccess) ? state.hasRegistered : state.hasTriedToRegister
      // R7
      let hasNoPath = !scope.hasBackground || state.hasTriedToRegister && !state.hasRegistered
      if mayPromise {
        if state.screen != .promise { step(.show(.promise)) { $0.screen = .promise } }
      } else if rules.contains(.saysWhenOpen), hasNoPath, state.screen != .openWithSignal {
        step(.show(.openWithSignal)) { $0.screen = .openWithSignal }
      }
    }
    if state.isRegistered {
      step(.registrationConsumed, spending: \.faults.consumptions) { next in
        next.isRegistered = false
        // X2
        if rules.contains(.promiseWithdrawn) {
          next.hasRegistered = false
          if next.screen == .promise { next.screen = .nothing }
        }
      }
    }
  }

  func offerSurroundings(_ state: State, _ step: Steps<Self>) {
    if !state.isUploading {
      step(.uploadStarts, spending: \.faults.uploads) { next in
        next.isUploading = true
        // R1: without it, the upload is in the same queue.
        next.isQueueBusy = !rules.contains(.ownQueue)
      }
    }
    if state.isUploading {
      step(.uploadEnds) { next in
        next.isUploading = false
        next.isQueueBusy = false
      }
    }
    step(.replaceCredential, spending: \.faults.replacements) { $0.credential += 1 }
    if !state.isCredentialRevoked {
      step(.revokeCredential, spending: \.faults.revocations) {
        $0.revoked.insert(Int($0.credential))
      }
    }
  }
}
