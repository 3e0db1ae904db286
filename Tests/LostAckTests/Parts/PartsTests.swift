import LostAck
import Testing

struct SmallSetTests {
  @Test func membership() {
    var set: SmallSet = [5, 0, 63]
    #expect(set.count == 3 && !set.isEmpty)
    #expect(set.contains(0) && set.contains(63) && !set.contains(1))
    expectEqual(set.insert(5), false)
    expectEqual(set.insert(1), true)
    expectEqual(set.remove(0), true)
    expectEqual(set.remove(0), false)
    #expect(set == [1, 5, 63])
  }

  @Test func iteratesInAscendingOrder() {
    #expect(Array([40, 2, 63, 0] as SmallSet) == [0, 2, 40, 63])
    #expect(Array(SmallSet()) == [])
    #expect(([3, 1] as SmallSet).description == "{1 3}")
  }

  @Test func ofARange() {
    #expect(SmallSet(2..<5) == [2, 3, 4])
    #expect(SmallSet(0..<64) { $0 % 31 == 1 } == [1, 32, 63])
    #expect(SmallSet(3..<3).first == nil && SmallSet(3..<9).first == 3)
  }

  @Test func algebra() {
    var set: SmallSet = [1, 2]
    #expect(set.union([2, 3]) == [1, 2, 3])
    #expect(set.subtracting([2, 3]) == [1])
    set.formUnion([9])
    #expect(set == [1, 2, 9])
  }
}

struct FewTests {
  struct Padded: Hashable, BitwiseCopyable, Sendable {
    var small: UInt8
    var large: UInt32
  }

  @Test func keepsItsOrder() {
    var few = Few<3, UInt8>()
    #expect(few.isEmpty && few.first == nil && few.last == nil)
    for element in [7, 8, 9] { few.append(UInt8(element)) }
    #expect(few.isFull && few.count == 3 && few.capacity == 3)
    #expect(few.first == 7 && few.last == 9)
    #expect(few.firstIndex(of: 8) == 1 && few.contains(9) && !few.contains(0))
    expectEqual(few.remove(at: 1), 8)
    #expect(few.description == "[7 9]")
    expectEqual(few.removeFirst(), 7)
    few[0] = 4
    #expect(few.last == 4)
    few.removeAll()
    #expect(few == Few())
  }

  /// Equal values have equal bytes where the mask looks, however they came about.
  @Test func whatIsVacatedIsZero() throws {
    var short = Few<3, Padded>()
    short.append(Padded(small: 1, large: 2))
    var long = short
    long.append(Padded(small: 3, large: 4))
    long.append(Padded(small: 5, large: 6))
    long.remove(at: 2)
    long.remove(at: 1)
    let mask = try #require(ByteMask(sample: short))
    #expect(short == long)
    #expect(short.hashValue == long.hashValue)
    #expect(masked(short, mask) == masked(long, mask))
  }

  func masked<T>(_ value: T, _ mask: ByteMask) -> [UInt8] {
    withUnsafeBytes(of: value) { bytes in
      bytes.indices.map {
        bytes[$0] & UInt8(truncatingIfNeeded: mask.words[$0 / 8] >> ($0 % 8 * 8))
      }
    }
  }
}

struct PerProcessTests {
  @Test func aValueForEach() {
    var values = PerProcess<3, Int16>(repeating: 5)
    values[1] = 7
    #expect(values.count == 3 && Array(values.indices) == [0, 1, 2])
    #expect(values[0] == 5 && values[1] == 7)
    #expect(values.contains { $0 == 7 } && !values.contains { $0 == 8 })
    #expect(values.allSatisfy { $0 > 4 } && !values.allSatisfy { $0 > 5 })
    #expect(values != PerProcess(repeating: 5))
    #expect(values.description == "[5 7 5]")
  }
}

struct LaneTests {
  @Test func messages() {
    var lane = Lane(losses: 1, repeats: 1)
    lane.send(3)
    lane.send([1, 3])
    #expect(lane.inFlight == [1, 3])
    lane.deliverAgain(3)
    #expect(lane.inFlight == [1, 3] && !lane.repeats.remains)
    lane.deliver(3)
    #expect(lane.inFlight == [1])
    lane.lose(1)
    #expect(lane.inFlight.isEmpty && !lane.losses.remains)
    lane.send(2)
    lane.clear()
    #expect(lane.inFlight.isEmpty)
  }
}

struct BudgetTests {
  @Test func countsDown() {
    var budget: Budget = 2
    budget.spend()
    #expect(budget.remains && budget.description == "1")
    budget.spend()
    #expect(!budget.remains && budget == Budget(0))
  }
}

struct MemoryTests {
  struct Ids: Hashable, Sendable, BlankSlate {
    var seen: SmallSet = []
  }

  @Test func aRelaunchKeepsWhatIsDurable() {
    var memory = Memory<Ids, UInt8>(4, relaunches: 1)
    memory.volatile.seen = [1]
    memory.durable = 9
    memory.relaunch()
    #expect(memory.volatile.seen.isEmpty)
    #expect(memory.durable == 9)
    #expect(!memory.relaunches.remains)
  }
}

struct SkewedClockTests {
  @Test func skewAndSteps() {
    var clock = SkewedClock(ahead: -30, stepsForward: 1, stepsBack: 1)
    #expect(clock.reading(at: 100) == 70)
    clock.stepForward(by: 40)
    #expect(clock.reading(at: 100) == 110 && !clock.stepsForward.remains)
    clock.stepBack(by: 5)
    #expect(clock.reading(at: 100) == 105 && !clock.stepsBack.remains)
  }
}

struct LeaseTests {
  @Test func endsByBeingGivenBackOrRunningOut() {
    var lease = Lease()
    #expect(lease.isFree)
    lease.give(to: 1)
    #expect(lease.isHeld && lease.isOf(1) && !lease.isOf(0))
    lease.runOut()
    #expect(lease.isFree && lease.isGiven && lease.isOf(1))
    lease.renew()
    #expect(lease.isHeld)
    lease.die()
    #expect(lease.isHeld && lease.isOfDead && !lease.isOf(1))
    lease.giveBack()
    #expect(lease == Lease())
  }

  @Test func aTokenIsNewAndNobodysElse() {
    var lease = TokenLease()
    #expect(!lease.isHeld && !lease.isCurrent(0))
    let first = lease.acquire { _ in false }
    #expect(lease.isHeld && lease.isCurrent(first))
    lease.isExpired = true
    #expect(lease.isCurrent(first))
    let second = lease.acquire { $0 == first }
    #expect(second != first && lease.isCurrent(second) && !lease.isExpired)
    #expect(!lease.isCurrent(first))
    lease.giveBack()
    #expect(lease == TokenLease() && !lease.isCurrent(second))
  }
}
