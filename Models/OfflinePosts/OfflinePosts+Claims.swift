import LostAck

/// Where a length is not the text's: taking the pass lock is a step, which HS-1w and HS-18 leave
/// out; a request that creates a post is one step of the server unless the scope splits it; and a
/// failed attempt ends the pass in the step that writes its result.
extension OfflinePosts {
  public static var claims: [Claim<Self>] {
    promised + promisedElsewhere + records + claiming + running
      + times + single + late + budgets
  }

  /// What two tabs may meet with.
  private static let tabs = Bounds(items: 1, tabs: 2)
  /// What one tab brings about in a few steps, one of two does as well, whatever else befalls them.
  static func busier(_ scope: inout Bounds) {
    scope.tabs = max(scope.tabs, 2)
    scope.answerLosses = 2
    scope.reloads = 2
  }
  private static let silence = Bounds(items: 1, answerLosses: 1)
  private static let crash = Bounds(items: 1, splitServer: true, serverCrashes: 1)
  /// A holder that is paused, and a lease that does not wait for it.
  private static let paused = Bounds(items: 1, tabs: 2, locks: .fallback, pauses: 1)

  /// HS-1 comes in several scopes, since two items and all faults at once would be millions of
  /// states: two items and the faults named, one item and all that may befall it, storage that
  /// forgets.
  private static var promised: [Claim<Self>] {
    let faults = ["answerLost", "reload", "claimRunsOut", "pause", "resume", "serverCrash"]
    return [
      Claim(
        "HS-1a",
        Self(
          design,
          .init(
            items: 2, tabs: 2, splitServer: true, answerLosses: 1, serverCrashes: 1, reloads: 1,
            pauses: 1, cancels: 1, discards: 1)),
        [
          postIffRecord, onePost, oneClaim, cancelledForGood, shownIsTrue, lateUndoesNothing,
          neverSentIsTrue, oneAttempt,
        ], .holds, exercising: faults,
        large: {
          $0.answerLosses = 3
          $0.serverCrashes = 3
          $0.reloads = 3
          $0.pauses = 3
        }),
      Claim(
        "HS-1b",
        Self(
          design,
          .init(
            items: 1, tabs: 2, splitServer: true, timeJumps: 1, answerLosses: 1, lateAnswers: 1,
            serverCrashes: 1, reloads: 1, pauses: 1, asks: 1, edits: 1, deletions: 1)),
        [
          postIffRecord, onePost, oldOnlyOnAsking, keyChangesOnlyOnAsking, deletedForGood,
          allSettled,
        ], .holds, exercising: faults + ["timeout", "strayArrives", "retry", "send", "timePasses"]),
      Claim(
        "HS-1c",
        Self(
          design,
          .init(
            items: 2, tabs: 2, splitServer: true, isDurable: false, answerLosses: 1, lateAnswers: 1,
            reloads: 1, pauses: 1)),
        lossIsAnnounced, .holds, exercising: ["reload", "answerLost"],
        large: {
          $0.answerLosses = 3
          $0.reloads = 3
          $0.lateAnswers = 3
          $0.serverCrashes = 3
        }),
      // The paused holder's lease runs out, and its claim: another sends while its answer is due.
      Claim("HS-1f", Self(design, paused), oneAttempt, .fails(in: 10)),
      Claim(
        "HS-1f",
        Self(
          design,
          .init(
            items: 1, tabs: 2, locks: .fallback, splitServer: true, answerLosses: 1,
            lateAnswers: 1, serverCrashes: 1, reloads: 1, pauses: 1)),
        [onePost, oneClaim, lateUndoesNothing], .holds,
        exercising: faults + ["passRunsOut", "timeout", "strayArrives"]),
      Claim(
        "HS-1w", Self(design, .init(items: 1, timeJumps: 1)), oldLeavesOnlyOnAsking,
        .fails(in: 5), large: Self.busier),
    ]
  }

  /// What the design promises besides, each in a scope of its own.
  private static var promisedElsewhere: [Claim<Self>] {
    [
      // A clock too far back, a clock a little ahead: the one's header is dropped, the other's
      // clamped.
      Claim(
        "HS-1d",
        Self(
          design,
          .init(
            items: 2, tabs: 2, splitServer: true, deviceAhead: -44_000...1, jumpDays: 10,
            timeJumps: 1, answerLosses: 1, reloads: 1)),
        [feedByArrival, writtenInBounds], .holds,
        exercising: ["timePasses", "answerLost", "reload"],
        large: {
          $0.timeJumps = 3
          $0.answerLosses = 3
          $0.reloads = 3
        }),
      Claim(
        "HS-1e",
        Self(
          design,
          .init(
            items: 2, tabs: 2, splitServer: true, splitWrites: true, answerLosses: 1, reloads: 1,
            pauses: 1)),
        noDeadlock, .holds, exercising: ["takePass", "takeWrite", "reload", "pause"],
        large: {
          $0.answerLosses = 3
          $0.reloads = 3
          $0.serverCrashes = 2
        }),
      Claim(
        "HS-1g",
        Self(
          design,
          .init(
            items: 2, tabs: 2, splitServer: true, isAnonymous: true, answerLosses: 1, reloads: 1)),
        anonymousTimeless,
        .holds, exercising: ["answerLost", "reload"],
        large: {
          $0.answerLosses = 3
          $0.reloads = 3
          $0.serverCrashes = 2
          $0.pauses = 1
        }),
      Claim(
        "HS-1h",
        Self(
          design,
          .init(
            items: 1, tabs: 2, locks: .fallback, splitServer: true, attempts: 2, timeJumps: 1,
            requestLosses: 1, serverErrors: 2, pauses: 1)),
        [givesUpOnAnswers, sentIsShown], .holds,
        exercising: ["requestLost", "serverError", "timeout", "passRunsOut", "claimRunsOut"]),
    ]
  }

