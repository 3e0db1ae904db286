import LostAck
import LostAckCommand
import LostAckReports
import Testing

@Suite struct ListAndHelpTests {
  private let session = Session([
    SystemEntry(Courier<TrueClaims>.self), SystemEntry(Other.self),
  ])

  @Test func listsWhatCanBeNamed() {
    let all = session.run("list")
    let courier = session.run("list --model courier")
    let other = session.run("list --model other")
    #expect(all.code == 0)
    #expect(all.out == courier.out + "\n" + other.out)
    #expect(
      courier.out == """
        courier: A courier brings letters, and the reader reads each once.

          rules in the design
            R1        the reader remembers what it has read
            R1.first  it does so before it reads
            R2        the reader confirms what it has read

          rules to add
            X1  what was read is written down

          properties
            P1  no letter is read twice
            P2  no letter is read by a clock that is two hours ahead
            P3  no letter gets wet

          scope
            letters    1, large: 2
            losses     1
            repeats    1
            restarts   0
            ahead      0...0
            kinds      note
            isRaining  false

          claims
            CO-1   design · P1: holds
            CO-2   −R1 · P1: fails in 3
            CO-3a  design restarts=1 · P1: fails in 4
            CO-3b  +X1 restarts=1 · P1: holds
            CO-4   design repeats=0 ahead=0...2 · P2: fails in 2
            CO-4   design repeats=0 ahead=0...2 · P1: holds

        """)
    #expect(
      other.out == """
        other: A lamp.

          rules in the design
            R1  the lamp is pressed

          properties
            P1  the lamp is never off

          claims
            OT-1  design · P1: holds

        """)
  }

  @Test func listsAsJSON() throws {
    #expect(
      session.run("list --model other --format json").out == """
        {
          "tool": "LostAck",
          "format": 1,
          "models": [
            {"name": "other", "summary": "A lamp.", \
        "rules": [{"id": "R1", "sentence": "the lamp is pressed", "inDesign": true}], \
        "properties": [{"id": "P1", "sentence": "the lamp is never off"}], \
        "actions": ["press"], "scope": {"small": {}, "large": {}}, \
        "claims": [{"id": "OT-1", "claim": "OT-1", "model": "other", "without": [], "with": [], \
        "scope": {}, "property": "P1", "expected": "holds"}]}
          ]
        }

        """)
  }

  @Test(arguments: ["", "check", "list", "replay", "show", "bench"])
  func helpIsThereForEveryCommand(command: String) {
    let help = session.run(command + " --help")
    #expect(help.code == 0)
    #expect(help.err == "")
    #expect(help.out.contains("\nexample"))
    #expect(help.out.contains("\n  swift run explore \(command)"))
    #expect(help.out.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(session.run(command + " --nonsense -h").out == help.out)
  }

  @Test func versionIsPrinted() {
    let version = "LostAck \(Explore.version) (counterexample format 1)\n"
    #expect(session.run("--version") == Transcript(code: 0, out: version, err: ""))
    #expect(session.run("list --version") == Transcript(code: 0, out: version, err: ""))
  }

  @Test func flagsComeInAnyOrder() {
    let result = session.run("list --model courier --format json")
    #expect(session.run("--format json list --model=courier") == result)
    #expect(session.run("--model courier --format=json list") == result)
  }

  @Test func colorIsForVerdictsOnly() {
    let session = Session([SystemEntry(Courier<FalseClaims>.self)])
    let plain = session.run("").out
    let colored = session.run("--color always").out
    #expect(colored != plain)
    #expect(colored.contains("  \u{1B}[31mfails in 4  \u{1B}[0m  "))
    #expect(colored.contains("  \u{1B}[33mundetermined\u{1B}[0m  "))
    let stripped = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(stripped == plain)
    #expect(session.run("", isTerminal: true).out == colored)
    #expect(session.run("", isTerminal: true, environment: ["NO_COLOR": "1"]).out == plain)
    #expect(session.run("", isTerminal: true, environment: ["NO_COLOR": ""]).out == colored)
    #expect(session.run("--color never", isTerminal: true).out == plain)
    #expect(session.run("--color always", environment: ["NO_COLOR": "1"]).out == colored)
    #expect(!session.run("--color always --format json").out.contains("\u{1B}"))
  }
}
