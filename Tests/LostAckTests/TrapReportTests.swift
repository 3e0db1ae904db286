import Foundation
import LostAck
import Synchronization
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

  @Test func twoThreadsTrapAtOnce() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TrapReport.install()
      var limits = Limits()
      limits.threads = 2
      _ = ExhaustiveSearch(TrappingTwice(), limits: limits).run()
    }
    let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(report.contains("explore: trapped in a step after "))
    #expect(report.components(separatedBy: "explore: ").count == 2)
  }
}

/// Traps on two threads, on the second while the first still looks for the way there.
private struct TrappingTwice: Model {
  static let arrived = Atomic<Int>(0)
  typealias State = Int
  typealias Action = Int
  let initialStates = [0]

  func steps(from state: Int, _ step: Steps<Self>) {
    if state == 0 {
      if Self.arrived.load(ordering: .relaxed) > 0 { usleep(50_000) }
      for next in 1...4_096 { step(next) { $0 = next } }
    } else {
      let position = Self.arrived.add(1, ordering: .relaxed).newValue
      while Self.arrived.load(ordering: .relaxed) < 2 {}
      if position == 2 { usleep(10_000) }
      preconditionFailure("both trap")
    }
  }
}
