import LostAck
import Testing

@testable import Models

@Suite("Scopes") struct BoundsTests {
  @Test(
    "Nonsense is refused",
    arguments: [
      ("taps", "0"), ("taps", "9"), ("memory", "0"), ("memory", "9"), ("tick", "0"),
      ("horizon", "-1"), ("relaunches", "10"), ("watchAhead", "0...20000"),
      ("commands", "voiceOn"), ("commands", "end+end"), ("commands", ""),
    ])
  func captureLaneProblems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try CaptureLane.Bounds().setting([(field, value)]) }
  }

  @Test(
    "Nonsense is refused on the presence lane",
    arguments: [("tick", "20"), ("horizon", "481"), ("lostInARow", "0"), ("losses", "-1")])
  func presenceLaneProblems(field: String, value: String) {
    #expect(throws: ScopeError.self) { try PresenceLane.Bounds().setting([(field, value)]) }
  }

  @Test("What is refused is named, with what would be right")
  func told() {
    #expect(throws: ScopeError.inconsistent("relaunches is 0 to 9, and not 10")) {
      try CaptureLane.Bounds().setting([("relaunches", "10")])
    }
    let commands = CaptureLane.Command.allCases.map(\.rawValue).joined(separator: ", ")
    let expected = "one of the names of its kind: " + commands
    #expect(throws: ScopeError.badValue("commands", "foo", expected: expected)) {
      try CaptureLane.Bounds().setting([("commands", "foo")])
    }
  }

  @Test("Fields are set by name")
  func fields() throws {
    let scope = try CaptureLane.Bounds()
      .setting([("commands", "end+goHome")]).setting([("watchAhead", "-30...30")])
    #expect(scope.commands == [.end, .goHome])
    #expect(CaptureLane(CaptureLane.design, scope).initialStates.count == 7)
    #expect(scope.changedFields.map(\.name) == ["commands", "watchAhead"])
  }

  @Test("A larger scope has more of what is there, and nothing else")
  func enlarged() {
    let scope = CaptureLane.Bounds(taps: 2, horizon: 60, memory: 2, relaunches: 1)
    #expect(
      scope.enlarged() == CaptureLane.Bounds(taps: 3, horizon: 90, memory: 3, relaunches: 2))
    #expect(CaptureLane.Bounds(taps: 2, memory: 1).enlarged().memory == 1)
    #expect(
      PresenceLane.Bounds(horizon: 180, losses: 2, lostInARow: 2).enlarged()
        == PresenceLane.Bounds(horizon: 360, losses: 3, lostInARow: 2))
  }

  @Test("A claim has the large scope it asks for")
  func large() {
    let scope = PresenceLane.Bounds(horizon: 60)
    let model = PresenceLane(PresenceLane.design, scope)
    let property = PresenceLane.property("P1")
    #expect(Claim("PL-0", model, property, .holds).largeScope == scope.enlarged())
    let claim = Claim("PL-0", model, property, .holds, large: { $0.outages = 2 })
    #expect(claim.largeScope == PresenceLane.Bounds(horizon: 120, outages: 2))
  }

  @Test("A part brings its whole, and goes with it")
  func rules() {
    let kept = CaptureLane.design.with(.keep30)
    #expect(kept.contains(.store))
    #expect(!kept.without(.store).contains(.keep30))
    #expect(!PresenceLane.design.without(.newestReplaces).contains(.ownLane))
  }
}
