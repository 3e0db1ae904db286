import LostAck
import Models
import Testing

/// What an observer is told.
@Suite struct SearchProgressTests {
  @Test(arguments: [1, 3]) func tellsBetweenBatches(threads: Int) {
    final class Told: @unchecked Sendable { var all: [SearchProgress] = [] }
    let told = Told()
    var limits = Limits()
    limits.threads = threads
    limits.observer = ProgressObserver { told.all.append($0()) }
    let model = AtLeastOnce(ids: 3, capacity: 3)
    let found = ExhaustiveSearch(model, [AtLeastOnce.once], limits: limits).run()
    // No level has more than a batch: once each, the last one too, which finds nothing new.
    #expect(told.all.count == 17)
    #expect(told.all.map(\.depth) == Array(1...16) + [16])
    #expect(told.all.prefix(3).map(\.states) == [4, 13, 41])
    #expect(told.all.map(\.frontier) == Array(found.layers.dropFirst()) + [0])
    #expect(told.all.last?.states == 6_099)
    #expect(told.all.last?.transitions == found.transitions)
    #expect(told.all.allSatisfy { $0.bytes > 0 && !$0.isDecidingRuns })
  }
}
