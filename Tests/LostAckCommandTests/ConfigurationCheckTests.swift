import Foundation
import LostAck
import LostAckReports
import Models
import Testing

@Suite struct ConfigurationCheckTests {
  @Test func checksEachProperty() {
    #expect(
      Session().run("check --model courier --scope ahead=1...2,repeats=0")
        == Transcript(
          code: 1,
          out: """
            courier: design
              scope: letters=1 losses=1 repeats=0 restarts=0 ahead=1...2 kinds=note isRaining=false

            P1: no letter is read twice
                holds · 8 states · 6 transitions · depth 2
                the chance that a state was missed is at most 1.5e-18
                fired: bring 2, lose 2, send 2
                never fired: bringAgain, restart

            P2: no letter is read by a clock that is two hours ahead
                fails in 2 · 8 states · 6 transitions · depth 2
                fired: as above

            start: the clock is 2 hours ahead
               sender           reader
            1     ● send(0)        │        a letter is handed over
            2     ├─── bring(0) ──▶│        reader reads it
               ✗ P2: no letter is read by a clock that is two hours ahead

            P3: no letter gets wet
                undetermined (vacuous) · 8 states · 6 transitions · depth 2
                what P3 speaks of never arose in this scope
                the chance that a state was missed is at most 1.5e-18
                fired: as above

            """,
          err: ""))
  }

  @Test func keepsWholeStatesOrBits() {
    let exact = Session().run("check --model courier --property P1 --exact")
    #expect(exact.code == 0)
    #expect(exact.out.contains("\n    whole states were compared: none was missed\n"))
    let bits = Session().run("check --model courier --property P1 --bits 1M")
    #expect(bits.code == 3)
    #expect(
      bits.out.contains(
        "    undetermined (bits) · 7 states · 6 transitions · depth 3\n"
          + "    all 7 states that were met are explored, but only bits of each were kept: about "))
    #expect(
      Session().run("check --model courier --exact --bits 1M").err
        == "explore: --exact and --bits exclude each other\n")
  }

  @Test func takesEveryKindOfChange() {
    let result = Session().run([
      "check", "--model", "courier", "--property", "P1", "--without", "R2,R1.first", "--with", "X1",
      "--scope", "letters=2,restarts=1,ahead=-1...1,kinds=note+parcel,isRaining=true",
    ])
    #expect(result.code == 0)
    #expect(
      result.out.hasPrefix(
        """
        courier: −R2 −R1.first +X1
          scope: letters=2 losses=1 repeats=1 restarts=1 ahead=-1...1 kinds=note+parcel isRaining=true

        P1: no letter is read twice
            holds · 
        """))
  }

  @Test func largeScopeIsWhereTheOtherFieldsComeFrom() {
    let session = Session()
    let large = session.run("check --model courier --property P1 --size large --scope losses=0").out
    #expect(large.contains("scope: letters=2 losses=0 "))
    let named = session.run("check --model courier --property P1 --size large --scope letters=1")
      .out
    #expect(named.contains("scope: letters=1 losses=1 "))
  }

  @Test func exitCodesAreThoseOfTheWorstProperty() {
    let session = Session()
    #expect(session.run("check --model courier --property P1").code == 0)
    #expect(session.run("check --model courier --property P3").code == 3)
    #expect(session.run("check --model courier --without R1").code == 1)
  }

  @Test func reportsAsJSON() {
    #expect(
      Session().run("check --model courier --without R1 --property P1 --format json")
        == Transcript(
          code: 1,
          out: """
            {
              "tool": "LostAck",
              "format": 1,
              "verdict": "fails",
              "claims": [
                {"model": "courier", "without": ["R1"], "with": [], "scope": {"letters": 1, \
            "losses": 1, "repeats": 1, "restarts": 0, "ahead": "0...0", "kinds": ["note"], \
            "isRaining": false}, "property": "P1", "verdict": "fails", "exhausted": false, \
            "states": 7, "transitions": 6, "depth": 3, "steps": 3, \
            "labels": ["send(0)", "bringAgain(0)", "bring(0)"], \
            "fired": {"bring": 2, "bringAgain": 1, "lose": 2, "send": 1}, \
            "neverFired": ["restart"]}
              ]
            }

            """,
          err: ""))
  }

  /// The courier's letters declare nothing: the same is explored, and it is said so.
  @Test func saysWhatAReductionCameTo() {
    let session = Session()
    let line = "check --model courier --property P1"
    let plain = session.run(line)
    let reduced = session.run(line + " --reduce")
    #expect(reduced.code == 0)
    #expect(
      reduced.out
        == plain.out.replacing(
          "    fired: ",
          with: "    reduced: nothing, no process is alone with its steps\n    fired: "))
    let json = session.run(line + " --reduce --format json").out
    #expect(json.contains("\"reduction\": {\"states\": "))
    #expect(json.contains("\"narrowed\": 0, \"shortest\": true}"))
    #expect(!session.run(line + " --format json").out.contains("reduction"))
  }

  /// The capture lane declares some: fewer states, the same verdicts; of whole runs all of them.
  @Test func checksWithAReduction() {
    let session = Session([SystemEntry(CaptureLane.self)])
    let line = "check --model capture-lane --scope taps=2,horizon=60,memory=2 --property"
    #expect(session.run(line + " P2").out.contains("holds · 22,583 states"))
    let reduced = session.run(line + " P2 --reduce")
    #expect(reduced.code == 0)
    #expect(reduced.out.contains("holds · 10,155 states"))
    #expect(reduced.out.contains("    reduced: one process's steps alone from "))
    #expect(reduced.out.contains(" of 10,155 states\n"))
    let failing = "check --model capture-lane --scope relaunches=1 --property P3"
    let full = session.run(failing)
    let less = session.run(failing + " --reduce")
    #expect(less.code == 1)
    #expect(less.out.contains("; the figures are of the search without"))
    // All but the words on the reduction is the same, the drawing included.
    let words = less.out.split(separator: "\n", omittingEmptySubsequences: false)
    let start = words.firstIndex { $0.hasPrefix("    reduced: ") }!
    let end = words.firstIndex { $0.hasPrefix("    fired: ") }!
    #expect((words[..<start] + words[end...]).joined(separator: "\n") == full.out)
    #expect(
      session.run(line + " P9 --reduce").out
        .contains("    reduced: no, a property of whole runs wants every step\n"))
  }

  @Test func randomRunsAreNotReduced() {
    #expect(
      Session().run("check --model courier --seed 1 --reduce")
        == Transcript(
          code: 2, out: "",
          err:
            "explore: --reduce leaves out states of the exhaustive check, and a random run visits "
            + "few; leave out --reduce or --seed\n"))
  }

  @Test func writesTheCounterexampleWhereItIsAskedTo() throws {
    let session = Session()
    let file = session.directory.appending(path: "found.json").path
    let line = "check --model courier --without R1 --property P1 --out \(file)"
    let result = session.run(line)
    #expect(result.code == 1)
    #expect(result.err == "explore: wrote \(file)\n")
    #expect(result.out.hasSuffix("\nfile       \(file)\n"))
    #expect(session.run("replay \(file)").code == 0)
    // A counterexample may be overwritten by another one.
    #expect(session.run(line).code == 1)
    #expect(session.files == [:])
  }

  @Test func overwritesNothingElse() throws {
    let session = Session()
    let file = session.directory.appending(path: "precious.txt").path
    try Data("precious\n".utf8).write(to: URL(filePath: file))
    #expect(
      session.run("check --model courier --without R1 --property P1 --out \(file)")
        == Transcript(
          code: 2, out: "",
          err: "explore: --out would overwrite what is no counterexample: \(file): "
            + "not JSON: line 1, column 1: expected a value\n"))
    #expect(try String(contentsOf: URL(filePath: file), encoding: .utf8) == "precious\n")
  }

  @Test func writesNothingWhereNothingFails() {
    let session = Session()
    let file = session.directory.appending(path: "found.json").path
    #expect(session.run("check --model courier --property P1 --out \(file)").code == 0)
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
