import Testing

@testable import LostAck
@testable import Models

@Suite("Offline posts") struct OfflinePostsTests {
  private static let design = OfflinePosts.design
  private static let silence = OfflinePosts.Bounds(items: 1, answerLosses: 1)
  private static let crash = OfflinePosts.Bounds(items: 1, splitServer: true, serverCrashes: 1)
  private static let paused = OfflinePosts.Bounds(
    items: 1, tabs: 2, locks: .fallback, lateAnswers: 1, pauses: 1)
  private static let snapshot = design.without(.claimRereads)

  static let broken: [Break<OfflinePosts>] = [
    Break("P1", design.without(.oneTransaction), crash, in: 5),
    Break("P1", design.with(.recordFirst), crash, in: 5),
    Break("P2", design.without(.oneTransaction), crash, in: 11),
    Break("P2", design.without(.oneKey), silence, in: 11),
    Break("P2", design.without(.sameKeySamePost), silence, in: 11),
    Break(
      "P2", design.without(.recordsStay),
      .init(items: 1, jumpDays: 14, timeJumps: 1, answerLosses: 1), in: 12),
    Break(
      "P2", design.without(.keyChangesOnAsking), .init(items: 1, answerLosses: 1, edits: 1), in: 16),
    Break("P3", snapshot.without(.passLock), .init(items: 1, tabs: 2), in: 5),
    Break("P3", snapshot, paused, in: 10),
    Break("P4", snapshot, .init(items: 1, cancels: 1), in: 7),
    Break("P4", design.without(.cancelUnattempted), .init(items: 1, cancels: 1), in: 6),
    Break(
      "P5", design.without(.arrivalOrder), .init(items: 2, jumpDays: 10, timeJumps: 1), in: 11),
    Break("P6", design.without(.clamp), .init(items: 1, deviceAhead: 1...1), in: 5),
    Break("P6", design.without(.boundedTime), .init(items: 1, timeJumps: 1), in: 6),
    Break("P7", design.without(.anonymousIsTimeless), .init(items: 1, isAnonymous: true), in: 5),
    Break("P8", design.without(.oldWaits), .init(items: 1, timeJumps: 1), in: 4),
    Break("P8", design, .init(items: 1, timeJumps: 1, clockStepsBack: 1), in: 5),
    Break("P8b", design, .init(items: 1, timeJumps: 1), in: 5),
    Break("P9", design.without(.oneKey), silence, in: 9),
    Break(
      "P9", design.without(.keyChangesOnAsking), .init(items: 1, answerLosses: 1, edits: 1), in: 13),
    Break(
      "P10", design.without(.tombstone), .init(items: 1, answerLosses: 1, deletions: 1), in: 12),
    Break(
      "P10", design.without(.sameKeySamePost), .init(items: 1, answerLosses: 1, deletions: 1),
      in: 12),
    Break("P11", design.with(.recordFirst), crash, in: 12),
    Break("P11", design.without(.usedUpShows), .init(items: 1, serverErrors: 1), in: 6),
    Break("P12", design.without(.lateIsIgnored), paused, in: 11),
    Break(
      "P12", design.without(.lateIsIgnored, .passLock),
      .init(items: 1, tabs: 2, lateAnswers: 1, pauses: 1), in: 8),
    Break("P13", design.without(.lockOrder), .init(items: 1, tabs: 2, splitWrites: true), in: 2),
    Break("P14", design.without(.probe), .init(items: 1, isDurable: false, reloads: 1), in: 2),
    Break("P14", design.without(.stored), .init(items: 1, reloads: 1), in: 2),
    Break("P15", snapshot, .init(items: 1, discards: 1), in: 7),
    Break(
      "P15", design.without(.honestDiscard), .init(items: 1, answerLosses: 1, discards: 1), in: 8),
    Break("P16", design.with(.claimFirst), crash, in: 17),
    Break("P16", design.without(.takeover), .init(items: 1, tabs: 2, closes: 1), in: 4),
    Break("P16", design.without(.timeout), .init(items: 1, requestLosses: 1), in: 5),
    Break("P16", design.without(.stored), .init(items: 1, reloads: 1), in: 2),
    Break("P17", design, paused, in: 10),
    Break("P17", design.without(.renew), .init(items: 1, tabs: 2, locks: .fallback), in: 9),
    Break("P17", design.without(.passLock), .init(items: 1, tabs: 2, pauses: 1), in: 7),
    Break("P18", design.without(.silenceIsFree), .init(items: 1, requestLosses: 1), in: 6),
    Break(
      "P19", design.without(.lateSentCounts),
      .init(items: 1, tabs: 2, locks: .fallback, timeJumps: 1, pauses: 1), in: 14),
  ]

