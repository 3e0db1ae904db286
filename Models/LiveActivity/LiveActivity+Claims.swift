import LostAck

extension LiveActivity {
  public static var claims: [Claim<Self>] {
    promised + carriedOutAgain + checks + order + twoHandlers + retries + card + lateFaults
  }

  /// One configuration in both representations of the active set: the same verdicts, and the same
  /// lengths.
  private static func inBoth(
    _ ids: (String, String), _ rules: Rules<Rule>, _ scope: Bounds, _ properties: [Property<Self>],
    _ expectation: ClaimedVerdict, exercising: [String] = [],
    large: (inout Bounds) -> Void = { _ in }
  ) -> [Claim<Self>] {
    var other = scope
    other.variant = .membership
    return [(ids.0, scope), (ids.1, other)].map { id, scope in
      Claim(id, Self(rules, scope), properties, expectation, exercising: exercising, large: large)
    }
  }

  /// What the design promises, in several scopes, since all faults at once would be millions of
  /// states: two taps; one tap and two handlers; the lane; dismissals; failing redraws.
  ///
  /// LA-1j: a punch is drawn and published, a kill falls before the switch, and the redraw that
  /// makes up for it fails: 6 steps. The tap of the story is not among them, since the buttons on
  /// the card are refused, tapped or not; the punch is, since a redraw has a reason. For a changed
  /// setting, as often as one likes, it would be 5.
  private static var promised: [Claim<Self>] {
    let safety = [currentWhenWritten, acknowledgedWithEffect, tokenHeld]
    return inBoth(
      ("LA-1a", "LA-1b"), design, .init(taps: 2, punches: 2, signalLosses: 1), safety, .holds,
      exercising: ["signalLost", "foreground", "redraw", "switchActive", "byHand"],
      large: { $0.kills = 1 })
      + inBoth(
        ("LA-1c", "LA-1d"), design,
        .init(taps: 1, handlers: 2, punches: 2, kills: 1, expiries: 1, failedRedraws: 1), safety,
        .holds, exercising: ["kill", "leaseExpires", "publishFails"])
      + [
        Claim(
          "LA-1e",
          Self(
            design,
            .init(
              taps: 1, handlers: 2, splitWriting: true, punches: 1, settings: 1, kills: 1,
              expiries: 1)),
          nothingBetween, .holds,
          exercising: ["look", "byHand", "changeSettings", "kill", "leaseExpires"])
      ]
      + inBoth(
        ("LA-1f", "LA-1g"), design,
        .init(taps: 0, punches: 2, settings: 1, dismissals: 2, kills: 1, failedRedraws: 1),
        [oldDismissalIsIgnored], .holds, exercising: ["dismissal", "kill", "publishFails"])
      + inBoth(
        ("LA-1h", "LA-1i"), design, .init(taps: 1, punches: 2, settings: 1, failedRedraws: 2),
        [acceptedAfterFailure], .holds, exercising: ["publishFails", "publish"])
      + inBoth(
        ("LA-1j", "LA-1k"), design,
        .init(taps: 1, punches: 1, kills: 1, failedRedraws: 1), [acceptedAfterFailure],
        .fails(in: 6))
  }

  /// LA-G1: killed after the commit and before the acknowledgement, the tap is carried out again;
  /// R8 notices, unless the state was put back in between. X1 mends it, as long as no backup from
  /// before the tap is restored.
  private static var carriedOutAgain: [Claim<Self>] {
    [
      Claim(
        "LA-2", Self(design, .init(taps: 1, punches: 1, kills: 1)), appliedOnce, .fails(in: 9)),
      Claim(
        "LA-3a",
        Self(
          design.with(.storeID), .init(taps: 1, handlers: 2, punches: 2, kills: 1, expiries: 1)),
        appliedOnce, .holds, exercising: ["kill", "leaseExpires", "byHand"]),
      Claim(
        "LA-3b",
        Self(design.with(.storeID), .init(taps: 1, backups: 1, kills: 1, restores: 1)),
        appliedOnce, .fails(in: 10)),
    ]
  }

