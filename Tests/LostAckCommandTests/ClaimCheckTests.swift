import LostAck
import LostAckReports
import Testing

@Suite struct ClaimCheckTests {
  @Test func printsATableOfAllRows() {
    #expect(
      Session().run("")
        == Transcript(
          code: 0,
          out: """
            courier: A courier brings letters, and the reader reads each once.
              default scope: letters=1 losses=1 repeats=1 restarts=0 ahead=0...0 kinds=note isRaining=false

            claim  configuration                 property  verdict           states  depth  as claimed
            CO-1   design                        P1        holds                  7      3  ✓
            CO-2   −R1                           P1        fails in 3             7      3  ✓
            CO-3a  design restarts=1             P1        fails in 4            18      4  ✓
            CO-3b  +X1 restarts=1                P1        holds                 14      4  ✓
            CO-4   design repeats=0 ahead=0...2  P2        fails in 2            12      2  ✓
            CO-4   "                             P1        holds                 12      2  ✓

            6 rows: 6 as claimed
            the chance that a state was missed in any of them is at most 9.6e-18

            """,
          err: """
            explore: wrote Counterexamples/CO-2-P1.json
            explore: wrote Counterexamples/CO-3a-P1.json
            explore: wrote Counterexamples/CO-4-P2.json

            """))
  }

  @Test func tellsWhatIsNotAsClaimed() {
    let session = Session([SystemEntry(Courier<FalseClaims>.self)])
    #expect(
      session.run("")
        == Transcript(
          code: 1,
          out: """
            courier: A courier brings letters, and the reader reads each once.
              default scope: letters=1 losses=1 repeats=1 restarts=0 ahead=0...0 kinds=note isRaining=false

            claim  configuration      property  verdict           states  depth  as claimed
            CO-1   design restarts=1  P1        fails in 4            18      4  ✗ claimed: holds
            CO-2   −R1                P1        fails in 3             7      3  ✗ claimed: fails in 2
            CO-3   design             P1        holds                  7      3  ✗ claimed: fails in 3
            CO-4   design             P3        undetermined           7      3  ? claimed: holds
            CO-5   design             P1        undetermined           7      3  ? claimed: holds

            CO-1 P1: fails in 4, claimed: holds · design restarts=1
               sender                reader
            1     ● send(0)             │          a letter is handed over
            2     ├─⟳─ bringAgain(0) ──▶│          reader reads it
            3     │                     ⟲ restart  reader forgets
            4     ├───── bring(0) ─────▶│          reader reads it
               ✗ P1: no letter is read twice
                 id 0 was seen before: expected at most once
            reproduce  swift run explore check --model courier --scope restarts=1 --property P1

            CO-2 P1: fails in 3, claimed: fails in 2 · −R1
               sender                reader
            1     ● send(0)             │        a letter is handed over
            2     ├─⟳─ bringAgain(0) ──▶│        reader reads it
            3     ├───── bring(0) ─────▶│        reader reads it
               ✗ P1: no letter is read twice
                 id 0 was seen before: expected at most once
            reproduce  swift run explore check --model courier --without R1 --property P1

            CO-3 P1: holds, claimed: fails in 3
            reproduce  swift run explore check --model courier --property P1

            CO-4 P3: undetermined (vacuous): what P3 speaks of never arose in this scope; claimed: holds
            reproduce  swift run explore check --model courier --property P3

            CO-5 P1: undetermined (vacuous): never fired in this scope: restart; claimed: holds
            reproduce  swift run explore --claim CO-5

            5 rows: 3 broken, 2 undetermined
            the chance that a state was missed in any of them is at most 3.4e-18

            """,
          err: ""))
    // A row that is not as claimed has nothing to keep.
    #expect(session.files == [:])
  }

  @Test func linesThatReproduceDoSo() {
    let session = Session([SystemEntry(Courier<FalseClaims>.self)])
    let result = session.run("check --model courier --scope restarts=1 --property P1")
    #expect(result.code == 1)
    #expect(result.out.contains("fails in 4"))
    #expect(session.run("check --model courier --property P3").code == 3)
    #expect(session.run("--claim CO-5").code == 3)
  }

  @Test func exitCodesAreThoseOfTheWorstRow() {
    let session = Session([SystemEntry(Courier<FalseClaims>.self)])
    #expect(session.run("--claim CO-3").code == 1)
    #expect(session.run("--claim CO-4").code == 3)
    #expect(session.run("--model courier").code == 1)
    #expect(Session().run("--claim CO-1 --states 3").code == 3)
  }

  @Test func namesTheLimitThatWasReached() {
    let result = Session().run("--claim CO-1 --states 3")
    #expect(
      result.out.contains(
        "CO-1 P1: undetermined (states): stopped by --states 3 with 3 states: complete up to depth 1, "
          + "1 not\n  yet expanded; raise --states, or narrow the scope; claimed: holds\n"
          + "reproduce  swift run explore check --model courier --property P1 --states 3\n\n"
          + "1 row: 1 undetermined\n"))
  }

  @Test func selectsByClaimAndConfiguration() {
    let session = Session([SystemEntry(Courier<TrueClaims>.self), SystemEntry(Other.self)])
    #expect(session.run("--claim CO-3").out.contains("\n2 rows: 2 as claimed\n"))
    #expect(session.files.keys.sorted() == ["CO-3a-P1.json"])
    #expect(session.run("--claim CO-3b").out.contains("\n1 row: 1 as claimed\n"))
    let other = session.run("--model other").out
    #expect(
      other == """
        other: A lamp.

        claim  configuration  property  verdict           states  depth  as claimed
        OT-1   design         P1        holds                  2      1  ✓

        1 row: 1 as claimed
        the chance that a state was missed in any of them is at most 5.4e-20

        """)
    let table = other.prefix { $0 != "✓" }
    #expect(session.run("").out.contains("\n\n" + table + "✓\n\n7 rows: 7 as claimed\n"))
  }

  @Test func largeSizeWritesNothing() {
    let session = Session()
    let result = session.run("--size large")
    #expect(result.code == 0)
    #expect(result.err == "")
    #expect(session.files == [:])
    #expect(result.out.contains("  default scope: letters=1 losses=1"))
    #expect(result.out.contains("CO-3a  design letters=2 restarts=1 "))
  }

  @Test func wrapsLongConfigurations() {
    let session = Session([SystemEntry(Courier<LongClaims>.self)])
    let result = session.run("")
    #expect(result.code == 0)
    #expect(
      result.out.hasSuffix(
        """
        claim  configuration  property  verdict           states  depth  as claimed
        CO-1   −R2 +X1 …      P1        holds                128      7  ✓
                 letters=2 losses=2 repeats=2 restarts=1 kinds=note+parcel isRaining=true
        CO-1   "              P2        holds                128      7  ✓
        CO-2   −R2            P1        holds                  7      3  ✓

        3 rows: 3 as claimed
        the chance that a state was missed in any of them is at most 8.8e-16

        """))
    #expect(result.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func reportsAsJSON() throws {
    let session = Session()
    let result = session.run("--claim CO-2 --format json")
    #expect(
      result
        == Transcript(
          code: 0,
          out: """
            {
              "tool": "LostAck",
              "format": 1,
              "verdict": "as-claimed",
              "claims": [
                {"id": "CO-2", "claim": "CO-2", "model": "courier", "without": ["R1"], "with": [], \
            "scope": {"letters": 1, "losses": 1, "repeats": 1, "restarts": 0, "ahead": "0...0", \
            "kinds": ["note"], "isRaining": false}, "property": "P1", "expected": "fails", \
            "expectedSteps": 3, "verdict": "fails", "exhausted": false, "states": 7, \
            "transitions": 6, "depth": 3, "steps": 3, \
            "counterexample": "Counterexamples/CO-2-P1.json"}
              ]
            }

            """,
          err: "explore: wrote Counterexamples/CO-2-P1.json\n"))
    let broken = Session([SystemEntry(Courier<FalseClaims>.self)]).run("--format json")
    let report = try JSONValue(parsing: Array(broken.out.utf8))
    #expect(broken.code == 1)
    #expect(report["verdict"] == .string("broken"))
    guard case .array(let rows) = report["claims"] else { return #expect(Bool(false)) }
    #expect(
      rows.map { $0["verdict"] }
        == ["fails", "fails", "holds", "undetermined", "undetermined"]
        .map { .string($0) })
    #expect(rows[0]["labels"] == .strings(["send(0)", "bringAgain(0)", "restart", "bring(0)"]))
    #expect(rows[3]["limit"] == .string("vacuous"))
    #expect(rows[3]["reason"] == .string("what P3 speaks of never arose in this scope"))
  }

  @Test func isTheSameForAnyNumberOfThreads() {
    let one = Session().run("--threads 1 --size large")
    #expect(Session().run("--threads 3 --size large") == one)
  }
}