  @Test("Every property can fail", arguments: broken)
  func breaks(row: Break<OfflinePosts>) { row.expect() }

  @Test("All properties are listed")
  func complete() { #expect(Set(OfflinePosts.properties.map(\.id)).count == 20) }

  @Test(
    "Rows count what they counted",
    arguments: [
      ("HS-1a-P2", 26_853), ("HS-1b-P2", 110_748), ("HS-1f-P2", 39_257), ("HS-9-P2", 26_750),
      ("HS-18a-P8", 28_257),
    ])
  func counts(row: String, states: Int) throws {
    #expect(try Row.named(row).check().states == states)
  }

  @Test("States and what is watched are plain bytes, and counted alike by Hashable")
  func fingerprints() {
    #expect(ByteMask(sample: OfflinePosts().initialStates[0]) != nil)
    #expect(ByteMask(sample: OfflinePosts.Watch()) != nil)
    for claim in OfflinePosts.claims {
      let masked = ExhaustiveSearch(claim.model, claim.properties).run()
      let hashed = ExhaustiveSearch(
        claim.model, claim.properties, fingerprinting: .hashable
      ).run()
      #expect(masked.layers == hashed.layers, "\(claim.id)")
      #expect(masked.transitions == hashed.transitions, "\(claim.id)")
    }
  }

  @Test("What a scope without a write lock, or without a loss, cannot meet is not said to hold")
  func vacuous() {
    for id in ["P13", "P14"] {
      let verdict = OfflinePosts().decide(OfflinePosts.property(id), Limits(), []).verdict
      #expect(verdict != .holds, "\(id)")
    }
  }

  @Test("The story of one lost answer is told")
  func story() {
    let model = OfflinePosts(Self.design.without(.oneKey), Self.silence)
    #expect(
      model.counterexample("P2")?.sentences == [
        "person writes item 0",
        "tab 0 takes the pass lock",
        "tab 0 claims item 0",
        "tab 0 sends item 0",
        "server posts item 0",
        "the answer gets lost",
        "tab 0 gives up waiting",
        "tab 0 takes the pass lock",
        "item 0 gets a new key",
        "tab 0 sends item 0",
        "server posts item 0",
      ])
  }

  @Test("Every step is told in a line, on a lane of the model")
  func told() {
    let rules: [Rules<OfflinePosts.Rule>] = [
      Self.design, Self.snapshot.without(.lateIsIgnored, .cancelUnattempted),
      Self.design.without(.keyChangesOnAsking, .stored),
    ]
    for rules in rules {
      for locks in OfflinePosts.Locks.allCases {
        let model = OfflinePosts(
          rules,
          .init(
            items: 1, tabs: 2, locks: locks, splitServer: true, timeJumps: 1, clockStepsBack: 1,
            answerLosses: 1, lateAnswers: 1, serverCrashes: 1, pauses: 1, cancels: 1, edits: 1))
        var (wrong, offLane) = (Set<String>(), Set<OfflinePosts.Action>())
        model.forEachState { _, steps in
          for step in steps {
            let depiction = model.depict(step.action, step.events)
            if !(1...80).contains(depiction.sentence.count) { wrong.insert(depiction.sentence) }
            let lanes =
              switch depiction.place {
              case .at(let lane): [lane]
              case .message(let from, let to): [from, to]
              }
            if !lanes.allSatisfy(OfflinePosts.lanes.contains) { offLane.insert(step.action) }
          }
        }
        #expect(wrong.isEmpty)
        #expect(offLane.isEmpty)
      }
    }
  }

  @Test(
    "Nonsense is refused",
    arguments: [
      ("items", "0"), ("items", "3"), ("tabs", "0"), ("tabs", "4"), ("attempts", "0"),
      ("jumpDays", "1001"), ("clockStepDays", "1001"), ("deviceAhead", "0...2000000"),
      ("locks", "none"), ("pauses", "10"),
    ])
  func problems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try OfflinePosts.Bounds().setting([(field, value)]) }
  }

  @Test("The locks of the write are Web locks")
  func splitWrites() {
    #expect(throws: ScopeError.inconsistent("splitWrites goes with locks=web")) {
      try OfflinePosts.Bounds().setting([("splitWrites", "true"), ("locks", "fallback")])
    }
  }
}
