import LostAck

extension Emergency {
  public static var claims: [Claim<Self>] {
    promised + promises + withoutRules + replacedCredentials
  }

  /// What the design promises. Three scopes, since all faults at once would be millions of states:
  /// page and worker on a failing network; a person who stops, with processes that die; two items.
  private static var promised: [Claim<Self>] {
    let all = [
      neverTwice, neverLost, uploadDelaysNothing, markKeepsOffServer, stoppedIsTrue,
      revokedCreatesNothing, oneAttempt,
    ]
    return [
      Claim(
        "EM-1a",
        Self(
          design,
          .init(
            items: 1, startsRegistered: true, requestLosses: 1, answerLosses: 1,
            earlyTimeouts: 1, pageCloses: 1, workerDeaths: 1, stops: 1, uploads: 1,
            revocations: 1)),
        all, .holds,
        exercising: [
          "timeout", "closePage", "workerDies", "requestLost", "answerLost", "refusal", "stop",
          "uploadStarts", "revokeCredential",
        ],
        large: {
          $0.items = 2
          $0.earlyTimeouts = 1
          $0.pageCloses = 1
          $0.workerDeaths = 1
          $0.stops = 1
          $0.uploads = 1
          $0.revocations = 1
        }),
      Claim(
        "EM-1b",
        Self(
          design,
          .init(
            items: 2, startsRegistered: true, answerLosses: 1, pageCloses: 1, workerDeaths: 1,
            stops: 1)),
        [neverTwice, neverLost, markKeepsOffServer, stoppedIsTrue, oneAttempt], .holds,
        exercising: ["timeout", "answerLost", "closePage", "wakeWorker", "stop"]),
    ]
  }

  /// "Will be sent in the background."
  private static var promises: [Claim<Self>] {
    let lasting = Bounds(items: 1, answerLosses: 1, pageCloses: 1, registrationFailures: 1)
    let consumed = Bounds(
      items: 1, answerLosses: 1, pageCloses: 1, registrationFailures: 1, consumptions: 1)
    return [
      Claim(
        "EM-1c", Self(design, lasting), promiseIsTrue, .holds,
        exercising: ["register", "registrationFails", "closePage"]),
      // The page learned once that it is registered, and not that this is over.
      Claim("EM-1d", Self(design, consumed), promiseIsTrue, .fails(in: 3)),
      // X2 takes the registration and the promise away in one step: true by construction, and only
      // as good as the system's word that the registration is gone.
      Claim(
        "EM-1e", Self(design.with(.promiseWithdrawn), consumed), promiseIsTrue, .holds,
        exercising: ["registrationConsumed", "registrationFails"]),
      // Registering fails, and the promise is shown all the same.
      Claim(
        "EM-6", Self(design.without(.promiseAfterSuccess), lasting), promiseIsTrue, .fails(in: 2)),
    ]
  }

  /// A network that loses something, for claims that hang on other faults.
  private static func failing(_ scope: inout Bounds) {
    scope.requestLosses = 2
    scope.answerLosses = 2
  }

  private static var withoutRules: [Claim<Self>] {
    let answersLost = Bounds(items: 1, answerLosses: 1)
    let both = Bounds(items: 1, startsRegistered: true, answerLosses: 1, pageCloses: 1)
    let stopped = Bounds(items: 1, startsRegistered: true, stops: 1)
    return [
      // An upload is under way, and the message waits behind it.
      Claim(
        "EM-2", Self(design.without(.ownQueue), .init(items: 1, uploads: 1)),
        uploadDelaysNothing, .fails(in: 2), large: failing),
      // The request is lost, the sender waits no longer, and nobody tries again, though the
      // back-off is over: the last step is owed before the run may rest.
      Claim(
        "EM-3", Self(design.without(.neverCapped), .init(items: 1, requestLosses: 1)),
        neverLost, .fails(in: 5), large: failing),
      // The answer is lost, and the retry is a new message to the server.
      Claim(
        "EM-4", Self(design.without(.receipts), answersLost), neverTwice, .fails(in: 8),
        large: {
          failing(&$0)
          $0.answerLosses = 3
        }),
      // Page and worker take up the same item; the receipt makes them one message.
      Claim("EM-5a", Self(design.without(.sameLock), both), oneAttempt, .fails(in: 4)),
      Claim(
        "EM-5a", Self(design.without(.sameLock), both), neverTwice, .holds,
        exercising: ["answerLost", "wakeWorker", "closePage"]),
      // No answer needs to get lost: the worker's attempt is a message of its own.
      Claim(
        "EM-5b",
        Self(design.without(.receipts, .sameLock), .init(items: 1, startsRegistered: true)),
        neverTwice, .fails(in: 6), large: failing),
      // Marked, and then the worker wakes and sends.
      Claim(
        "EM-7a", Self(design.without(.workerLooks), stopped), markKeepsOffServer, .fails(in: 5),
        large: failing),
      // "Stopped" is said of a message on the wire, which then arrives.
      Claim(
        "EM-7b", Self(design.without(.honestScreen), stopped), stoppedIsTrue, .fails(in: 4),
        large: failing),
    ]
  }

  /// A credential is replaced between a lost answer and the retry: the receipt's key is another,
  /// and the message is created again. The design as described does not see this.
  private static var replacedCredentials: [Claim<Self>] {
    let replaced = Bounds(items: 1, answerLosses: 1, replacements: 1)
    return [
      Claim("EM-8a", Self(design, replaced), neverTwice, .fails(in: 9)),
      Claim(
        "EM-8b",
        Self(
          design.with(.deviceReceipts),
          .init(
            items: 1, startsRegistered: true, answerLosses: 1, earlyTimeouts: 1, pageCloses: 1,
            replacements: 1, revocations: 1)),
        neverTwice, .holds, exercising: ["replaceCredential", "answerLost", "timeout"],
        large: { $0.items = 2 }),
    ]
  }
}
