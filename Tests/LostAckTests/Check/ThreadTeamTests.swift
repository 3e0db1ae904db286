import Foundation
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

  /// However little the platform gives to a thread that asks for nothing.
  @Test func everyThreadMayCallDeeply() async {
    #if canImport(Glibc)
      await #expect(processExitsWith: .success) {
        var little = pthread_attr_t()
        pthread_attr_init(&little)
        pthread_attr_setstacksize(&little, 256 << 10)
        typealias Set = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
        let set = unsafeBitCast(dlsym(nil, "pthread_setattr_default_np")!, to: Set.self)
        precondition(set(&little) == 0)
        let levels = Mutex(0)
        ThreadTeam().run(3) { _ in
          let depth = descend(2_000)
          levels.withLock { $0 += depth }
        }
        precondition(levels.withLock { $0 } == 6_000)
      }
    #endif
  }

  @Test func teamsComeAndGo() {
    let before = threadCount
    for round in 0..<2_000 {
      let sum = Atomic<Int>(0)
      let team = ThreadTeam()
      for count in [2 + round % 3, 1, 4] {
        team.run(count) { index in sum.add(index, ordering: .relaxed) }
      }
      let most = 1 + round % 3
      #expect(sum.load(ordering: .relaxed) == most * (most + 1) / 2 + 6)
    }
    // Others' tests may run beside this one.
    #expect(threadCount < before + 200)
  }

  /// Some of the calls find the threads asleep, some awake, some on their way to sleep.
  @Test func noCallIsMissed() {
    let team = ThreadTeam()
    let sum = Atomic<Int>(0)
    var expected = 0
    for round in 0..<20_000 {
      let count = 2 + round % 7
      team.run(count) { index in sum.add(index, ordering: .relaxed) }
      expected += count * (count - 1) / 2
      if round % 16 == 0 { usleep(UInt32(round / 16 % 80)) }
    }
    #expect(sum.load(ordering: .relaxed) == expected)
  }

  @Test func teamsWithinTeams() {
    let sum = Atomic<Int>(0)
    let team = ThreadTeam()
    for _ in 0..<20 {
      team.run(8) { _ in
        let inner = ThreadTeam()
        for _ in 0..<20 { inner.run(3) { _ in sum.add(1, ordering: .relaxed) } }
      }
    }
    #expect(sum.load(ordering: .relaxed) == 20 * 8 * 20 * 3)
  }

  @Test func thereIsAProcessor() {
    #expect(availableProcessors >= 1)
    #expect(availableProcessors <= 4_096)
  }
}

/// How many threads the process has, where that can be seen.
private var threadCount: Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
}

/// A kilobyte and more for each level.
@inline(never) private func descend(_ levels: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 16) { memory in
    memory[levels % 1_024] = UInt8(truncatingIfNeeded: levels)
    let below = levels == 1 ? 0 : descend(levels - 1)
    return below + 1 + Int(memory[levels % 1_024] &- UInt8(truncatingIfNeeded: levels))
  }
}
