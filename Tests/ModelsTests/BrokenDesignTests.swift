import LostAck
import Testing

@testable import Models

/// A design without a rule, or beyond what it promises; the property that breaks; in how many
/// steps.
struct Break<M: SystemModel>: Sendable, CustomTestStringConvertible {
  let model: M
  let property: String
  let steps: Int

  init(_ property: String, _ rules: Rules<M.Rule>, _ scope: M.Bounds = .init(), in steps: Int) {
    model = M(rules, scope)
    self.property = property
    self.steps = steps
  }

  var testDescription: String { "\(property) \(model.rules)" }

  func expect() { #expect(model.counterexample(property)?.steps.count == steps) }
}

@Suite("Every property can fail") struct BrokenDesignTests {
  private static let design = CaptureLane.design
  private static let glances = CaptureLane.Bounds(
    taps: 2, commands: [.goHome, .goGym, .pull], glances: true)

  private static let outages = CaptureLane.Bounds(
    taps: 1, horizon: 0, endlessOutages: true, transferFailures: 1, lostReports: 1)

  static let captureLane: [Break<CaptureLane>] = [
    Break("P1", design.without(.freshness), in: 6),
    // Judging and acting apart: what is fresh at the door may be stale when it is acted on.
    Break("P1", design, .init(taps: 1, splitActing: true), in: 7),
    Break("P2", design.without(.dropKnown), in: 3),
    Break("P2", design.without(.memory), in: 3),
    Break("P2", design, .init(taps: 2, memory: 1), in: 5),
    Break("P3", design.without(.dropKnown), in: 3),
    Break("P3", design, .init(taps: 1, relaunches: 1), in: 4),
    Break("P4", design.without(.ignorePresence), .init(taps: 1, commands: [.watching]), in: 2),
    Break("P5", design.without(.rememberFirst), .init(taps: 1, watchAhead: 40...40), in: 4),
    Break("P5", design, .init(taps: 1, watchAhead: 40...40, relaunches: 1), in: 5),
    Break("P6", design, .init(taps: 2, memory: 1), in: 4),
    Break("P6", design.with(.keep30), .init(taps: 1, watchAhead: 30...30), in: 7),
    Break("P7", design.without(.refusalRides), glances, in: 3),
    Break("P8", design.without(.pullOnlyPublishes), glances, in: 4),
    Break("P9", design.without(.offerAgain), outages, in: 5),
    Break("P9", design.without(.lostReportIsHarmless), outages, in: 6),
    Break("P10", design.with(.store), .init(taps: 1, splitActing: true, relaunches: 1), in: 4),
    // By the letter of P10: judged stale, then fresh, and dropped as P5 wants it.
    Break("P10", design, .init(taps: 1, watchAhead: 40...40), in: 4),
    Break("P11", design, .init(taps: 1, relaunches: 1), in: 4),
    Break("P11", design.with(.setVoice), .init(taps: 1, relaunches: 1, flips: 1), in: 5),
    Break("P11", design.with(.setVoice), .init(taps: 2, relaunches: 1), in: 6),
    Break("P12", design.without(.refusalEndsNothing), glances, in: 4),
  ]

  static let presenceLane: [Break<PresenceLane>] = [
    Break("P1", PresenceLane.design.without(.trust), .init(horizon: 180, deaths: 1), in: 9),
    Break(
      "P2", PresenceLane.design.without(.newestReplaces),
      .init(horizon: 180, startsOutOfReach: true), in: 4),
    Break("P3", PresenceLane.design.without(.beat), in: 8),
    Break("P3", PresenceLane.design.with(.trust45), .init(horizon: 180, losses: 1), in: 8),
    Break("P3", PresenceLane.design, .init(horizon: 180, losses: 2, lostInARow: 2), in: 12),
    Break("P4", PresenceLane.design.without(.ownLane), in: 1),
  ]

  @Test("The capture lane's", arguments: captureLane)
  func breaks(row: Break<CaptureLane>) { row.expect() }

  @Test("The presence lane's", arguments: presenceLane)
  func breaks(row: Break<PresenceLane>) { row.expect() }

  @Test("None is left out, of no system")
  func complete() {
    let systems = [
      expectAll(Self.captureLane), expectAll(Self.presenceLane),
      expectAll(LiveActivityTests.broken), expectAll(OfflinePostsTests.broken),
      expectAll(EmergencyTests.broken), expectAll(ExchangeTests.broken),
    ]
    #expect(Set(systems) == Set(catalog.map(\.name)))
  }

  /// Answers the name of the system.
  private func expectAll<M: SystemModel>(_ rows: [Break<M>]) -> String {
    #expect(Set(rows.map(\.property)) == Set(M.properties.map(\.id)), "\(M.name)")
    return M.name
  }
}
