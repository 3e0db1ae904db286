import LostAck

extension Emergency {
  static let neverTwice = Property<Self>.watching("P1", "an item never becomes two messages") {
    watch, event in
    guard case .created(let id, _, _) = event else { return .ignored }
    return watch.created.observe(id).inWords("item \(id) becomes a second message")
  }

  /// Supposes that faults come to an end, that what is sent is delivered or times out, and that
  /// some sender finally runs: the page is opened, or the worker woken. While the credential at
  /// hand is revoked, nothing is owed.
  static let neverLost = Property<Self>.leadsTo(
    "P2", "what is queued arrives in the end, unless it is stopped or the credential is revoked",
    under: [
      .weak("some sender runs") { $0 == .openPage || $0 == .wakeWorker },
      .weak("senders send") { action in
        switch action {
        case .send, .look, .putOnWire: true
        default: false
        }
      },
      .weak("requests are delivered") { if case .request = $0 { true } else { false } },
      .weak("answers are delivered") { action in
        switch action {
        case .answer, .refusal: true
        default: false
        }
      },
      .weak("senders time out") { if case .timeout = $0 { true } else { false } },
      .weak("back-offs elapse") { if case .due = $0 { true } else { false } },
      .weak("uploads end") { $0 == .uploadEnds },
    ],
    from: isOwed, to: { !isOwed($0) })

  /// Some item has yet to arrive, and can.
  @Sendable private static func isOwed(_ state: State) -> Bool {
    if state.isCredentialRevoked { return false }
    return !state.pending.subtracting(state.marked).subtracting(state.messages).isEmpty
  }

  /// R1 says it word for word: true by construction, until R1 is taken away.
  static let uploadDelaysNothing = Property<Self>.never(
    "P3", "a large upload never delays an attempt",
    when: { $0.isUploading && !isDue($0).isEmpty },
    \.isQueueBusy)

  /// Nothing but a sender's turn is in the way of these.
  private static func isDue(_ state: State) -> SmallSet {
    state.pending.subtracting(state.backingOff).subtracting(state.marked)
  }

  static let promiseIsTrue = Property<Self>.judging(
    "P4", "while the promise is shown, the registration exists"
  ) { state in
    ShownIsTrue().observe(
      .init(isShown: state.screen == .promise, isTrue: state.isRegistered)
    ) { _ in "the promise" }
  }

  static let markKeepsOffServer = Property<Self>.never(
    "P5", "what was marked before it was ever on the wire is never on the server",
    when: { !$0.markedBeforeWire.isEmpty },
    { state in state.markedBeforeWire.contains { state.messages.contains($0) } })

  static let stoppedIsTrue = Property<Self>.judging(
    "P6", "what was shown as stopped is never on the server"
  ) { state in
    let absent = SmallSet(0..<capacity).subtracting(state.messages)
    return ShownIsTrue().observe(.init(shown: state.shownStopped, true: absent)) {
      "\"stopped\" of item \($0)"
    }
  }

  /// K1 says it word for word: true by construction, until K1 is taken away.
  static let revokedCreatesNothing = Property<Self>.watching(
    "P7", "a revoked credential creates nothing"
  ) { _, event in
    switch event {
    case .refused: return .met
    case .created(let id, let credential, let revoked):
      if revoked.isEmpty { return .ignored }
      let valid = SmallSet(0..<credentials).subtracting(revoked)
      return OnlyCurrent().observe(.init(id, carrying: credential, current: .among(valid)))
        .inWords("credential \(credential) is revoked, and creates a message of item \(id)")
    case .receiptKnown, .saysStopped: return .ignored
    }
  }

  /// Of an attempt under way: what a sender that died has left on the wire is none.
  static let oneAttempt = Property<Self>.never(
    "P8", "page and worker never have an attempt for the same item under way at the same time",
    when: { $0.senders.contains { $0.item != nil } },
    { $0.senders[0].item != nil && $0.senders[0].item == $0.senders[1].item })
}
