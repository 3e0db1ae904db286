import Foundation
import LostAck
import Testing

/// Ctrl-C, as far as the command sees it; in processes of their own, since there is no way back.
@Suite struct InterruptionTests {
  @Test func remainingRowsAreUndetermined() async {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardOutputContent])
    {
      Interruption.request()
      let result = Session().run("--claim CO-3")
      FileHandle.standardOutput.write(Data(result.out.utf8))
      exit(result.code)
    }
    let out = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      out.contains(
        """
        CO-3a P1: undetermined (interrupted): interrupted with 1 state: complete up to depth 0, \
        1 not yet
          expanded; claimed: fails in 4
        reproduce  swift run explore check --model courier --scope restarts=1 --property P1

        """))
    #expect(out.contains("\n2 rows: 2 undetermined\n"))
  }

  @Test func aHuntSaysHowFarItCame() async {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardOutputContent])
    {
      Interruption.request()
      let result = Session([.scripted(Courier<TrueClaims>.self)]).run("--claim CO-2 --seeds 1...9")
      FileHandle.standardOutput.write(Data(result.out.utf8))
      exit(result.code)
    }
    let out = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      out.contains(
        """

        undetermined (interrupted): ended before the first seed was done
        1 row, large scopes, 0 runs each (seeds 1...9): 0 of 1 known gaps met, 0 broken

        """))
  }
}
