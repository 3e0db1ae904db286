import LostAck
import Testing

/// Traps in the effect of its third step.
private struct Trapping: SystemModel {
  enum Rule: String, DesignRule {
    case all = "R1"
    var sentence: String { "there is a rule" }
  }
  struct State: Hashable, Sendable { var steps: UInt8 = 0 }
  enum Action: Hashable, Sendable { case advance(to: Int) }

  static let name = "trapping"
  static let summary = "Traps."
  static let design = Rules<Rule>(design: [.all])
  static let properties = [Property<Self>.never("P1", "nothing") { _ in false }]
  static let claims: [Claim<Self>] = []
  let rules: Rules<Rule>
  let scope: NoScope

  init(_ rules: Rules<Rule>, _ scope: NoScope) {
    self.rules = rules
    self.scope = scope
  }

  let initialStates = [State()]

  func steps(from state: State, _ step: Steps<Self>) {
    step(.advance(to: Int(state.steps) + 1)) { next in
      precondition(state.steps < 2, "the third step traps")
      next.steps += 1
    }
  }
}

@Suite struct TrapReportTests {
  @Test func aTrapSaysWhereItWas() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TrapReport.install()
      let entry = SystemEntry(Trapping.self)
      _ = entry.check(try entry.configuration(without: ["R1"]), "P1")
    }
    let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(report.contains("explore: in trapping, −R1, checking P1\n"))
    #expect(
      report.contains(
        "explore: trapped in a step after advance(to: 1), advance(to: 2)\n"))
  }
}
