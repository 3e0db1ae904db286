import LostAck
import Testing

@testable import Models

@Suite("The presence lane") struct PresenceLaneTests {
  private let design = PresenceLane.design

  @Test("PL-2: on the capture lane the outbox grows with every beat, up to the horizon")
  func outboxGrows() {
    let scope = PresenceLane.Bounds(horizon: 300, tick: 30, startsOutOfReach: true)
    func most(_ rules: Rules<PresenceLane.Rule>) -> Int {
      var most = 0
      PresenceLane(rules, scope).forEachState { state, _ in most = max(most, state.pending.count) }
      return most
    }
    #expect(most(design.without(.newestReplaces)) == 11)
    #expect(most(design) == 1)
  }

  @Test("R4: an end that is sent is heard; −R4: the phone believes until its trust is up")
  func cleanEnd() throws {
    let scope = PresenceLane.Bounds(horizon: 180, ends: 1)
    let heard = PresenceLane(design, scope).follow(["beat", "arrives", "endSession", "arrives"])
    #expect(heard?.last?.events == [.saysNotLive])
    let silent = PresenceLane(design.without(.endIsSent), scope)
    let ticks = Array(repeating: "tick", count: 6)
    let way = try #require(silent.follow(["beat", "arrives", "endSession"] + ticks))
    #expect(way.map(\.state.saysLive) == [false] + Array(repeating: true, count: 7) + [false])
  }

  @Test("Time passes neither a due beat nor a value that must arrive")
  func urgency() {
    let model = PresenceLane(design, .init(horizon: 180, outages: 1))
    #expect(model.labels(after: [])! == ["beat", "outOfReach"])
    #expect(model.labels(after: ["beat", "tick"])! == ["arrives", "outOfReach"])
    #expect(model.labels(after: ["beat", "tick", "outOfReach"])! == ["backInReach", "tick"])
  }

  @Test("PL-3 told")
  func told() {
    let model = PresenceLane(design.with(.trust45), .init(horizon: 180, losses: 1))
    #expect(
      model.counterexample("P3")?.sentences == [
        "watch sends a beat", "phone says live", "15 s pass", "15 s pass", "watch sends a beat",
        "it gets lost", "15 s pass", "15 s pass; phone says not live",
      ])
  }
}
