import LostAck

extension CaptureLane {
  public static var claims: [Claim<Self>] {
    promised + withoutRules + smallMemory + storedIDs + commands + liveness
  }

  /// What the design promises, and its known gap.
  ///
  /// CL-1 comes in three scopes, since two taps and all faults at once would be millions of states:
  /// two taps and a failing link, two taps and a failing watch, one tap and everything. The tick of
  /// 30 s keeps the order of what is compared: 30 is fresh, 60 is not.
  private static var promised: [Claim<Self>] {
    let safety = [freshWhenObeyed, oncePerRun, onceEver, presenceStaysOut, staleForGood]
    return [
      Claim(
        "CL-1a",
        Self(
          design,
          .init(
            taps: 2, commands: [.toggleVoice, .watching], horizon: 60, tick: 30,
            watchAhead: -30...30, outages: 1, ringLosses: 1, transferRepeats: 1)),
        safety, .holds,
        exercising: ["tick", "ringLost", "transferAgain", "outOfReach", "backInReach", "flush"]),
      Claim(
        "CL-1b",
        Self(
          design,
          .init(
            taps: 2, horizon: 60, tick: 30, watchAhead: -30...30, watchRelaunches: 1,
            transferFailures: 1, lostReports: 1)),
        [freshWhenObeyed, oncePerRun, onceEver, staleForGood], .holds,
        exercising: ["tick", "watchRelaunch", "transferFails", "reportLost", "landed"]),
      Claim(
        "CL-1c",
        Self(
          design,
          .init(
            taps: 1, commands: [.toggleVoice, .watching], horizon: 75, tick: 15,
            watchAhead: -30...30, watchRelaunches: 1, outages: 1, ringLosses: 1,
            transferRepeats: 1, transferFailures: 1, lostReports: 1)),
        safety, .holds,
        exercising: [
          "ringLost", "transferAgain", "transferFails", "reportLost", "watchRelaunch",
          "outOfReach", "flush",
        ],
        large: {
          $0.horizon = 90
          $0.watchRelaunches = 1
          $0.outages = 1
          $0.ringLosses = 1
          $0.transferRepeats = 1
          $0.transferFailures = 1
          $0.lostReports = 1
        }),
      // CL-G1: the new process remembers nothing.
      Claim("CL-2", Self(design, .init(taps: 1, relaunches: 1)), onceEver, .fails(in: 4)),
      Claim(
        "CL-3",
        Self(design, .init(taps: 2, horizon: 60, tick: 30, watchAhead: -30...30, relaunches: 1)),
        [freshWhenObeyed, oncePerRun], .holds, exercising: ["relaunch"]),
    ]
  }

  private static var withoutRules: [Claim<Self>] {
    [
      // The command in the drawer.
      Claim("CL-4", Self(design.without(.freshness)), freshWhenObeyed, .fails(in: 6)),
      Claim("CL-5", Self(design.without(.dropKnown)), oncePerRun, .fails(in: 3)),
      // A stale command stays stale as long as clocks only run forwards: R3 is for when they do
      // not.
      Claim(
        "CL-6a",
        Self(
          design.without(.rememberFirst),
          .init(taps: 1, watchAhead: -30...30, relaunches: 1, transferRepeats: 1)),
        staleForGood, .holds, exercising: ["relaunch", "transferAgain"]),
      Claim(
        "CL-6b", Self(design.without(.rememberFirst), .init(taps: 1, watchAhead: 40...40)),
        staleForGood, .fails(in: 4)),
      Claim(
        "CL-7", Self(design.without(.rememberFirst), .init(taps: 1, phoneStepsBack: 1)),
        staleForGood, .fails(in: 5)),
      Claim(
        "CL-8a", Self(design, .init(taps: 1, transferRepeats: 1, phoneStepsBack: 1)),
        staleForGood, .holds, exercising: ["phoneClockBack", "transferAgain"]),
      Claim(
        "CL-8b", Self(design, .init(taps: 1, relaunches: 1, phoneStepsBack: 1)),
        staleForGood, .fails(in: 6)),
    ]
  }

  /// R4 scaled down: a memory of n ids is enough until n others arrive while a copy of one is still
  /// fresh. That is argued for the system's 64, and checked for 1 and 2. Stale ids count among the
  /// others, since R3 gives them slots: a backlog of 64 that lands at once is enough.
  private static var smallMemory: [Claim<Self>] {
    let one = Self(design, .init(taps: 2, horizon: 60, memory: 1))
    let two = Self(design, .init(taps: 2, horizon: 60, memory: 2))
    return [
      Claim("CL-9a", one, oncePerRun, .fails(in: 5)),
      Claim("CL-9a", one, notForgottenWhileFresh, .fails(in: 4)),
      Claim("CL-9b", two, [oncePerRun, notForgottenWhileFresh], .holds),
    ]
  }

