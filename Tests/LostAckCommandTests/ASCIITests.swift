import Foundation
import LostAck
import Testing

/// Where the terminal's locale is not UTF-8, nothing but ASCII is printed.
@Suite struct ASCIITests {
  private let session = Session()

  private func out(_ line: String, _ environment: [String: String] = ["LANG": "C"]) -> String {
    session.run(line, isTerminal: true, environment: environment).out
  }

  @Test func everyCommandKeepsToIt() {
    #expect(out("--color never").contains("P1        holds                  7      3  ok\n"))
    let path = session.counterexamples.appending(path: "CO-3a-P1.json").path
    #expect(
      out("show \(path)").contains("4     +----- bring(0) ----->|          reader reads it\n"))
    for line in [
      "", "show \(path)", "replay \(path)", "list", "--help", "check --help",
      "check --model courier --without R1",
    ] {
      #expect(out(line).allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  @Test func soDoBrokenClaimsAndHunts() {
    let session = Session([.scripted(Courier<FalseClaims>.self)])
    for line in ["", "--seeds 1...5"] {
      let out = session.run(line, isTerminal: true, environment: ["LANG": "C"]).out
      #expect(out.allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  @Test(arguments: [
    [:], ["LANG": ""], ["LANG": "C", "LC_ALL": "de_DE.UTF-8"], ["LANG": "en_US.utf8"],
  ]) func otherTerminalsShowMore(environment: [String: String]) {
    #expect(out("", environment).contains("✓"))
  }

  @Test func soDoFilesAndPipes() {
    #expect(session.run("", environment: ["LANG": "C"]).out.contains("✓"))
  }
}
