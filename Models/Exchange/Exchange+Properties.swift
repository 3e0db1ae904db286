import LostAck

extension Exchange {
  static let executedOnce = Property<Self>.watching(
    "P1", "the server executes a mutation at most once"
  ) { watch, event in
    guard case .executed(let id) = event else { return .ignored }
    return watch.executed.observe(id).inWords("mutation \(id) is executed again")
  }

  static let sendsBounded = whenSent(
    "P2", "a request is sent at most as often as attempts are allowed, and replayed once",
    { _ in true }, \.isBeyondAttempts)

  static let noneAfterDeadline = whenSent(
    "P3", "no attempt begins after the deadline", { _ in true }, \.isLate)

  static let payloadOnce = Property<Self>.watching(
    "P4", "the consumer never sees a payload twice"
  ) { watch, event in
    guard case .delivered(let id, let payload) = event else { return .ignored }
    return watch.delivered.observe(id * payloads + payload)
      .inWords("payload \(payload) of request \(id) is delivered again")
  }

  static let replayRenewed = Property<Self>.watching(
    "P5", "a replay carries the renewed credential"
  ) { _, event in
    guard case .sent(let id, let sent) = event, sent.isReplay else { return .ignored }
    return OnlyCurrent()
      .observe(.init(id, carrying: sent.access, current: .number(sent.stored)))
      .inWords("the replay of \(id) carries token \(sent.access): expected \(sent.stored)")
  }

  /// R5 says it word for word: true by construction, until its jitter is taken away.
  static let waitsInInterval = Property<Self>.neverEvent(
    "P6", "every wait lies between half of its interval and the whole",
    when: { if case .waits = $0 { true } else { false } },
    { if case .waits(_, isInInterval: false) = $0 { true } else { false } })

  /// R2 says it word for word: true by construction, until "once" is taken away.
  static let challengedOnce = Property<Self>.neverEvent(
    "P7", "challenged() is called at most once for a request",
    when: { if case .challenged = $0 { true } else { false } },
    { if case .challenged(_, isAgain: true, _) = $0 { true } else { false } })

  /// Met by every send; that cancelling was in the scope is for the claim to say.
  static let nothingAfterCancel = whenSent(
    "P8", "nothing is sent after the consumer has gone", { _ in true }, \.isCancelled)

  /// R1 says it word for word: true by construction, until its host is taken away.
  static let ownHostOnly = whenSent(
    "P9", "credentials reach only their own host", \.isForeign, \.hasCredential)

  /// The failure at hand is reported wherever a request ends; what could be taken for the last one
  /// is the 401 that led to a renewal which then failed.
  static let lastReported = Property<Self>.neverEvent(
    "P10", "the failure reported is the last one",
    when: { if case .failed = $0 { true } else { false } },
    { if case .failed(_, _, isLast: false) = $0 { true } else { false } })

  /// R4 says it word for word: true by construction, until R4 is taken away.
  static let onlyMendableRetried = whenSent(
    "P11", "only what a retry can mend is retried",
    { $0.after != nil }, { $0.after?.isMendable == false })

  /// The session is lost for a request when it fails for want of a credential, though a renewal was
  /// to be had: because its refresh token was used before, or because its new token was revoked by
  /// the renewal of another. Speaks of scopes in which tokens expire once.
  static let sessionKept = Property<Self>.neverEvent(
    "P12", "two requests challenged together do not lose the session",
    when: { event in
      switch event {
      case .challenged(_, _, isTogether: true), .sessionLost, .failed(_, .unauthorized, _): true
      default: false
      }
    },
    { event in
      switch event {
      case .sessionLost, .failed(_, .unauthorized, _): true
      default: false
      }
    })

  /// No attempt, among those of `condition`, begins as `isViolated` says.
  private static func whenSent(
    _ id: String, _ sentence: String, _ condition: @escaping @Sendable (Sent) -> Bool,
    _ isViolated: @escaping @Sendable (Sent) -> Bool
  ) -> Property<Self> {
    .neverEvent(
      id, sentence,
      when: { if case .sent(_, let sent) = $0 { condition(sent) } else { false } },
      { if case .sent(_, let sent) = $0 { isViolated(sent) } else { false } })
  }
}
