import Foundation
import LostAck
import LostAckReports
import Models
import Testing

/// Random runs: what is printed, what is kept, when it ends.
@Suite struct HuntTests {
  private let session = Session([.scripted(Courier<TrueClaims>.self)])

  @Test func oneRunThatMeetsNothing() {
    #expect(
      session.run("--seed 4")
        == Transcript(
          code: 0,
          out: """
            courier: A courier brings letters, and the reader reads each once.

            CO-1   P1   24 steps, met nothing
            CO-2   P1   24 steps, met nothing
            CO-3a  P1   24 steps, met nothing
            CO-3b  P1   24 steps, met nothing
            CO-4   P2   24 steps, met nothing
            CO-4   P1   24 steps, met nothing

            6 rows, large scopes, 1 run each (seed 4): 0 of 3 known gaps met, 0 broken

            """,
          err: ""))
  }

  @Test func oneRunThatMeetsAKnownGap() throws {
    let drawing = """
      courier: A courier brings letters, and the reader reads each once.

      CO-2   P1   violated after 16 steps, shrunk to 3 steps (known gap)

      CO-2 P1: known gap · −R1 letters=2
         sender                reader
      1     ● send(0)             │        a letter is handed over
      2     ├─⟳─ bringAgain(0) ──▶│        reader reads it
      3     ├───── bring(0) ─────▶│        reader reads it
         ✗ P1: no letter is read twice
           id 0 was seen before: expected at most once
      seed       6, shrunk from 16 steps to 3, which is shortest
      reproduce  swift run explore --claim CO-2 --seed 6
      file       
      """
    let sum = "\n\n1 row, large scopes, 1 run each (seed 6): 1 of 1 known gaps met, 0 broken\n"
    let absent = "Counterexamples/CO-2-P1.json is absent; swift run explore --claim CO-2 writes it"
    #expect(
      session.run("--claim CO-2 --seed 6")
        == Transcript(code: 0, out: drawing + absent + sum, err: ""))
    #expect(session.files == [:])

    #expect(session.run("--claim CO-2").code == 0)
    let kept = try #require(session.text("CO-2-P1.json"))
    #expect(
      session.run("--claim CO-2 --seed 6").out == drawing + "Counterexamples/CO-2-P1.json" + sum)

    try session.put("CO-2-P1.json", kept.replacingOccurrences(of: "bring(0)", with: "lose(0)"))
    #expect(
      session.run("--claim CO-2 --seed 6").out
        == drawing + "Counterexamples/CO-2-P1.json holds another" + sum)
  }

  @Test func manyRunsAreSummedUp() {
    let result = session.run("--seeds 1...10 --size small")
    #expect(result.code == 0)
    #expect(result.err == "")
    #expect(
      result.out.contains(
        """
        CO-1   P1   met nothing in 10 runs
        CO-2   P1   met in 3 of 10 runs, first by seed 3, shrunk to 3 steps (known gap)
        CO-3a  P1   met in 3 of 10 runs, first by seed 3, shrunk to 4 steps (known gap)
        CO-3b  P1   met nothing in 10 runs
        CO-4   P2   met in 3 of 10 runs, first by seed 3, shrunk to 2 steps (known gap)
        CO-4   P1   met nothing in 10 runs

        """))
    #expect(
      result.out.contains("seed       3, shrunk from 13 steps to 4; something shorter may exist\n"))
    #expect(
      result.out.contains("reproduce  swift run explore --claim CO-3a --seed 3 --size small\n"))
    #expect(
      result.out.hasSuffix(
        "\n\n6 rows, small scopes, 10 runs each (seeds 1...10): 3 of 3 known gaps met, 0 broken\n"))
    #expect(
      session.run("--claim CO-2 --seeds 1...2").out.contains(
        "CO-2   P1   not met in 2 runs; the exhaustive check decides\n"))
  }

  @Test func aBrokenClaimEndsTheHuntAndIsKept() throws {
    let session = Session([.scripted(Courier<FalseClaims>.self)])
    let result = session.run("--seeds 1...100")
    #expect(result.code == 1)
    #expect(result.err == "explore: wrote Counterexamples/CO-1-P1-seed3.json\n")
    #expect(
      result.out.contains(
        """
        CO-1   P1   met in 1 of 3 runs, first by seed 3, shrunk to 4 steps (claimed: holds)
        CO-2   P1   met in 1 of 3 runs, first by seed 3, shrunk to 3 steps (known gap)
        CO-3   P1   not met in 3 runs; the exhaustive check decides
        CO-4   P3   met nothing in 3 runs
        CO-5   P1   met nothing in 3 runs

        CO-1 P1: broken, claimed: holds · design letters=2 restarts=1

        """))
    #expect(result.out.contains("\nfile       Counterexamples/CO-1-P1-seed3.json\n"))
    #expect(
      result.out.hasSuffix(
        "\n\n5 rows, large scopes, 3 runs each (seeds 1...100): 1 of 2 known gaps met, 1 broken\n"))
    let kept = try #require(session.text("CO-1-P1-seed3.json"))
    #expect(kept.contains("\"found\": \"seed 3\"") && kept.contains("\"letters\": 2"))
    let path = session.counterexamples.appending(path: "CO-1-P1-seed3.json").path
    #expect(session.run("replay \(path)").code == 0)

    // The same again writes nothing; another counterexample of that name is left alone.
    #expect(session.run("--claim CO-1 --seed 3").err == "")
    try session.put("CO-1-P1-seed3.json", "precious")
    let again = session.run("--claim CO-1 --seed 3")
    #expect(again.code == 1)
    #expect(
      again.err == "explore: Counterexamples/CO-1-P1-seed3.json holds another counterexample; "
        + "remove it to have this one kept\n")
    #expect(session.text("CO-1-P1-seed3.json") == "precious")
  }

  @Test func keepsGoingIfAsked() {
    let session = Session([.scripted(Courier<FalseClaims>.self)])
    let result = session.run("--seeds 1...100 --keep-going")
    #expect(result.code == 1)
    #expect(result.out.contains("CO-1   P1   met in 33 of 100 runs, first by seed 3, shrunk"))
    #expect(session.files.keys.sorted() == ["CO-1-P1-seed3.json"])
  }

  @Test(arguments: [
    "--seeds 1...100", "--seeds 5...60 --keep-going", "--seed 9", "--seeds 1...50 --format json",
  ])
  func isTheSameForAnyNumberOfThreads(line: String) {
    let one = Session([.scripted(Courier<FalseClaims>.self)]).run(line + " --threads 1")
    for threads in [2, 7] {
      let many = Session([.scripted(Courier<FalseClaims>.self)])
      #expect(many.run(line + " --threads \(threads)") == one)
    }
  }

  @Test func shardsShareTheSeeds() {
    let line = "--claim CO-2 --seeds 10...20 --shard "
    // 10 13 16 19, 11 14 17 20, 12 15 18.
    #expect(session.run(line + "1/3").out.contains("CO-2   P1   not met in 4 runs"))
    #expect(session.run(line + "2/3").out.contains("CO-2   P1   not met in 4 runs"))
    #expect(
      session.run(line + "3/3").out.contains("CO-2   P1   met in 3 of 3 runs, first by seed 12"))
    #expect(session.run(line + "3/3").out.contains("(seeds 10...20, shard 3/3)"))
  }

  /// No run of finite length violates a property of whole runs: said, and not counted as a miss.
  @Test func propertiesOfWholeRunsAreLeftToTheExhaustiveCheck() {
    let session = Session(catalog)
    let result = session.run("--claim CL-17 --seeds 1...3")
    #expect(result.code == 0)
    #expect(
      result.out.hasSuffix(
        """
        CL-17a  P9   of whole runs: only the exhaustive check decides
        CL-17b  P9   of whole runs: only the exhaustive check decides

        2 rows, large scopes, 3 runs each (seeds 1...3): 0 of 0 known gaps met, 0 broken

        """))
    let json = session.run("--claim CL-17 --seeds 1...3 --format json").out
    #expect(json.contains("\"reason\": \"of whole runs: only the exhaustive check decides\""))
  }

  @Test func seedsReachToTheEnd() {
    let last = "--claim CO-2 --seeds 18446744073709551613...18446744073709551615"
    #expect(
      session.run(last).out.contains("met in 1 of 3 runs, first by seed 18446744073709551615"))
    let sharded = session.run(last + " --shard 2/2").out
    #expect(sharded.contains("not met in 1 run"))
    // A range that nobody lives to see the end of ends with the first broken claim.
    let endless = Session([.scripted(Courier<FalseClaims>.self)])
    #expect(endless.run("--claim CO-1 --seeds 0...18446744073709551615").code == 1)
  }

  @Test func reportsAsJSON() throws {
    let result = session.run("--claim CO-2 --seeds 1...7 --format json")
    #expect(
      result
        == Transcript(
          code: 0,
          out: """
            {
              "tool": "LostAck",
              "format": 1,
              "verdict": "as-claimed",
              "seeds": [1, 7],
              "lastSeed": 7,
              "interrupted": false,
              "claims": [
                {"id": "CO-2", "claim": "CO-2", "model": "courier", "without": ["R1"], "with": [], \
            "scope": {"letters": 2, "losses": 1, "repeats": 1, "restarts": 0, "ahead": "0...0", \
            "kinds": ["note"], "isRaining": false}, "property": "P1", "expected": "fails", \
            "expectedSteps": 3, "runs": 7, "met": 2, "firstSeed": 3, "violatedAfter": 13, \
            "steps": 3, "shortest": false, "labels": ["send(0)", "bringAgain(0)", "bring(0)"]}
              ]
            }

            """,
          err: ""))
  }

  @Test func checksAConfigurationAtRandom() {
    let line = "check --model courier --without R1 --scope losses=0"
    let result = session.run(line + " --seeds 1...9")
    #expect(
      result
        == Transcript(
          code: 1,
          out: """
            courier: −R1
              scope: letters=2 losses=0 repeats=1 restarts=0 ahead=0...0 kinds=note isRaining=false

            P1  met in 1 of 3 runs, first by seed 3, shrunk to 3 steps
            P2  met nothing in 3 runs
            P3  met nothing in 3 runs

            courier: −R1
               sender                reader
            1     ● send(0)             │        a letter is handed over
            2     ├─⟳─ bringAgain(0) ──▶│        reader reads it
            3     ├───── bring(0) ─────▶│        reader reads it
               ✗ P1: no letter is read twice
                 id 0 was seen before: expected at most once
            seed       3, shrunk from 13 steps to 3; something shorter may exist
            reproduce  swift run explore check --model courier --without R1 --scope losses=0 --property P1 --seed 3

            """,
          err: ""))
    #expect(session.run(line + " --property P1 --seed 3").code == 1)
    #expect(session.run(line + " --seed 4").code == 0)
    let file = session.directory.appending(path: "found.json").path
    #expect(
      session.run(line + " --property P1 --seed 3 --out \(file)").err == "explore: wrote \(file)\n")
    #expect(session.run("replay \(file)").out.contains(" · found by seed 3\n"))
    #expect(session.files == [:])
  }
}
