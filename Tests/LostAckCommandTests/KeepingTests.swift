import Foundation
import LostAck
import LostAckReports
import Testing

/// Who writes into `Counterexamples/`, and when.
@Suite struct KeepingTests {
  private let session = Session()
  private let kept: String

  init() throws {
    #expect(session.run("").code == 0)
    kept = try #require(session.text("CO-3a-P1.json"))
  }

  @Test func keepsAFileForEachRowThatIsKnownToFail() {
    #expect(session.files.keys.sorted() == ["CO-2-P1.json", "CO-3a-P1.json", "CO-4-P2.json"])
    #expect(
      kept == """
        {
          "claim": "CO-3a",
          "format": 1,
          "found": "exhaustive",
          "model": "courier",
          "property": "P1",
          "scope": {
            "ahead": "0...0",
            "isRaining": false,
            "kinds": ["note"],
            "letters": 1,
            "losses": 1,
            "repeats": 1,
            "restarts": 1
          },
          "steps": [
            {"action": "send(0)", "events": [], "process": "sender"},
            {"action": "bringAgain(0)", "events": ["read(0)"], "process": "sender"},
            {"action": "restart", "events": [], "process": "reader"},
            {"action": "bring(0)", "events": ["read(0)"], "process": "sender"}
          ],
          "tool": "LostAck",
          "with": [],
          "without": []
        }

        """)
    #expect(session.text("CO-4-P2.json")?.contains("\n  \"start\": 2,\n") == true)
  }

  @Test func leavesWhatIsAsFound() {
    let files = session.files
    let again = session.run("")
    #expect(again.err == "")
    #expect(session.files == files)
  }

  @Test func writesWhatIsAbsentForTheSelectedRowsOnly() throws {
    try session.put("CO-2-P1.json", nil)
    try session.put("CO-3a-P1.json", nil)
    #expect(session.run("--claim CO-3").err == "explore: wrote Counterexamples/CO-3a-P1.json\n")
    #expect(session.text("CO-2-P1.json") == nil)
    #expect(session.text("CO-3a-P1.json") == kept)
  }

  @Test func reportsWhatDiffersAndLeavesIt() throws {
    // It reproduces, but is longer than it need be.
    let longer =
      kept
      .replacingOccurrences(of: "\"letters\": 1", with: "\"letters\": 2")
      .replacingOccurrences(
        of: "    {\"action\": \"restart\"",
        with: """
              {"action": "send(1)", "events": [], "process": "sender"},
              {"action": "restart"
          """)
    try session.put("CO-3a-P1.json", longer)
    let result = session.run("")
    #expect(result.code == 0)
    #expect(
      result.err == "explore: Counterexamples/CO-3a-P1.json differs from what was found "
        + "(5 steps, found 4); --update rewrites it\n")
    #expect(session.text("CO-3a-P1.json") == longer)
    #expect(session.run("--update").err == "explore: updated Counterexamples/CO-3a-P1.json\n")
    #expect(session.text("CO-3a-P1.json") == kept)
  }

  @Test func reportsTheSameStepsOfAnotherConfiguration() throws {
    // The rules are told otherwise, and the steps still violate.
    try session.put(
      "CO-3a-P1.json",
      kept.replacingOccurrences(of: "\"without\": []", with: "\"without\": [\"R2\"]"))
    #expect(
      session.run("").err == "explore: Counterexamples/CO-3a-P1.json differs from what was found "
        + "(of another configuration); --update rewrites it\n")
  }

  @Test func reportsTheSameStepsToldDifferently() throws {
    let other = kept.replacingOccurrences(of: "read(0)", with: "read(zero)")
    try session.put("CO-3a-P1.json", other)
    #expect(
      session.run("--claim CO-3a").err
        == "explore: Counterexamples/CO-3a-P1.json differs from what was found "
        + "(the same steps, told differently); --update rewrites it\n")
  }

  @Test func rewritesWhatNoLongerReproduces() throws {
    try session.put(
      "CO-3a-P1.json", kept.replacingOccurrences(of: "bringAgain(0)", with: "lose(0)"))
    let result = session.run("--claim CO-3a")
    #expect(result.code == 0)
    #expect(
      result.err == "explore: rewrote Counterexamples/CO-3a-P1.json: it no longer reproduced\n")
    #expect(session.text("CO-3a-P1.json") == kept)
  }

  @Test func refusesADamagedFileUnlessItMayBeRewritten() throws {
    let damaged = String(kept.prefix(100))
    try session.put("CO-3a-P1.json", damaged)
    #expect(
      session.run("")
        == Transcript(
          code: 2, out: "",
          err: "explore: Counterexamples/CO-3a-P1.json: not JSON: line 6, column 17: "
            + "the text ends here; the string does not end\n"))
    #expect(session.text("CO-3a-P1.json") == damaged)
    #expect(session.run("--claim CO-2").code == 0)
    #expect(session.run("--update").code == 0)
    #expect(session.text("CO-3a-P1.json") == kept)
  }

  @Test func reportsFilesThatBelongToNoRow() throws {
    try session.put("CO-1-P1.json", kept)
    try session.put("CO-9-P1.json", "")
    try session.put("README.md", "")
    let result = session.run("")
    #expect(result.code == 0)
    #expect(
      result.err == """
        explore: Counterexamples/CO-1-P1.json belongs to no claim that is known to fail
        explore: Counterexamples/CO-9-P1.json belongs to no claim that is known to fail

        """)
    #expect(session.run("--claim CO-2").err == "")
  }

  @Test func otherCommandsLeaveTheDirectoryAlone() throws {
    let files = session.files
    let file = session.counterexamples.appending(path: "CO-2-P1.json").path
    for line in [
      "check --model courier --without R1", "--seed 1", "--seeds 1...3", "list", "replay \(file)",
      "show \(file)", "--size large",
    ] {
      #expect(session.run(line).code != 2, "\(line)")
      #expect(session.files == files, "\(line)")
    }
  }

  @Test func saysWhenItCannotWrite() throws {
    let session = Session()
    // Nobody, not even root, can write into a directory that is a file.
    try Data().write(to: session.counterexamples)
    let result = session.run("--claim CO-2")
    #expect(result.code == 2)
    #expect(result.out.hasSuffix("\n1 row: 1 as claimed\n"))
    #expect(result.err == "explore: Counterexamples/CO-2-P1.json: cannot be written\n")
  }

  @Test func saysWhenThereIsNoPackage() {
    let session = Session(hasPackage: false)
    let result = session.run("")
    #expect(result.code == 2)
    #expect(result.out == "")
    #expect(
      result.err == "explore: no Package.swift here or above the command's sources, so there is no "
        + "Counterexamples/ to write to; run it in the package's directory\n")
    #expect(session.run("--claim CO-1").code == 0)
    #expect(session.run("list").code == 0)
  }
}
