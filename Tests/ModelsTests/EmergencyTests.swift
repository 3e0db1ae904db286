import LostAck
import Testing

@testable import Models

@Suite("Emergency messages") struct EmergencyTests {
  private static let design = Emergency.design
  private static let woken = Emergency.Bounds(items: 1, startsRegistered: true)
  private static let stopped = Emergency.Bounds(items: 1, stops: 1)

  static let broken: [Break<Emergency>] = [
    Break("P1", design.without(.receipts), .init(items: 1, answerLosses: 1), in: 8),
    Break("P1", design.without(.receipts, .sameLock), woken, in: 6),
    Break("P1", design, .init(items: 1, answerLosses: 1, replacements: 1), in: 9),
    Break("P2", design.without(.neverCapped), .init(items: 1, requestLosses: 1), in: 5),
    // The back-off after it has no end.
    Break("P2", design.without(.ceiling), .init(items: 1, requestLosses: 1), in: 4),
    Break("P3", design.without(.ownQueue), .init(items: 1, uploads: 1), in: 2),
    Break("P4", design, .init(items: 1, consumptions: 1), in: 3),
    Break(
      "P4", design.without(.promiseAfterSuccess), .init(items: 1, registrationFailures: 1), in: 2),
    Break(
      "P5", design.without(.workerLooks), .init(items: 1, startsRegistered: true, stops: 1), in: 5),
    Break("P5", design.without(.pageLooks), stopped, in: 4),
    // Marked between looking and putting on the wire.
    Break("P5", design.without(.oneUpdate), stopped, in: 5),
    Break("P6", design.without(.honestScreen), stopped, in: 4),
    Break("P6", design.without(.pageLooks), stopped, in: 4),
    Break("P7", design.without(.revocable), .init(items: 1, revocations: 1), in: 4),
    Break("P8", design.without(.sameLock), woken, in: 4),
  ]

  @Test("Each property can fail", arguments: broken)
  func breaks(row: Break<Emergency>) { row.expect() }

  @Test("EM-8: a credential replaced between a lost answer and the retry")
  func replaced() {
    let model = Emergency(Self.design, .init(items: 1, answerLosses: 1, replacements: 1))
    let told = model.counterexample("P1")?.sentences ?? []
    #expect(told.count { $0 == "server creates a message of 0" } == 2)
    #expect(told.contains("the answer gets lost"))
    #expect(told.contains("the device gets a new credential"))
  }

  @Test("R6: the screen says \"stopped\" only of what was never attempted")
  func screen() {
    let model = Emergency(Self.design, Self.stopped)
    let early = model.follow(["queue(0)", "stop(0)"])
    #expect(early?.last?.events == [.saysStopped(true)])
    let late = model.follow(["queue(0)", "send(page, 0)", "stop(0)"])
    #expect(late?.last?.events == [.saysStopped(false)])
  }

  @Test("R7: without a background, the screen says so")
  func noBackground() {
    let scope = Emergency.Bounds(items: 1, hasBackground: false)
    #expect(
      Emergency(Self.design, scope).labels(after: [])! == ["queue(0)", "show(openWithSignal)"])
    #expect(
      Emergency(Self.design.without(.saysWhenOpen), scope).labels(after: [])! == ["queue(0)"])
  }

  @Test("A refused item is retried, and sent once the credential is replaced")
  func refused() {
    let model = Emergency(Self.design, .init(items: 1, replacements: 1, revocations: 1))
    let first = "request(from: page, item: 0, credential: 0)"
    let second = "request(from: page, item: 0, credential: 1)"
    let way = model.follow([
      "queue(0)", "send(page, 0)", "revokeCredential", first, "refusal(to: page, item: 0)",
      "due(0)", "replaceCredential", "send(page, 0)", second, "answer(to: page, item: 0)",
    ])
    #expect(way?[3].events == [.refused(0)])
    #expect(way?[8].events == [.created(0, credential: 1, revoked: [0])])
    #expect(way?.last?.state.pending == [])
  }

  @Test("States are plain bytes")
  func masks() { #expect(ByteMask(sample: Emergency().initialStates[0]) != nil) }

  @Test("Rows count what they counted")
  func counts() throws {
    #expect(try Row.named("EM-1a-P1").check().states == 141_729)
    #expect(try Row.named("EM-8b-P1").check().states == 14_838)
  }

  @Test(
    "Nonsense is refused",
    arguments: [
      ("items", "0"), ("items", "4"), ("patience", "0"), ("replacements", "4"), ("stops", "10"),
    ])
  func problems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try Emergency.Bounds().setting([(field, value)]) }
  }

  @Test("A larger scope has more of what is there, and nothing else")
  func enlarged() {
    #expect(
      Emergency.Bounds(items: 3, stops: 9, replacements: 3).enlarged()
        == Emergency.Bounds(items: 3, stops: 9, replacements: 3))
    #expect(
      Emergency.Bounds(items: 1, answerLosses: 1).enlarged()
        == Emergency.Bounds(items: 3, answerLosses: 2))
    for claim in Emergency.claims { #expect(claim.model.scope.enlarged().problem == nil) }
  }
}
