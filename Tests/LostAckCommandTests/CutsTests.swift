import LostAck
import Testing

@testable import LostAckCommand

/// Minimal sets of rules: exact sets and counterexamples, parts before wholes, and what is said
/// where the design itself fails, or nothing can be said.
@Suite struct CutsTests {
  @Test func findsTheMinimalSets() {
    #expect(
      Session().run("cuts --model courier --scope ahead=0...1 --property P1")
        == Transcript(
          code: 0,
          out: """
            courier: which rules hold each property up (sets of at most 3)
              scope: ahead=0...1

            P1: no letter is read twice
                −R1  fails in 3: send(0) · bringAgain(0) · bring(0)

            rule      guards alone            with others
            R1        P1
            not load-bearing in this scope: R1.first, R2

            """,
          err: ""))
  }

  @Test func saysWhereTheDesignFailsOrNothingArises() {
    let result = Session().run("cuts --model courier --scope restarts=1,ahead=2...2 --size 1")
    #expect(result.code == 3)
    #expect(
      result.out.contains("P1: no letter is read twice\n    fails in 4 in the design: send(0) · "))
    #expect(
      result.out.contains(
        "P3: no letter gets wet\n    undetermined in the design: what P3 speaks of never arose"))
    #expect(result.out.hasSuffix("not load-bearing in this scope: R1, R1.first, R2\n"))
  }

  @Test func reportsAsJSON() {
    let result = Session().run("cuts --model courier --property P1 --size 2 --format json")
    #expect(result.code == 0)
    #expect(
      result.out.contains(
        #"""
        {"property": "P1", "rules": ["R1"], "steps": 3, "alone": true, "counterexample": ["send(0)", "bringAgain(0)", "bring(0)"]}
        """#))
    #expect(result.out.contains(#""notLoadBearing": ["R1.first", "R2"]"#))
  }

  @Test func aLimitLeavesSetsUndecided() {
    let result = Session().run("cuts --model courier --property P1 --size 1 --states 6")
    #expect(result.code == 3)
    #expect(result.out.contains("undetermined"))
  }

  @Test(arguments: [
    ("cuts", "explore: 'cuts' wants --model M (models: courier)\n"),
    (
      "cuts --model courier --size 0",
      "explore: --size wants a number of rules from 1 to 5, not '0'\n"
    ),
    (
      "cuts --model courier --size small",
      "explore: --size wants a number of rules from 1 to 5, not 'small'\n"
    ),
    (
      "cuts --model courier --without R1",
      "explore: 'cuts' takes no --without (it is a flag of 'check')\n"
    ),
  ])
  func badInput(line: String, error: String) {
    #expect(Session().run(line) == Transcript(code: 2, out: "", err: error))
  }

  @Test func combinationsAreAllOfThem() {
    #expect(["a", "b", "c"].combinations(of: 2) == [["a", "b"], ["a", "c"], ["b", "c"]])
    #expect(["a"].combinations(of: 2) == [])
  }
}
