import LostAck
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
      graph, [Graph.never(state: 2), .never("P", "", when: { $0 == 9 }) { _ in true }]
    ).run()
    #expect(found.violation?.property == 0)
    #expect(found.met == [true, false])
  }

  @Test func whicheverThreadMeetsIt() {
    for threads in [1, 2, 3, 8] {
      var limits = Limits()
      limits.threads = threads
      let property = Property<AtLeastOnce>.always(
        "P", "", when: { $0[0].applied == 1 && $0[1].acknowledgements == 2 }, { _ in true })
      let never = Property<AtLeastOnce>.always(
        "P", "", when: { $0[0].applied == 2 }, { _ in true })
      let found = ExhaustiveSearch(
        AtLeastOnce(ids: 2, capacity: 3), [property, never], limits: limits
      ).run()
      #expect(found.met == [true, false])
    }
  }
}