  /// R3 and R6: the look in the lane bears the load.
  private static var checks: [Claim<Self>] {
    let punches = Bounds(taps: 1, punches: 2)
    let wide = Bounds(taps: 1, handlers: 2, punches: 2, kills: 1, expiries: 1)
    let property = [currentWhenWritten]
    return inBoth(
      // Clocked out, and in again, while the tap waited.
      ("LA-4a", "LA-4b"), design.without(.lookAgain), punches, property, .fails(in: 6))
      + [
        Claim(
          "LA-5a", Self(design.without(.checkAtEnqueue), wide), property, .holds,
          exercising: ["kill", "leaseExpires", "byHand"]),
        Claim(
          "LA-5b", Self(design.without(.checkAtAcquire), wide), property, .holds,
          exercising: ["kill", "leaseExpires", "byHand"]),
      ]
      + inBoth(
        ("LA-5c", "LA-5d"), design.without(.check), wide, property, .holds,
        exercising: ["kill", "leaseExpires", "byHand"])
      + inBoth(
        ("LA-6a", "LA-6b"), design.without(.check, .lookAgain), punches, property, .fails(in: 6))
      // The redraw for the new session is not active yet.
      + inBoth(
        ("LA-7a", "LA-7b"), design.without(.lookAtSession), punches, property, .fails(in: 6))
  }

  /// What comes first.
  private static var order: [Claim<Self>] {
    let acknowledgeFirst = design.without(.commitFirst)
    return inBoth(
      ("LA-8a", "LA-8b"), design.without(.publishFirst),
      .init(taps: 1, settings: 1, failedRedraws: 1), [acceptedAfterFailure], .fails(in: 3))
      + [
        Claim(
          "LA-9a", Self(acknowledgeFirst), acknowledgedWithEffect, .fails(in: 4),
          large: {
            $0.punches = 1
            $0.kills = 1
          }),
        // After a kill it is so for ever: handled in the ledger, and nobody carries it out.
        Claim(
          "LA-9b", Self(acknowledgeFirst, .init(taps: 1, kills: 1)), tapsAreSettled, .fails(in: 5)),
      ]
  }

  /// LA-11 is LA-2 without a kill: the first handler was only slow.
  private static var twoHandlers: [Claim<Self>] {
    [
      Claim(
        "LA-10", Self(design.without(.token), .init(taps: 1, handlers: 2, expiries: 1)),
        tokenHeld, .fails(in: 7)),
      Claim(
        "LA-11", Self(design, .init(taps: 1, handlers: 2, punches: 1, expiries: 1)),
        appliedOnce, .fails(in: 8)),
    ]
  }

  /// LA-13a is 14 steps: the story's 5; the 4 of a first retry, after which all is as before the
  /// next; and the 5 of the cycle, a retry and a redraw that fails.
  private static var retries: [Claim<Self>] {
    let kill = Bounds(taps: 1, kills: 1)
    let endless = Bounds(taps: 1, kills: 1, endlessFailures: true)
    return [
      Claim("LA-12", Self(design.without(.persistFirst), kill), tapsAreSettled, .fails(in: 3))
    ]
      + inBoth(
        ("LA-13a", "LA-13b"), design.without(.readState), endless, [tapsAreSettled],
        .fails(in: 14))
      + inBoth(
        ("LA-13c", "LA-13d"), design,
        .init(
          taps: 1, handlers: 2, punches: 1, kills: 1, signalLosses: 1, expiries: 1,
          endlessFailures: true),
        [tapsAreSettled], .holds, exercising: ["kill", "publishFails", "signalLost"])
      // Redraws finally succeed, and the tap expires.
      + inBoth(
        ("LA-13e", "LA-13f"), design.without(.readState),
        .init(taps: 1, punches: 1, kills: 2, failedRedraws: 2), [tapsAreSettled], .holds,
        exercising: ["kill", "publishFails"])
  }

  private static var card: [Claim<Self>] {
    let settings = Bounds(taps: 1, settings: 2, kills: 1)
    return [
      Claim(
        "LA-14",
        Self(design.without(.currentDismissal), .init(taps: 1, settings: 1, dismissals: 1)),
        oldDismissalIsIgnored, .fails(in: 3))
    ]
      // LA-G2: published, and not yet switched to.
      + inBoth(("LA-15a", "LA-15b"), design, settings, [cardIsAccepted], .fails(in: 2))
      + inBoth(
        ("LA-15c", "LA-15d"), design.with(.announce),
        .init(taps: 1, punches: 1, settings: 1, kills: 1, failedRedraws: 1), [cardIsAccepted],
        .holds, exercising: ["kill", "publishFails", "publish"])
      // The first set announced is on the card, and the second takes its place.
      + inBoth(
        ("LA-15e", "LA-15f"), design.with(.announceLatest), settings, [cardIsAccepted],
        .fails(in: 4))
  }

  private static var lateFaults: [Claim<Self>] {
    [
      Claim(
        "LA-16", Self(design.without(.acquireAgain), .init(taps: 1, kills: 1)), tapsAreSettled,
        .fails(in: 5)),
      // The acknowledged punch is not in the database that was restored.
      Claim(
        "LA-17", Self(design, .init(taps: 1, backups: 1, restores: 1)), acknowledgedWithEffect,
        .fails(in: 7)),
    ]
  }
}
