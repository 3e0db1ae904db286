import LostAck
import Models
import Testing

/// What a search says of its memory, and what it can say without links.
struct FootprintTests {
  func explore<M: Model>(
    _ model: M, _ properties: [Property<M>] = [], keepsTraces: Bool, threads: Int = 1
  ) -> Exploration<M> {
    var limits = Limits()
    limits.threads = threads
    var search = ExhaustiveSearch(model, properties, limits: limits)
    search.keepsTraces = keepsTraces
    return search.run()
  }

  @Test(arguments: [1, 3]) func withAndWithoutTraces(threads: Int) {
    let model = AtLeastOnce(ids: 3, capacity: 3)
    let kept = explore(model, keepsTraces: true, threads: threads)
    let none = explore(model, keepsTraces: false, threads: threads)
    for found in [kept, none] {
      #expect(found.states == 6_099)
      #expect(found.transitions == 43_041)
      #expect(found.depth == 16)
      #expect(found.isExhausted)
      // Eight tables, each of 2^10 or 2^11 places of eight bytes.
      #expect(found.footprint.visited >= 8 * 8 << 10)
      #expect(found.footprint.visited <= 8 * 8 << 11)
      #expect(found.footprint.frontier > 0)
      #expect(found.footprint.kept == found.footprint.visited + found.footprint.links)
      #expect(found.footprint.peak == found.footprint.kept + found.footprint.frontier)
    }
    // Room for 2^13 links of two bytes, and for a parent every 64.
    #expect(kept.footprint.links == (2 << 13) + (8 << 7))
    #expect(none.footprint.links == 0)
    #expect(kept.footprint.visited == none.footprint.visited)
    #expect(kept.footprint.frontier == none.footprint.frontier)
  }

  @Test(arguments: [1, 3]) func violationWithoutTraces(threads: Int) {
    let model = AtLeastOnce(ids: 3, capacity: 3, evicts: true)
    let kept = explore(model, [AtLeastOnce.once], keepsTraces: true, threads: threads)
    let none = explore(model, [AtLeastOnce.once], keepsTraces: false, threads: threads)
    #expect(kept.violation?.actions.count == 5)
    #expect(none.violation?.actions.isEmpty == true)
    #expect(none.violation?.property == 0)
    #expect(none.violation?.reason == kept.violation?.reason)
    #expect(none.states == kept.states)
  }

  @Test func limitOfStatesWithoutTraces() {
    var limits = Limits()
    limits.states = 1_000
    var search = ExhaustiveSearch(AtLeastOnce(ids: 3, capacity: 3), limits: limits)
    search.keepsTraces = false
    let found = search.run()
    #expect(found.states == 1_000)
    #expect(found.limit == .states)
  }
}
