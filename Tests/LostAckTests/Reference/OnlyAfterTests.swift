import LostAck
import Testing

@Test("What happens was allowed before, for the same id")
func onlyAfter() {
  var machine = OnlyAfter()
  #expect(machine.observe(.allowed(1)) == .met)
  #expect(machine.observe(.happened(1)) == .met)
  #expect(machine.observe(.happened(1)) == .met)
  #expect(machine.observe(.happened(2)).inWords("too early") == .rejected("too early"))
  #expect(machine.observe(.happened(1)).inWords("too early") == .met)
}
