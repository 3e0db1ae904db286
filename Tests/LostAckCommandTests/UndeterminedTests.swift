import LostAck
import LostAckReports
import Testing

/// A sender whose outbox nothing bounds.
struct Boundless: SystemModel {
  enum Rule: String, DesignRule {
    case send = "R1"
    var sentence: String { "letters are sent" }
  }
  struct State: Hashable, Sendable {
    var outbox: [Int] = []
    var isUp = true
  }
  enum Action: Hashable, Sendable { case write, drop }

  static let name = "boundless"
  static let summary = "Letters are written, and nobody sends them."
  static let design = Rules<Rule>(design: [.send])
  static let claims = [
    Claim(
      "BO-1", Boundless(design, NoScope()), .never("P1", "it is never down") { _ in false }, .holds)
  ]
  let rules: Rules<Rule>
  let scope: NoScope

  init(_ rules: Rules<Rule>, _ scope: NoScope) {
    self.rules = rules
    self.scope = scope
  }

  let initialStates = [State()]

  func steps(from state: State, _ step: Steps<Self>) {
    step(.write) { $0.outbox.append(7) }
    if state.isUp { step(.drop) { $0.isUp = false } }
  }
}

/// What a row says when a limit ended its search.
@Suite struct UndeterminedTests {
  let session = Session([SystemEntry(Boundless.self)])

  @Test func text() {
    #expect(
      session.run("check --model boundless --states 50 --threads 1")
        == Transcript(
          code: 3,
          out: """
            boundless: design

            P1: it is never down
                undetermined (states) · 50 states · 74 transitions · depth 25
                stopped by --states 50 with 50 states: complete up to depth 24, 1 not yet expanded; raise
                --states, or narrow the scope; `outbox` keeps growing: 0, 1, 2, … 24 items after 24 steps (if
                nothing else bounds it, the scope must)
                fired: drop 25, write 49

            """,
          err: ""))
  }

  @Test func json() throws {
    let out = session.run("--states 50 --format json").out
    let report = try JSONValue(parsing: Array(out.utf8))
    guard case .array(let rows) = report["claims"] else { return #expect(Bool(false)) }
    #expect(rows[0]["limit"] == .string("states"))
    #expect(rows[0]["limitValue"] == .integer(50))
    #expect(rows[0]["depthCompleted"] == .integer(24))
    #expect(rows[0]["frontier"] == .integer(1))
    #expect(rows[0]["growing"] == .strings(["outbox"]))
  }

  /// The limit is told as the flag takes it.
  @Test(arguments: [
    ("--states 2k", "stopped by --states 2k with 2,000 states: "),
    (
      "--memory 1K",
      "stopped by --memory 1K with 1 state: complete up to depth 0, 1 not yet expanded;"
    ),
    ("--time 1ms", "stopped by --time 1ms with "),
  ])
  func namesTheLimit(flag: String, words: String) {
    let result = session.run("check --model boundless " + flag)
    #expect(result.code == 3)
    #expect(result.out.replacing("\n    ", with: " ").contains(words))
  }

  @Test func aVacuousRowCoveredItsScope() {
    let out = Session().run("check --model courier --property P3 --format json").out
    #expect(out.contains(#""limit": "vacuous""#))
    #expect(!out.contains("depthCompleted"))
  }
}
