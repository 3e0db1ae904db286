import LostAck
import Testing

@testable import Models

@Suite("One exchange") struct ExchangeTests {
  private static let design = Exchange.design
  private static let together = Exchange.Bounds(
    requests: 2, failures: [.lost], attempts: 2, startsExpired: true)

  static let broken: [Break<Exchange>] = [
    Break("P1", design.without(.mutationOnce), .init(requests: 1, kinds: [.mutation]), in: 6),
    Break("P2", design.without(.attempts), .init(requests: 1, attempts: 1), in: 4),
    Break(
      "P2", design.without(.challengeOnce),
      .init(requests: 1, startsExpired: true, expirations: 1), in: 10),
    Break("P3", design, .init(requests: 1, startsExpired: true, slow: 6), in: 11),
    Break("P3", design.without(.deadline), .init(requests: 1, attempts: 4, deadline: 7), in: 14),
    Break("P4", design.without(.deliveredEnds), in: 6),
    Break("P5", design.without(.readAnew), .init(requests: 1, startsExpired: true), in: 5),
    Break("P6", design.without(.jitter), in: 2),
    Break(
      "P7", design.without(.challengeOnce),
      .init(requests: 1, startsExpired: true, expirations: 1), in: 8),
    Break("P8", design.without(.cancels), .init(requests: 1, cancels: 1), in: 2),
    Break("P9", design.without(.ownHost), .init(requests: 1, foreignHost: true), in: 1),
    Break(
      "P10", design.without(.challengeError),
      .init(requests: 1, startsExpired: true, renewalFailures: 1), in: 4),
    Break(
      "P11", design.without(.onlyMendable), .init(requests: 1, failures: [.rejected]), in: 4),
    Break("P12", design, together, in: 8),
    Break("P12", design.with(.oneRenewal), together, in: 10),
    Break("P12", design.with(.renewalSkipped), together, in: 8),
  ]

  @Test("Each property can fail", arguments: broken)
  func breaks(row: Break<Exchange>) { row.expect() }

  @Test("EX-5: the replay is not measured against the deadline")
  func replayTooLate() {
    let model = Exchange(Self.design, .init(requests: 1, startsExpired: true, slow: 6))
    let told = model.counterexample("P3")?.sentences ?? []
    #expect(told.count { $0 == "time passes" } == 6)
    #expect(told.last == "replay of request 0")
  }

  @Test("R4: what no retry can mend fails at once, and is reported")
  func notMended() {
    let model = Exchange(Self.design, .init(requests: 1, failures: [.lost, .malformed]))
    #expect(
      model.labels(after: ["send(0)"])! == [
        "payload(0)", "fails(0, lost, wait: 1)", "fails(0, lost, wait: 2)",
        "fails(0, malformed, wait: 0)",
      ])
    let way = model.follow(["send(0)", "fails(0, malformed, wait: 0)"])
    #expect(way?.last?.events == [.failed(0, .malformed, isLast: true)])
  }

  @Test("R5: the wait doubles, from half to the whole")
  func waits() {
    let model = Exchange(Self.design, .init(requests: 1, failures: [.lost], deadline: 60))
    let second = model.labels(after: ["send(0)", "fails(0, lost, wait: 1)", "tick", "send(0)"])!
    #expect(
      second == [
        "payload(0)", "fails(0, lost, wait: 2)", "fails(0, lost, wait: 3)",
        "fails(0, lost, wait: 4)",
      ])
  }

  @Test("R6: a wait that would reach the deadline is not waited")
  func deadline() {
    let model = Exchange(Self.design, .init(requests: 1, failures: [.lost], deadline: 2))
    #expect(
      model.follow(["send(0)", "fails(0, lost, wait: 1)"])?.last?.events
        == [.waits(0, isInInterval: true)])
    #expect(
      model.follow(["send(0)", "fails(0, lost, wait: 2)"])?.last?.events
        == [.failed(0, .lost, isLast: true)])
  }

  @Test("R7 comes before R2: a 401 after a payload ends the stream")
  func deliveredFirst() {
    let model = Exchange(Self.design, .init(requests: 1, payloads: 2, expirations: 1))
    let way = model.follow([
      "send(0)", "payload(0)", "expire", "fails(0, unauthorized, wait: 0)",
    ])
    #expect(way?.last?.events == [.failed(0, .unauthorized, isLast: true)])
  }

  @Test("States and what is watched are plain bytes")
  func masks() {
    #expect(ByteMask(sample: Exchange().initialStates[0]) != nil)
    #expect(ByteMask(sample: Exchange.Watch()) != nil)
  }

  @Test("Rows count what they counted")
  func counts() throws {
    #expect(try Row.named("EX-1b-P1").check().states == 137_767)
    #expect(try Row.named("EX-6b-P12").check().states == 1_865)
  }

  @Test(
    "Nonsense is refused",
    arguments: [
      ("requests", "0"), ("requests", "4"), ("kinds", "query+query"), ("failures", "unauthorized"),
      ("payloads", "5"), ("attempts", "0"), ("wait", "5"), ("deadline", "0"), ("slow", "10"),
    ])
  func problems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try Exchange.Bounds().setting([(field, value)]) }
  }

  @Test("A larger scope has more of what is there, and nothing else")
  func enlarged() {
    #expect(
      Exchange.Bounds(requests: 1, slow: 1, expirations: 1).enlarged()
        == Exchange.Bounds(
          requests: 2, payloads: 3, attempts: 4, slow: 2, expirations: 1))
    for claim in Exchange.claims { #expect(claim.model.scope.enlarged().problem == nil) }
  }
}
