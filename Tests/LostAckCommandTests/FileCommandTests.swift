import Foundation
import LostAck
import LostAckReports
import Testing

/// `replay` and `show`.
@Suite struct FileCommandTests {
  private let session = Session()
  private let kept: String
  private let path: String

  init() throws {
    #expect(session.run("").code == 0)
    kept = try #require(session.text("CO-3a-P1.json"))
    path = session.counterexamples.appending(path: "CO-3a-P1.json").path
  }

  @Test func replaysStepByStep() {
    let start = session.counterexamples.appending(path: "CO-4-P2.json").path
    #expect(
      session.run("replay \(path) \(start)")
        == Transcript(
          code: 0,
          out: """
            \(path)
            CO-3a · courier · design restarts=1 · found by exhaustive search
            P1: no letter is read twice

            1  send(0) — a letter is handed over
            2  bringAgain(0) — reader reads it
                 read(0)
            3  restart — reader forgets
            4  bring(0) — reader reads it
                 read(0)

            reproduced: P1 violated at step 4
              id 0 was seen before: expected at most once

            \(start)
            CO-4 · courier · design repeats=0 ahead=0...2 · found by exhaustive search
            P2: no letter is read by a clock that is two hours ahead
            start: the clock is 2 hours ahead

            1  send(0) — a letter is handed over
            2  bring(0) — reader reads it
                 read(0)

            reproduced: P2 violated at step 2

            2 files: 2 reproduced

            """,
          err: ""))
  }

  @Test(arguments: [
    (
      "bringAgain(0)", "bringAgain(1)",
      """
      1  send(0)

      not reproduced: step 2, bringAgain(1), is not offered; offered: bring(0), bringAgain(0), \
      lose(0), restart

      """
    ),
    (
      "\"without\": []", "\"without\": [\"R1\"]",
      """
      1  send(0) — a letter is handed over
      2  bringAgain(0) — reader reads it
           read(0)
      3  restart — reader forgets
      4  bring(0) — reader reads it
           read(0)

      reproduced: P1 violated at step 4
        id 0 was seen before: expected at most once

      """
    ),
    (
      "\"with\": []", "\"with\": [\"X1\"]",
      """
      1  send(0)
      2  bringAgain(0)
           read(0)
      3  restart
      4  bring(0)
           read(0)

      not reproduced: P1 is not violated by these 4 steps

      """
    ),
    (
      "\"property\": \"P1\",", "\"property\": \"P1\", \"start\": 7,",
      """
      not reproduced: there is no initial state 7 (there are 1, counted from 0)

      """
    ),
    (
      "\n  ],\n  \"tool\"",
      ",\n{\"action\": \"restart\", \"events\": [], \"process\": \"\"}\n  ],\n  \"tool\"",
      """
      1  send(0) — a letter is handed over
      2  bringAgain(0) — reader reads it
           read(0)
      3  restart — reader forgets
      4  bring(0) — reader reads it
           read(0)

      not reproduced: P1 is violated earlier, at step 4

      """
    ),
  ]) func saysWhyItDoesNotReproduce(old: String, new: String, end: String) throws {
    let changed = kept.replacingOccurrences(of: old, with: new)
    #expect(changed != kept)
    try session.put("CO-3a-P1.json", changed)
    let result = session.run("replay \(path)")
    #expect(result.out.hasSuffix("P1: no letter is read twice\n\n" + end))
    #expect(result.code == (end.contains("not reproduced") ? 1 : 0))
    #expect(result.err == "")
    #expect(session.text("CO-3a-P1.json") == changed)
  }

  @Test func drawsLanesAndStates() {
    #expect(
      session.run("show \(path)")
        == Transcript(
          code: 0,
          out: """
            CO-3a · courier · design restarts=1 · found by exhaustive search
               sender                reader
            1     ● send(0)             │          a letter is handed over
            2     ├─⟳─ bringAgain(0) ──▶│          reader reads it
            3     │                     ⟲ restart  reader forgets
            4     ├───── bring(0) ─────▶│          reader reads it
               ✗ P1: no letter is read twice
                 id 0 was seen before: expected at most once

            """,
          err: ""))
    let states = session.run("show --states \(path)").out
    #expect(states.contains("     unsent: {0} → {}\n     courier.inFlight: {} → {0}\n"))
  }

  @Test func showsNothingThatDoesNotReproduce() throws {
    try session.put("CO-3a-P1.json", kept.replacingOccurrences(of: "restart\"", with: "rest\""))
    let result = session.run("show \(path)")
    #expect(result.code == 1)
    #expect(result.out == "")
    #expect(
      result.err == "explore: \(path): not reproduced: step 3, rest, is not offered; offered: "
        + "bring(0), lose(0), restart\n")
  }

  @Test func reportsAsJSON() throws {
    let result = session.run("replay \(path) --format json")
    #expect(result.code == 0)
    let report = try JSONValue(parsing: Array(result.out.utf8))
    #expect(report["verdict"] == .string("reproduced"))
    guard case .array(let files) = report["files"], case .array(let steps) = files[0]["trace"]
    else { return #expect(Bool(false)) }
    #expect(files[0]["id"] == .string("CO-3a"))
    #expect(files[0]["steps"] == .integer(4))
    #expect(
      steps[1]
        == .object(
          .init("action", .string("bringAgain(0)")), .init("events", .strings(["read(0)"])),
          .init("from", .string("sender")), .init("to", .string("reader")),
          .init("mark", .string("again")), .init("sentence", .string("reader reads it")),
          .init("changes", .strings(["courier.repeats: 1 → 0", "remembered: {} → {0}"]))))
    let shown = try JSONValue(parsing: Array(session.run("show \(path) --format json").out.utf8))
    #expect(shown["trace"] == files[0]["trace"])
  }

  @Test(arguments: [
    (
      "\"claim\": \"CO-3a\"", "\"claim\": \"CO-3c\"",
      "unknown claim 'CO-3c'; did you mean 'CO-3a' or 'CO-3b'?"
        + " (courier's claims: CO-1, CO-2, CO-3a, CO-3b, CO-4)"
    ),
    (
      "\"property\": \"P1\"", "\"property\": \"P2\"",
      "claim 'CO-3a' says nothing of property 'P2' (it is about: P1)"
    ),
    (
      "\"model\": \"courier\"", "\"model\": \"courir\"",
      "unknown model 'courir'; did you mean 'courier'? (models: courier)"
    ),
    (
      "\"without\": []", "\"without\": [\"R7\"]",
      "unknown rule 'R7'; did you mean 'R1' or 'R2'? (courier's rules: R1, R1.first, R2, X1)"
    ),
    (
      "\"property\": \"P1\"", "\"property\": \"P7\"",
      "unknown property 'P7'; did you mean 'P1' or 'P2' or 'P3'? (courier's properties: P1, P2, P3)"
    ),
    (
      "\"letters\": 1", "\"stamps\": 1",
      "unknown scope field 'stamps' (courier's scope: letters, losses, repeats, restarts, ahead, "
        + "kinds, isRaining)"
    ),
    (
      "\"letters\": 1", "\"letters\": \"one\"",
      "scope field 'letters' wants a whole number, not 'one'"
    ),
    (
      "\"format\": 1", "\"format\": 2",
      "format 2, which this version cannot read (it reads format 1)"
    ),
    ("\"format\": 1,", "\"format\": 1", "not JSON: line 4, column 3: expected ',' or '}'"),
  ]) func refusesWhatItCannotRead(old: String, new: String, message: String) throws {
    let changed = kept.replacingOccurrences(of: old, with: new)
    #expect(changed != kept)
    try session.put("CO-3a-P1.json", changed)
    let refusal = Transcript(code: 2, out: "", err: "explore: \(path): \(message)\n")
    #expect(session.run("replay \(path)") == refusal)
    #expect(session.run("show \(path)") == refusal)
    #expect(session.text("CO-3a-P1.json") == changed)
  }

  @Test func refusesAFileThatIsCutOffAnywhere() throws {
    let bytes = Array(kept.utf8)
    for length in stride(from: 0, to: bytes.count - 1, by: 37) {
      let cut = String(decoding: bytes.prefix(length), as: UTF8.self)
      try session.put("CO-3a-P1.json", cut)
      let result = session.run("replay \(path)")
      #expect(result.code == 2 && result.out == "", "cut after \(length)")
      #expect(result.err.hasPrefix("explore: \(path): not JSON: line "))
      #expect(result.err.count { $0 == "\n" } == 1)
      #expect(session.text("CO-3a-P1.json") == cut)
    }
  }
}