  /// X1: what each way of storing ids mends, and what it opens.
  private static var storedIDs: [Claim<Self>] {
    let after = Self(
      design.with(.writeAfterActing), .init(taps: 1, splitActing: true, relaunches: 1))
    let anySkew = Bounds(taps: 1, horizon: 100, watchAhead: -30...30, relaunches: 1)
    // What is purged on the arrival of another id takes two.
    let twoTaps = Bounds(taps: 2, horizon: 90, tick: 30, watchAhead: -30...30, relaunches: 1)
    return [
      Claim(
        "CL-10a",
        Self(design.with(.store), .init(taps: 1, splitActing: true, relaunches: 2)),
        onceEver, .holds, exercising: ["relaunch", "write", "act"]),
      Claim(
        "CL-10b",
        Self(design.with(.store), .init(taps: 1, splitActing: true, relaunches: 1)),
        obeyedOrAnswered, .fails(in: 4)),
      Claim("CL-11", after, obeyedOrAnswered, .holds, exercising: ["relaunch", "write", "act"]),
      Claim("CL-11", after, onceEver, .fails(in: 6)),
      Claim(
        "CL-12", Self(design.with(.keep30), .init(taps: 1, relaunches: 2, transferRepeats: 1)),
        onceEver, .holds, exercising: ["relaunch", "transferAgain"]),
      // A copy stays fresh for 60 s of the phone's time: from 30 s before its stamp to 30 s after.
      Claim(
        "CL-13", Self(design.with(.keep30), .init(taps: 1, watchAhead: 30...30)),
        onceEver, .fails(in: 7)),
      Claim(
        "CL-14a", Self(design.with(.keep60), anySkew), onceEver, .holds,
        exercising: ["relaunch"],
        large: {
          $0.horizon = 100
          $0.relaunches = 1
        }),
      Claim(
        "CL-14b", Self(design.with(.keepUntilStale), anySkew), onceEver, .holds,
        exercising: ["relaunch"]),
      Claim(
        "CL-14c", Self(design.with(.keep60, .purge), twoTaps), onceEver, .holds,
        exercising: ["relaunch"]),
      Claim(
        "CL-14d", Self(design.with(.keepUntilStale, .purge), twoTaps), onceEver, .holds,
        exercising: ["relaunch"],
        large: { $0.horizon = 150 }),
    ]
  }

  /// What must come about: the outbox empties.
  private static var liveness: [Claim<Self>] {
    let outages = Bounds(
      taps: 1, horizon: 30, tick: 30, endlessOutages: true, ringLosses: 1, transferFailures: 1,
      lostReports: 1)
    return [
      // A transfer that failed is never offered again: for ever, since the link goes and comes
      // back. The ring has to be gone before the cycle closes: a step more than the story has.
      Claim(
        "CL-17a", Self(design.without(.offerAgain), outages), outboxEmpties, .fails(in: 5),
        large: {
          $0.taps = 3
          $0.horizon = 60
        }),
      Claim(
        "CL-17b", Self(design, outages), outboxEmpties, .holds,
        exercising: ["outOfReach", "backInReach", "transferFails", "reportLost", "ringLost"],
        large: { $0.horizon = 60 }),
    ]
  }

  /// A third tap alone: of commands that meet, more is more than a night.
  private static func oneTapMore(_ scope: inout Bounds) {
    scope.relaunches = 1
    scope.screenChanges = 1
  }

  /// What commands do, and a presence does not.
  private static var commands: [Claim<Self>] {
    // No time passes: P7 speaks of fresh commands only.
    let glances = Bounds(
      taps: 2, commands: [.end, .goHome, .goGym, .toggleVoice, .pull], horizon: 0,
      glances: true, relaunches: 1, screenChanges: 1)
    let noEndsNothing = Self(design.without(.refusalEndsNothing), glances)
    return [
      Claim(
        "CL-15", Self(design.without(.ignorePresence), .init(taps: 1, commands: [.watching])),
        presenceStaysOut, .fails(in: 2)),
      Claim(
        "CL-16a", Self(design.with(.setVoice), .init(taps: 1, relaunches: 1)),
        oneEffect, .holds, exercising: ["relaunch"],
        large: {
          $0.taps = 1
          $0.horizon = 160
          $0.relaunches = 3
          $0.watchRelaunches = 1
          $0.ringLosses = 1
          $0.transferRepeats = 2
          $0.transferFailures = 1
        }),
      Claim(
        "CL-16b", Self(design.with(.setVoice), .init(taps: 1, relaunches: 1, flips: 1)),
        oneEffect, .fails(in: 5)),
      Claim(
        "CL-18a", Self(design, glances),
        [effectOrAnswer, pullChangesNothing, refusalChangesNothing], .holds,
        exercising: ["publish", "relaunch", "showApp", "hideApp"], large: oneTapMore),
      Claim(
        "CL-18b", Self(design.without(.refusalRides), glances), effectOrAnswer, .fails(in: 3),
        large: oneTapMore),
      Claim(
        "CL-18c", Self(design.without(.pullOnlyPublishes), glances),
        pullChangesNothing, .fails(in: 4), large: oneTapMore),
      Claim(
        "CL-18d", noEndsNothing, effectOrAnswer, .holds,
        exercising: ["publish", "relaunch", "showApp", "hideApp"], large: oneTapMore),
      Claim("CL-18d", noEndsNothing, refusalChangesNothing, .fails(in: 4), large: oneTapMore),
    ]
  }
}