  /// What the server keeps of a key.
  private static var records: [Claim<Self>] {
    let postFirst = Self(design.without(.oneTransaction), crash)
    let recordFirst = Self(design.with(.recordFirst), crash)
    return [
      // Crash in between, and the retry posts again.
      Claim("HS-2", postFirst, postIffRecord, .fails(in: 5), large: Self.busier),
      Claim("HS-2", postFirst, onePost, .fails(in: 11), large: Self.busier),
      // The retry is told "original", and there is none.
      Claim("HS-3", recordFirst, postIffRecord, .fails(in: 5), large: Self.busier),
      Claim("HS-3", recordFirst, shownIsTrue, .fails(in: 12), large: Self.busier),
      // Crash after the claim: "wait" for ever. The cycle is one more attempt.
      Claim(
        "HS-4", Self(design.with(.claimFirst), crash), allSettled, .fails(in: 17),
        large: Self.busier),
      // One lost answer.
      Claim(
        "HS-5", Self(design.without(.oneKey), silence), onePost, .fails(in: 11), large: Self.busier),
      // The answer is lost, weeks pass, and nobody knows the key any more.
      Claim(
        "HS-6",
        Self(
          design.without(.recordsStay), .init(items: 1, jumpDays: 14, timeJumps: 1, answerLosses: 1)
        ),
        onePost, .fails(in: 12), large: Self.busier),
      // Deleted before the retry.
      Claim(
        "HS-7",
        Self(design.without(.tombstone), .init(items: 1, answerLosses: 1, deletions: 1)),
        deletedForGood, .fails(in: 12), large: Self.busier),
    ]
  }

  /// Who may send an item.
  private static var claiming: [Claim<Self>] {
    let snapshot = design.without(.claimRereads)
    let withdrawn = Self(snapshot, .init(items: 1, tabs: 2, cancels: 1, discards: 1))
    return [
      Claim(
        "HS-8a",
        Self(
          snapshot,
          .init(items: 1, tabs: 2, splitServer: true, answerLosses: 1, reloads: 1, pauses: 1)),
        oneClaim, .holds, exercising: ["look", "claimRunsOut", "reload", "pause"]),
      // Cancelled, or discarded, after the tab looked and before it claims.
      Claim(
        "HS-8b", withdrawn, [cancelledForGood, neverSentIsTrue], .fails(in: 7), large: Self.busier),
      // The text counts 6; here it is written, looked at twice, and claimed twice.
      Claim(
        "HS-8c", Self(snapshot.without(.passLock), tabs), oneClaim, .fails(in: 5)),
      // The text counts 9; here taking the lease and looking are two steps of each tab.
      Claim("HS-8d", Self(snapshot, paused), oneClaim, .fails(in: 10)),
      // The server's record is the last line.
      Claim(
        "HS-9",
        Self(
          snapshot.without(.passLock),
          .init(
            items: 1, tabs: 2, splitServer: true, answerLosses: 1, serverCrashes: 1, reloads: 1,
            pauses: 1)),
        onePost, .holds, exercising: ["look", "answerLost", "reload", "serverCrash"]),
    ]
  }

  /// Claims that run out, and locks.
  private static var running: [Claim<Self>] {
    let unrenewed = design.without(.renew)
    return [
      Claim(
        "HS-10a",
        Self(
          unrenewed,
          .init(items: 1, tabs: 2, splitServer: true, answerLosses: 1, reloads: 1, pauses: 1)),
        oneAttempt, .holds, exercising: ["claimRunsOut", "pause", "reload"]),
      // No pause: a long upload is enough.
      Claim(
        "HS-10b", Self(unrenewed, .init(items: 1, tabs: 2, locks: .fallback)), oneAttempt,
        .fails(in: 9), large: { $0.answerLosses = 1 }),
      Claim(
        "HS-10c",
        Self(
          unrenewed,
          .init(
            items: 1, tabs: 2, locks: .fallback, splitServer: true, answerLosses: 1, pauses: 1)),
        onePost, .holds, exercising: ["claimRunsOut", "passRunsOut", "answerLost"]),
      // A tab died holding the claim, and nobody else is let near.
      Claim(
        "HS-11", Self(design.without(.takeover), .init(items: 1, tabs: 2, closes: 1)),
        allSettled, .fails(in: 4), large: Self.busier),
      Claim(
        "HS-12", Self(design.without(.lockOrder), .init(items: 1, tabs: 2, splitWrites: true)),
        noDeadlock, .fails(in: 2), large: Self.busier),
    ]
  }
}
