import LostAck
import Models
import Testing

/// The audit of symmetry: of all models that name interchangeable parts, and of mistakes of every
/// kind.
@Suite struct SymmetryAuditTests {
  func expectSound<M: Model>(
    _ model: M, _ properties: [Property<M>], nodes: Int, exchanges: Int
  ) {
    let audit = model.auditSymmetry(judging: properties)
    #expect(audit.offence == nil)
    #expect(audit.isComplete)
    #expect(audit.nodes == nodes)
    #expect(audit.exchanges == exchanges)
  }

  @Test(arguments: [true, false]) func twoPhaseCommit(looks: Bool) {
    typealias Commit = TwoPhaseCommit<3>
    expectSound(
      Commit(isSymmetric: true, looks: looks),
      [Commit.agreement, .noDeadlock("D", "rests only decided") { $0.coordinator != .undecided }],
      nodes: 288, exchanges: 288 * 3)
  }

  @Test func atLeastOnce() {
    let model = AtLeastOnce(ids: 3, capacity: 2, isSymmetric: true)
    let states = ExhaustiveSearch(AtLeastOnce(ids: 3, capacity: 2)).run().states
    expectSound(
      model, [AtLeastOnce.once, AtLeastOnce.applied], nodes: states, exchanges: states * 3)
    // With what the property does not hold of, too.
    let evicting = AtLeastOnce(ids: 2, capacity: 2, evicts: true, isSymmetric: true)
    #expect(evicting.auditSymmetry(judging: [AtLeastOnce.once]).offence == nil)
  }

  @Test func withoutSymmetryNothingIsShown() {
    let audit = AtLeastOnce(ids: 2, capacity: 2).auditSymmetry()
    #expect((audit.nodes, audit.exchanges, audit.isComplete) == (0, 0, false))
  }

  @Test func aLimitIsTold() {
    let audit = TwoPhaseCommit<3>(isSymmetric: true).auditSymmetry(limit: 100)
    #expect((audit.nodes, audit.exchanges, audit.isComplete) == (100, 300, false))
  }

  // MARK: Mistakes

  func offence(_ model: Twins, _ properties: [Property<Twins>] = []) -> String? {
    model.auditSymmetry(judging: properties).offence?.description
  }

  @Test func twins() {
    #expect(offence(Twins(), [Twins.once]) == nil)
    #expect(offence(Twins(isOnce: true), [Twins.once]) == nil)
  }

  @Test func stepsThatDiffer() {
    #expect(
      offence(Twins(mistake: .guarded))
        == "parts 0 and 1 exchanged, after go(0): the steps differ: go(0) only before, none only "
        + "after")
  }

  @Test func anExchangeThatIsNone() {
    #expect(
      offence(Twins(mistake: .copied))
        == "parts 0 and 1 exchanged, after go(0): exchanged once more, they are not as before")
  }

  @Test func aReferenceMachineLeftOut() {
    #expect(offence(Twins(mistake: .forgotten)) == nil)
    #expect(
      offence(Twins(mistake: .forgotten), [Twins.once])
        == "parts 0 and 1 exchanged, after go(0): the steps differ: go(0), go(1) only before, "
        + "go(0), go(1) only after")
  }

  @Test func aLookThatTellsPartsApart() {
    #expect(
      offence(Twins(mistake: .looked))
        == "parts 0 and 1 exchanged, after go(0): the two have different stand-ins; does a look "
        + "tell parts apart?")
  }

  @Test func propertiesThatNameAPart() {
    let after = "parts 0 and 1 exchanged, after go(0): "
    @Sendable func nothing<T>(_: T) -> Bool { false }
    let state = Property<Twins>.never("P", "the first never goes") { $0[0] > 0 }
    #expect(offence(Twins(), [state]) == after + "P is violated by only one of the two states")
    let when = Property<Twins>.never("P", "…", when: { $0[0] > 0 }, nothing)
    #expect(offence(Twins(), [when]) == after + "P speaks of only one of the two")
    let step = Property<Twins>.neverStep("P", "…") { $0.before[0] == 1 && $0.action == .go(0) }
    #expect(offence(Twins(), [step]) == after + "P rejects a step of only one of the two")
    let isMet = Property<Twins>.neverStep("P", "…", when: { $0.action == .go(0) }, nothing)
    #expect(offence(Twins(), [isMet]) == after + "P speaks of only one of the two")
    let event = Property<Twins>.neverEvent("P", "…") { $0 == .went(0) }
    #expect(offence(Twins(), [event]) == after + "P rejects an event of only one of the two")
    let heard = Property<Twins>.neverEvent("P", "…", when: { $0 == .went(0) }, nothing)
    #expect(offence(Twins(), [heard]) == after + "P speaks of only one of the two")
    let rest = Property<Twins>.noDeadlock("P", "…", unless: { $0[0] > 0 })
    #expect(
      offence(Twins(isOnce: true), [rest]) == after + "P calls only one of the two a deadlock")
  }
}
