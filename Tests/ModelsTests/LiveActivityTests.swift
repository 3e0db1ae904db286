import LostAck
import Testing

@testable import Models

@Suite("The lock-screen card") struct LiveActivityTests {
  private static let design = LiveActivity.design

  static let broken: [Break<LiveActivity>] = [
    Break("P1", design.without(.lookAgain), .init(taps: 1, punches: 2), in: 6),
    Break("P1", design.without(.lookAtSession), .init(taps: 1, punches: 2), in: 6),
    Break("P1", design.without(.lookAtActive), .init(taps: 1, settings: 1), in: 7),
    // The switch is a write of the ledger, and no lane keeps it away.
    Break("P1", design, .init(taps: 1, splitWriting: true, settings: 1), in: 8),
    Break("P1", design.without(.lane), .init(taps: 1, splitWriting: true, punches: 2), in: 7),
    Break("P2", design.without(.commitFirst), in: 4),
    Break("P2", design, .init(taps: 1, backups: 1, restores: 1), in: 7),
    Break("P3", design.without(.token), .init(taps: 1, handlers: 2, expiries: 1), in: 7),
    Break(
      "P4", design.without(.publishFirst), .init(taps: 0, settings: 1, failedRedraws: 1), in: 3),
    Break("P4", design, .init(taps: 0, settings: 2, kills: 1, failedRedraws: 1), in: 5),
    Break("P5", design.without(.persistFirst), .init(taps: 1, kills: 1), in: 3),
    Break("P5", design.without(.persistFirst), .init(taps: 1, signalLosses: 1), in: 2),
    Break("P5", design.without(.drain), .init(taps: 1, signalLosses: 1), in: 2),
    Break("P5", design.without(.drain), .init(taps: 1, kills: 1), in: 3),
    Break("P5", design.without(.acquireAgain), .init(taps: 1, kills: 1), in: 5),
    Break("P5", design.without(.commitFirst), .init(taps: 1, kills: 1), in: 5),
    Break(
      "P5", design.without(.readState), .init(taps: 1, kills: 1, endlessFailures: true), in: 14),
    Break("P6", design, .init(taps: 1, punches: 1, kills: 1), in: 9),
    Break("P6", design, .init(taps: 1, handlers: 2, punches: 1, expiries: 1), in: 8),
    Break("P6", design.without(.lease), .init(taps: 1, handlers: 2, punches: 1), in: 7),
    Break(
      "P6", design.with(.storeID), .init(taps: 1, backups: 1, kills: 1, restores: 1), in: 10),
    Break("P7", design.without(.lane), .init(taps: 1, splitWriting: true, punches: 1), in: 5),
    Break("P8", design, .init(taps: 0, settings: 1), in: 2),
    Break("P8", design.without(.publishFirst), .init(taps: 0, settings: 1), in: 2),
    Break("P8", design.with(.announceLatest), .init(taps: 0, settings: 2, kills: 1), in: 4),
    Break(
      "P9", design.without(.currentDismissal), .init(taps: 0, settings: 1, dismissals: 1), in: 3),
  ]

  @Test("Every property can fail, in both representations", arguments: broken)
  func fails(row: Break<LiveActivity>) {
    for variant in LiveActivity.Variant.allCases {
      var scope = row.model.scope
      scope.variant = variant
      let model = LiveActivity(row.model.rules, scope)
      #expect(model.counterexample(row.property)?.steps.count == row.steps)
    }
  }

  @Test("Rules that the claims do not need are not needed elsewhere either")
  func notLoadBearing() {
    let scope = LiveActivity.Bounds(taps: 1, handlers: 2, punches: 1, kills: 1, expiries: 1)
    for rule in [LiveActivity.Rule.checkAtAcknowledge, .checkAtReturn, .lookAtLease] {
      for property in ["P1", "P2", "P3", "P5"] {
        let model = LiveActivity(Self.design.without(rule), scope)
        #expect(model.counterexample(property) == nil, "−\(rule.rawValue) \(property)")
      }
    }
  }

  @Test("States and what is watched are plain bytes")
  func masks() {
    #expect(ByteMask(sample: LiveActivity().initialStates[0]) != nil)
    #expect(ByteMask(sample: LiveActivity.Watch()) != nil)
  }

  @Test(
    "Nonsense is refused",
    arguments: [("taps", "3"), ("handlers", "0"), ("handlers", "3"), ("kills", "10")])
  func problems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try LiveActivity.Bounds().setting([(field, value)]) }
  }

  @Test("In no state are two steps offered under one label, and each is told in a line")
  func labels() {
    let everything = LiveActivity.Bounds(
      taps: 1, splitWriting: true, punches: 1, dismissals: 1, kills: 1, expiries: 1,
      failedRedraws: 1)
    let losses = LiveActivity.Bounds(
      taps: 1, settings: 1, backups: 1, signalLosses: 1, restores: 1)
    var (names, twice, badlyTold) = (Set<String>(), Set<String>(), Set<String>())
    for model in [
      LiveActivity(Self.design, everything), LiveActivity(Self.design, losses),
      LiveActivity(Self.design.without(.readState), .init(taps: 1, kills: 1)),
    ] {
      model.forEachState { _, steps in
        var seen: Set<LiveActivity.Action> = []
        for step in steps {
          let label = label(of: step.action)
          if !seen.insert(step.action).inserted { twice.insert(label) }
          let told = model.depict(step.action, step.events).sentence
          if told.isEmpty || told.utf8.count > 90 { badlyTold.insert("\(label): '\(told)'") }
          names.insert(String(label.prefix { $0 != "(" }))
        }
      }
    }
    #expect(twice.isEmpty, "\(twice.sorted())")
    #expect(badlyTold.isEmpty, "\(badlyTold.sorted())")
    // All there are.
    #expect(names.count == 21, "\(names.sorted())")
  }
}
