import LostAck

// HS-13 to HS-18.

extension OfflinePosts {
  /// Clocks, and what they are asked.
  static var times: [Claim<Self>] {
    [
      Claim(
        "HS-13a", Self(design.without(.clamp), .init(items: 1, deviceAhead: 1...1)),
        writtenInBounds, .fails(in: 5), large: Self.busier),
      Claim(
        "HS-13b",
        Self(design.without(.arrivalOrder), .init(items: 2, jumpDays: 10, timeJumps: 1)),
        feedByArrival, .fails(in: 11), large: Self.busier),
      Claim(
        "HS-14a", Self(design.without(.anonymousIsTimeless), .init(items: 1, isAnonymous: true)),
        anonymousTimeless, .fails(in: 5), large: Self.busier),
      Claim(
        "HS-14b", Self(design.without(.oldWaits), .init(items: 1, timeJumps: 1)),
        oldOnlyOnAsking, .fails(in: 4), large: Self.busier),
      Claim(
        "HS-18a",
        Self(
          design,
          .init(
            items: 2, tabs: 2, deviceAhead: -50_000...50_000, timeJumps: 2, answerLosses: 1,
            pauses: 1, asks: 1)),
        oldOnlyOnAsking, .holds, exercising: ["timePasses", "send", "claim"],
        large: {
          $0.timeJumps = 4
          $0.reloads = 2
        }),
      // The rule trusts one clock at both ends.
      Claim(
        "HS-18b", Self(design, .init(items: 1, timeJumps: 1, clockStepsBack: 1)),
        oldOnlyOnAsking, .fails(in: 5), large: Self.busier),
    ]
  }

  /// Each of these rules alone carries its property.
  static var single: [Claim<Self>] {
    let ownKey = Self(
      design.without(.keyChangesOnAsking), .init(items: 1, answerLosses: 1, edits: 1))
    return [
      Claim(
        "HS-14c", Self(design.without(.cancelUnattempted), .init(items: 1, cancels: 1)),
        cancelledForGood, .fails(in: 6), large: Self.busier),
      // Posted, edited, posted again under a new key that nobody asked for.
      Claim("HS-14d", ownKey, keyChangesOnlyOnAsking, .fails(in: 13), large: Self.busier),
      Claim("HS-14d", ownKey, onePost, .fails(in: 16), large: Self.busier),
      Claim(
        "HS-14e",
        Self(design.without(.probe), .init(items: 1, isDurable: false, reloads: 1)),
        lossIsAnnounced, .fails(in: 2),
        large: {
          $0.tabs = 3
          $0.requestLosses = 2
          $0.answerLosses = 2
        }),
      Claim(
        "HS-14f", Self(design.without(.usedUpShows), .init(items: 1, serverErrors: 1)),
        shownIsTrue, .fails(in: 6), large: Self.busier),
      Claim(
        "HS-14g",
        Self(design.without(.honestDiscard), .init(items: 1, answerLosses: 1, discards: 1)),
        neverSentIsTrue, .fails(in: 8), large: Self.busier),
    ]
  }

  /// Results that come after another tab took over.
  static var late: [Claim<Self>] {
    let obeyed = design.without(.lateIsIgnored)
    let dropped = Self(
      design.without(.lateSentCounts),
      .init(
        items: 1, tabs: 2, locks: .fallback, timeJumps: 1, answerLosses: 1, pauses: 1, discards: 1))
    // A cycle is looked for only where all is explored.
    func oneFault(_ scope: inout Bounds) {
      scope.answerLosses = 1
      scope.pauses = 1
    }
    return [
      Claim(
        "HS-15a",
        Self(
          obeyed,
          .init(
            items: 1, tabs: 2, splitServer: true, answerLosses: 1, lateAnswers: 1, reloads: 1,
            pauses: 1)),
        lateUndoesNothing, .holds, exercising: ["timeout", "claimRunsOut", "pause", "reload"]),
      Claim(
        "HS-15b",
        Self(obeyed, .init(items: 1, tabs: 2, locks: .fallback, lateAnswers: 1, pauses: 1)),
        lateUndoesNothing, .fails(in: 11)),
      // Three steps fewer than the text's 11: no lock is taken, and no lease runs out.
      Claim(
        "HS-15c",
        Self(obeyed.without(.passLock), .init(items: 1, tabs: 2, lateAnswers: 1, pauses: 1)),
        lateUndoesNothing, .fails(in: 8)),
      Claim(
        "HS-16", dropped, [onePost, shownIsTrue, neverSentIsTrue, allSettled], .holds,
        exercising: ["claimRunsOut", "passRunsOut", "timePasses", "discard"], large: oneFault),
      // The other tab finds the item old, and asks the person, though it is on the server.
      Claim("HS-16", dropped, sentIsShown, .fails(in: 14), large: oneFault),
    ]
  }

  /// Silence.
  static var budgets: [Claim<Self>] {
    let lost = Bounds(items: 1, requestLosses: 1)
    let counted = design.without(.silenceIsFree)
    return [
      Claim(
        "HS-17a", Self(design.without(.timeout), lost), allSettled, .fails(in: 5),
        large: Self.busier),
      Claim("HS-17b", Self(counted, lost), givesUpOnAnswers, .fails(in: 6), large: Self.busier),
      // R16 shows the item.
      Claim(
        "HS-17b",
        Self(
          counted,
          .init(
            items: 1, tabs: 2, attempts: 2, requestLosses: 2, answerLosses: 2, reloads: 1)),
        [shownIsTrue, allSettled], .holds, exercising: ["requestLost", "answerLost", "timeout"]),
    ]
  }
}
