import LostAck
import Testing

@Suite struct OnlyCurrentTests {
  private func judge(_ number: Int, _ current: OnlyCurrent.Current) -> Judgement {
    OnlyCurrent().observe(.init(3, carrying: number, current: current))
  }

  @Test("What is current acts, the ends of a range included") func met() {
    expectEqual(judge(7, .number(7)), .met)
    expectEqual(judge(-30, .within(-30...30)), .met)
    expectEqual(judge(30, .within(-30...30)), .met)
    expectEqual(judge(.max, .within(0...(.max))), .met)
    expectEqual(judge(0, .among([0, 2])), .met)
  }

  @Test("What is not does not, and a rejection says what it carried and what was current")
  func rejected() {
    expectEqual(judge(7, .number(8)), .rejected("id 3 acts carrying 7: current is 8"))
    expectEqual(judge(7, .number(nil)), .rejected("id 3 acts carrying 7: current is nothing"))
    expectEqual(
      judge(31, .within(-30...30)), .rejected("id 3 acts carrying 31: current is -30 to 30"))
    expectEqual(
      judge(-31, .within(-30...30)), .rejected("id 3 acts carrying -31: current is -30 to 30"))
    expectEqual(judge(1, .among([0, 2])), .rejected("id 3 acts carrying 1: current is {0 2}"))
  }
}
