import LostAck
import Testing

@Suite struct OnlyAfterTests {
  private let tooEarly = Judgement.rejected("id 2 happened before what must come first")

  @Test("What happens was allowed before, for the same id") func order() {
    var machine = OnlyAfter()
    expectEqual(machine.observe(.allowed(1)), .met)
    expectEqual(machine.observe(.happened(1)), .met)
    expectEqual(machine.observe(.happened(1)), .met)
    expectEqual(machine.observe(.happened(2)), tooEarly)
    expectEqual(machine.observe(.happened(2)).inWords("too early"), .rejected("too early"))
    expectEqual(machine.observe(.happened(1)).inWords("too early"), .met)
  }

  @Test("What is undone allows nothing any more") func withdrawn() {
    var machine = OnlyAfter()
    expectEqual(machine.observe(.allowed(2)), .met)
    expectEqual(machine.observe(.withdrawn(2)), .ignored)
    expectEqual(machine.observe(.happened(2)), tooEarly)
    expectEqual(machine.observe(.allowed(2)), .met)
    expectEqual(machine.observe(.happened(2)), .met)
  }

  @Test("What can be seen need not be remembered") func seen() {
    var machine = OnlyAfter(allowed: [1, 3])
    expectEqual(machine.observe(.haveHappened([])), .ignored)
    expectEqual(machine.observe(.haveHappened([3])), .met)
    expectEqual(machine.observe(.haveHappened([1, 2, 3, 4])), tooEarly)
    expectEqual(machine, OnlyAfter(allowed: [1, 3]))
  }
}
