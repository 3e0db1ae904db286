import Synchronization
import Testing

@testable import LostAck

struct ThreadTeamTests {
  @Test(arguments: [1, 2, 7])
  func everyPartIsDoneOnce(count: Int) {
    let team = ThreadTeam()
    for count in [count, 1, count + 1, count] {
      let done = Mutex<[Int]>([])
      team.run(count) { index in done.withLock { $0.append(index) } }
      #expect(done.withLock { $0 }.sorted() == Array(0..<count))
    }
  }

  @Test func thereIsAProcessor() {
    #expect(availableProcessors >= 1)
    #expect(availableProcessors <= 4_096)
  }
}
