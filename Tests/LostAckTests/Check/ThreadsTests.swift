import Synchronization
import Testing

@testable import LostAck

struct ThreadsTests {
  @Test(arguments: [1, 2, 7])
  func everyPartIsDoneOnce(count: Int) {
    let done = Mutex<[Int]>([])
    inParallel(count) { index in done.withLock { $0.append(index) } }
    #expect(done.withLock { $0 }.sorted() == Array(0..<count))
  }

  @Test func thereIsAProcessor() {
    #expect(availableProcessors >= 1)
    #expect(availableProcessors <= 4_096)
  }
}
