import LostAck
import Models
import Testing

/// Whether what a property speaks of ever arose.
struct VacuityTests {
  let graph = Graph("a:1:ping b:2", "c:0", "")

  func met(_ property: Property<Graph>) -> Bool {
    ExhaustiveSearch(graph, [property]).run().met[0]
  }

  @Test func states() {
    #expect(met(.never("P", "") { $0 == 9 }))
    #expect(met(.never("P", "", when: { $0 == 2 }) { $0 == 9 }))
    #expect(!met(.never("P", "", when: { $0 == 9 }) { _ in true }))
    #expect(met(.always("P", "", when: { $0 == 0 }) { $0 == 0 }))
    #expect(!met(.always("P", "", when: { $0 == 9 }) { _ in false }))
  }

  @Test func steps() {
    #expect(met(.neverStep("P", "") { $0.after == 9 }))
    #expect(met(.neverStep("P", "", when: { $0.action == "c" }) { $0.after == 9 }))
    #expect(!met(.neverStep("P", "", when: { $0.action == "z" }) { _ in true }))
  }

  @Test func events() {
    #expect(met(.neverEvent("P", "") { $0 == "pong" }))
    #expect(!met(.neverEvent("P", "", when: { $0 == "pong" }) { _ in true }))
    #expect(!met(.watching("P", "") { _, _ in .ignored }))
    #expect(met(.watching("P", "") { _, _ in .met }))
  }

  @Test func whatIsViolatedWasMet() {
    let found = ExhaustiveSearch(
      graph,
      [
        .never("P1", "", when: { $0 == 2 }) { _ in true },
        .never("P2", "", when: { $0 == 9 }) { _ in true },
      ]
    ).run()
    #expect(found.violation?.property == 0)
    #expect(found.met == [true, false])
  }

  /// Thirty-one properties, each of which speaks of one state: they fall to different threads.
  @Test(arguments: [1, 2, 3, 8])
  func whicheverThreadMeetsIt(threads: Int) {
    typealias Commit = TwoPhaseCommit<5>
    let properties = (1..<32).map { bits in
      let prepared = SmallSet(bits: UInt64(bits))
      var state = Commit.State()
      for manager in prepared { state.managers[manager] = .prepared }
      (state.prepared, state.known) = (prepared, prepared)
      return Property<Commit>.never("P", "", when: { [state] in $0 == state }, { _ in false })
    }
    let bothSent: @Sendable (Commit.State) -> Bool = { $0.commitSent && $0.abortSent }
    let never = Property<Commit>.never("P", "", when: bothSent) { _ in false }
    var limits = Limits()
    limits.threads = threads
    let found = ExhaustiveSearch(Commit(), properties + [never], limits: limits).run()
    #expect(found.met == Array(repeating: true, count: 31) + [false])
  }
}
