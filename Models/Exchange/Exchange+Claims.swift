import LostAck

extension Exchange {
  public static var claims: [Claim<Self>] { promised + deadlines + renewals + withoutRules }

  /// What the design promises. Two scopes: one request, with everything that may befall it; two
  /// requests that share a session.
  private static var promised: [Claim<Self>] {
    let everything = Bounds(
      requests: 1, kinds: Kind.allCases,
      failures: [.lost, .unavailable, .rejected, .answered, .malformed, .notMade], payloads: 2,
      foreignHost: true, slow: 3, cancels: 1, expirations: 2, renewalFailures: 1)
    return [
      Claim(
        "EX-1a", Self(design, everything),
        [
          executedOnce, sendsBounded, payloadOnce, replayRenewed, waitsInInterval, challengedOnce,
          nothingAfterCancel, ownHostOnly, lastReported, onlyMendableRetried,
        ], .holds,
        exercising: [
          "execute", "payload", "completes", "fails", "challenge", "renewed", "renewalFails",
          "cancel", "expire", "tick",
        ],
        large: {
          $0 = everything
          $0.requests = 2
        }),
      Claim(
        "EX-1b",
        Self(
          design,
          .init(
            requests: 2, kinds: [.query, .mutation], slow: 2, cancels: 1, expirations: 1,
            renewalFailures: 1)),
        [
          executedOnce, sendsBounded, payloadOnce, replayRenewed, challengedOnce,
          nothingAfterCancel,
        ], .holds,
        exercising: ["execute", "payload", "fails", "challenge", "renewed", "cancel", "tick"]),
    ]
  }

  private static var deadlines: [Claim<Self>] {
    [
      // Attempts that fail at once, and waits that no longer look at the deadline.
      Claim(
        "EX-4a", Self(design.without(.deadline), .init(requests: 1, attempts: 4, deadline: 7)),
        noneAfterDeadline, .fails(in: 14)),
      Claim(
        "EX-4b", Self(design, .init(requests: 1, attempts: 4, deadline: 7, slow: 7)),
        noneAfterDeadline, .holds, exercising: ["tick", "fails"]),
      // A slow attempt is refused, and its replay is not measured against the deadline.
      Claim(
        "EX-5a", Self(design, .init(requests: 1, startsExpired: true, slow: 6)),
        noneAfterDeadline, .fails(in: 11)),
      Claim(
        "EX-5b",
        Self(
          design.with(.everySend),
          .init(requests: 1, attempts: 4, startsExpired: true, slow: 9)),
        noneAfterDeadline, .holds, exercising: ["tick", "fails", "challenge", "givesUp"]),
    ]
  }

  /// Two requests are refused together, and the refresh token is usable once.
  private static var renewals: [Claim<Self>] {
    let revoking = Bounds(
      requests: 2, failures: [.lost], attempts: 2, startsExpired: true, cancels: 1)
    var surviving = revoking
    surviving.oldTokensSurvive = true
    let used = ["challenge", "renewed", "fails"]
    return [
      // Both present the same refresh token; the server takes the second for a theft.
      Claim("EX-6a", Self(design, revoking), sessionKept, .fails(in: 8)),
      Claim(
        "EX-6b", Self(design.with(.oneRenewal), surviving), sessionKept, .holds,
        exercising: used),
      // One renewal after the other: the second revokes the token with which the first replays.
      Claim("EX-6c", Self(design.with(.oneRenewal), revoking), sessionKept, .fails(in: 10)),
      // Both look before either renewal has come back.
      Claim("EX-6d", Self(design.with(.renewalSkipped), surviving), sessionKept, .fails(in: 8)),
      Claim(
        "EX-6e", Self(design.with(.oneRenewal, .renewalSkipped), revoking), sessionKept, .holds,
        exercising: used),
    ]
  }

  private static var withoutRules: [Claim<Self>] {
    [
      // Executed, and the connection is lost before anybody hears of it.
      Claim(
        "EX-2", Self(design.without(.mutationOnce), .init(requests: 1, kinds: [.mutation])),
        executedOnce, .fails(in: 6)),
      Claim(
        "EX-3", Self(design.without(.deliveredEnds), .init(requests: 1)), payloadOnce,
        .fails(in: 6)),
      Claim(
        "EX-7", Self(design.without(.cancels), .init(requests: 1, cancels: 1)),
        nothingAfterCancel, .fails(in: 2)),
      // The replay carries the token that was refused.
      Claim(
        "EX-8", Self(design.without(.readAnew), .init(requests: 1, startsExpired: true)),
        replayRenewed, .fails(in: 5)),
      Claim(
        "EX-9",
        Self(design.without(.onlyMendable), .init(requests: 1, failures: [.rejected])),
        onlyMendableRetried, .fails(in: 4), large: { $0.requests = 3 }),
    ]
  }
}
