import LostAck
import Models
import Testing

/// How often the actions of each name were offered.
struct FiredTests {
  @Test(arguments: [1, 2, 8])
  func byName(threads: Int) {
    var limits = Limits()
    limits.threads = threads
    let found = ExhaustiveSearch(AtLeastOnce(ids: 2, capacity: 2), limits: limits).run()
    #expect(
      found.fired == [
        "send": 132, "dupData": 74, "dropData": 220, "deliver": 126, "dupAck": 72,
        "dropAck": 190, "recvAck": 190,
      ])
  }

  @Test func whatNeverFiredIsNotThere() {
    let found = ExhaustiveSearch(Philosophers(count: 1)).run()
    #expect(found.fired == ["takeLeft": 1])
    #expect(ExhaustiveSearch(Graph("")).run().fired == [:])
  }

  @Test func actionsThatAreNoEnum() {
    let found = ExhaustiveSearch(Graph("tap(1):1 tap(2):1", "tap(1):0 back:0")).run()
    #expect(found.fired == ["tap": 3, "back": 1])
  }
}
