import LostAck

extension CaptureLane {
  static let freshWhenObeyed = Property<Self>.watching(
    "P1", "no stale command is obeyed: its stamp is within 30 s of the phone's clock"
  ) { _, event in
    guard case .obeyed(let id, _, let age, _) = event else { return .ignored }
    return OnlyCurrent()
      .observe(.init(id, carrying: age, current: .within(-window...window)))
      .inWords("obeyed \(age) s from its stamp: expected at most \(window)")
  }

  static let oncePerRun = Property<Self>.watching(
    "P2", "each id is obeyed at most once within one run of the phone app"
  ) { watch, event in
    switch event {
    case .obeyed(let id, _, _, _):
      return watch.obeyedInThisRun.observe(id).inWords("id \(id) is obeyed again in the same run")
    case .relaunched:
      watch.obeyedInThisRun = AtMostOnce()
      return .ignored
    default: return .ignored
    }
  }

  static let onceEver = Property<Self>.watching(
    "P3", "each id is obeyed at most once, ever"
  ) { watch, event in
    guard case .obeyed(let id, _, _, _) = event else { return .ignored }
    return watch.obeyed.observe(id).inWords("id \(id) is obeyed again")
  }

  static let presenceStaysOut = Property<Self>.watching(
    "P4", "a presence on this lane is never obeyed and never takes a memory slot"
  ) { _, event in
    switch event {
    case .ignored: .met
    case .obeyed(let id, .watching, _, _): .rejected("presence \(id) was obeyed")
    case .remembered(let id, .watching, _): .rejected("presence \(id) took a memory slot")
    default: .ignored
    }
  }

  static let staleForGood = Property<Self>.watching(
    "P5", "a command once judged stale is never obeyed later"
  ) { watch, event in
    switch event {
    case .judgedStale(let id): watch.staleForGood.observe(.barred(id))
    case .obeyed(let id, _, _, _):
      watch.staleForGood.observe(.happened(id)).inWords("id \(id), once judged stale, is obeyed")
    default: .ignored
    }
  }

  /// Supposes that the link goes out of reach and back for ever, and that a transfer which is in
  /// reach again and again is delivered. The person owes no tap, and nobody a fault.
  static let outboxEmpties = Property<Self>.leadsTo(
    "P9", "what is in the outbox lands in the end, though the link goes out of reach for ever",
    under: (0..<capacity).flatMap { id -> [Fairness<Self>] in
      [
        .strong("transfer of \(id)") { $0 == .transfer(id) },
        .weak("report of \(id)") { $0 == .landed(id) },
      ]
    } + [
      .weak("the link goes") { $0 == .outOfReach },
      .weak("the link comes back") { $0 == .backInReach },
    ],
    from: { !$0.outbox.isEmpty }, to: { $0.outbox.isEmpty })

  static let notForgottenWhileFresh = Property<Self>.watching(
    "P6", "no id is forgotten, within a run, while a copy could still be judged fresh"
  ) { _, event in
    switch event {
    case .forgot(let id, let isDangerous):
      .require(!isDangerous, "id \(id) was forgotten while a copy could still be judged fresh")
    case .remembered(_, _, amongFresh: true): .met
    default: .ignored
    }
  }

  static let effectOrAnswer = Property<Self>.watching(
    "P7", "the last fresh new command has its effect, or its refusal is in the next glance"
  ) { watch, event in
    switch event {
    case .obeyed(_, _, _, let outcome): watch.answers.observe(.obeyed(outcome))
    case .refused(_, _, let problem): watch.answers.observe(.refused(problem))
    case .published(let problem): watch.answers.observe(.published(problem))
    case .relaunched: watch.answers.observe(.relaunched)
    default: .ignored
    }
  }

  static let pullChangesNothing = Property<Self>.neverStep(
    "P8", "a pull changes nothing but the glance",
    when: { step in
      step.events.contains { if case .obeyed(_, .pull, _, _) = $0 { true } else { false } }
    },
    { step in
      let (before, after) = (step.before.phone, step.after.phone)
      return before.durable.facts != after.durable.facts
        || before.volatile.isOnScreen != after.volatile.isOnScreen
        || before.volatile.problem != after.volatile.problem
    })

  /// A kill is no violation by itself: the door was not live then, and another copy may come. It is
  /// one if the id was written, since whatever comes will be dropped.
  ///
  /// Taken by the letter: a copy judged stale that comes again fresh, by a clock step or a skew of
  /// more than 30 s, is dropped as R3 and P5 want it, and violates this.
  static let obeyedOrAnswered = Property<Self>.watching(
    "P10", "a fresh copy that reaches a live door is obeyed or answered, unless its id already was"
  ) { watch, event in
    switch event {
    case .accepted: .met
    case .obeyed(let id, _, _, _), .refused(let id, _, _):
      watch.droppedAfterAnswer.observe(.allowed(id))
    case .dropped(let id, isFresh: true):
      watch.droppedAfterAnswer.observe(.happened(id))
        .inWords("a fresh copy of id \(id) is dropped, and none was obeyed or answered")
    case .abandoned(let id, isWritten: true):
      watch.droppedAfterAnswer.observe(.happened(id))
        .inWords("id \(id) is written and will be dropped, and none was obeyed or answered")
    default: .ignored
    }
  }

  static let oneEffect = Property<Self>.watching(
    "P11", "the effect of one command on the phone's state happens once"
  ) { watch, event in
    guard case .obeyed(let id, _, _, .changed) = event else { return .ignored }
    return watch.changes.observe(id).inWords("id \(id) changes the phone's state again")
  }

  static let refusalChangesNothing = Property<Self>.neverStep(
    "P12", "a refused command changes nothing but the problem",
    when: { step in
      step.events.contains { if case .refused = $0 { true } else { false } }
    },
    { step in
      let (before, after) = (step.before.phone, step.after.phone)
      return before.durable.facts != after.durable.facts
        || before.volatile.isOnScreen != after.volatile.isOnScreen
    })
}
