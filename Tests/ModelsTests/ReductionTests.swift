import LostAck
import Testing

@testable import Models

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Verdicts with and without a reduction, over all claims.
@Suite("Reduction") struct ReductionTests {
  /// Whole graphs are looked at up to so many states; the environment may say another number:
  /// `LOSTACK_GRAPHS=500000 swift test --filter ModelsTests.ReductionTests` takes some minutes.
  static let usual = 6_000
  static let limit = getenv("LOSTACK_GRAPHS").flatMap { Int(String(cString: $0)) } ?? usual

  /// As the models declare.
  @Test("No verdict and no trace is another with a reduction", arguments: Row.all)
  func verdict(row: Row) {
    let full = row.check()
    let reduced = row.entry.check(
      row.configuration(.small), row.property.id, exercising: row.exercising, isReduced: true)
    #expect(reduced.verdict == full.verdict)
    #expect(reduced.fired.map(\.name) == full.fired.map(\.name))
    #expect((reduced.reduction == nil) == row.property.isOfRuns)
    if full.verdict == .holds { #expect(reduced.states <= full.states) }
    if full.counterexample != nil { #expect(reduced.states == full.states) }
  }

  @Test(
    "What the capture lane declares saves states",
    arguments: [
      ("CL-1b-P5", 86_984, 48_319), ("CL-8a-P5", 2_658, 2_554), ("CL-9b-P2", 22_583, 10_155),
      ("CL-10a-P3", 5_367, 5_047), ("CL-16a-P11", 3_033, 2_563), ("CL-18a-P7", 121_397, 103_379),
    ])
  func saving(row: String, states: Int, reduced: Int) throws {
    let row = try Row.named(row)
    #expect(row.check().states == states)
    let found = row.entry.check(row.configuration(.small), row.property.id, isReduced: true)
    #expect(found.states == reduced)
  }

  /// Each property alone, and all together, of the claims whose graphs are small enough.
  @Test("What the capture lane declares is so")
  func declared() {
    let all = CaptureLane.properties.filter { !PropertyInfo.isOfRuns($0) }
    var looked = 0
    for claim in CaptureLane.claims {
      for properties in claim.properties.map({ [$0] }) + [all] {
        let audit = IndependenceAudit(of: claim.model, properties, limit: Self.limit)
        #expect(audit.offence == nil, "\(claim.id)")
        if audit.isExhausted, audit.owned > 0 { looked += 1 }
      }
    }
    if Self.limit == Self.usual { #expect(looked == 29) }
  }

  /// Small enough to be looked at whole, for all properties at once.
  @Test("What the capture lane declares is so, in many small scopes")
  func declaredInSmallScopes() {
    let all = CaptureLane.properties.filter { !PropertyInfo.isOfRuns($0) }
    let changes: [Rules<CaptureLane.Rule>] =
      [
        CaptureLane.design, CaptureLane.design.with(.store), CaptureLane.design.with(.keep60),
        CaptureLane.design.with(.keepUntilStale, .purge), CaptureLane.design.with(.setVoice),
      ]
      + [
        .freshness, .dropKnown, .rememberFirst, .ignorePresence, .memory, .keepUntilLanded,
        .offerAgain, .lostReportIsHarmless, .bothWays,
      ].map { CaptureLane.design.without($0) }
    var owned = 0
    for rules in changes {
      for scope: CaptureLane.Bounds in [
        .init(taps: 1, horizon: 60, tick: 30, watchAhead: -60...60, phoneStepsForward: 1),
        .init(taps: 1, commands: [.toggleVoice, .watching], horizon: 90, tick: 30, relaunches: 1),
        .init(taps: 1, horizon: 60, tick: 30, splitActing: true, relaunches: 1),
        .init(taps: 1, horizon: 60, tick: 30, transferRepeats: 1, phoneStepsBack: 1),
        .init(taps: 1, horizon: 60, tick: 30, watchRelaunches: 1, outages: 1, lostReports: 1),
        .init(taps: 1, horizon: 60, tick: 30, ringLosses: 1, transferFailures: 1),
        .init(taps: 2, commands: [.toggleVoice, .watching], horizon: 60, tick: 60),
        .init(taps: 2, horizon: 60, tick: 60, memory: 1),
        .init(
          taps: 1, commands: [.goHome, .goGym], horizon: 60, tick: 60, glances: true, flips: 1),
      ] {
        let audit = IndependenceAudit(of: CaptureLane(rules, scope), all, limit: 50_000)
        #expect(audit.offence == nil, "\(rules) \(scope)")
        #expect(audit.isExhausted, "\(rules) \(scope)")
        owned += audit.owned
      }
    }
    #expect(owned > 10_000)
  }

  /// What could be declared at most, every label a process of its own; found on the whole graphs.
  @Test("The largest declarations keep every verdict, too")
  func largest() {
    let capture = outcome(of: CaptureLane.self)
    #expect(capture.compared >= 12)
    let presence = outcome(of: PresenceLane.self)
    #expect(presence.compared == 8)
    if Self.limit == Self.usual {
      #expect(capture.reduced * 2 < capture.states)
      // Hardly anything, so that nothing is declared.
      #expect((presence.states, presence.reduced) == (18_486, 16_872))
    }
  }

  /// Compares all claims of properties that are not of whole runs, as far as their graphs are small
  /// enough; sums up the states of those that hold.
  private func outcome<M: SystemModel>(
    of _: M.Type
  ) -> (compared: Int, states: Int, reduced: Int) {
    var sum = (compared: 0, states: 0, reduced: 0)
    for claim in M.claims {
      for property in claim.properties where !PropertyInfo.isOfRuns(property) {
        let largest = LargestDeclaration(of: claim.model, [property], limit: Self.limit) {
          // Two labels of one number only make the declaration smaller.
          Int(label(of: $0).utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 61 })
        }
        guard let largest else { continue }
        let full = ExhaustiveSearch(claim.model, [property]).run()
        let reduced = ExhaustiveSearch(
          claim.model, [property], reduction: largest.reduction
        ).run()
        #expect(reduced.violation?.actions == full.violation?.actions, "\(claim.id)")
        #expect(reduced.violation?.reason == full.violation?.reason, "\(claim.id)")
        #expect(reduced.met == full.met, "\(claim.id)")
        #expect(Set(reduced.fired.keys) == Set(full.fired.keys), "\(claim.id)")
        sum.compared += 1
        if full.violation == nil {
          sum.states += full.states
          sum.reduced += reduced.states
          if Self.limit != Self.usual {
            let declared = ExhaustiveSearch(
              claim.model, [property], reduction: .declared
            ).run().states
            print(claim.id, property.id, full.states, reduced.states, "declared", declared)
          }
        }
      }
    }
    return sum
  }
}

extension PropertyInfo {
  fileprivate static func isOfRuns<M: Model>(_ property: Property<M>) -> Bool {
    if case .run = property.kind { true } else { false }
  }
}
