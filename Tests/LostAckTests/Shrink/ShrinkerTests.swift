import Models
import Testing

@testable import LostAck

/// Machines with known shortest failures: whatever a random run found, it shrinks to the same
/// trace.
struct ShrinkerTests {
  /// What 100 seeds (or more, where few of them hit) shrink to, and how many hit.
  func finals<M: Model>(
    _ model: M, _ property: Property<M>, effort: ShrinkEffort = ShrinkEffort(),
    seeds: Range<UInt64> = 0..<100
  ) -> [ShrunkTrace<M>] {
    let search = RandomSearch(model, [property])
    let shrinker = Shrinker(model, property, effort: effort)
    return seeds.compactMap { seed in
      guard let found = search.run(seed: Seed(seed).derived(for: "shrink")).violation else {
        return nil
      }
      let shrunk = shrinker.shrink(root: found.root, actions: found.actions)
      #expect(shrunk != nil)
      return shrunk
    }
  }

  @Test func dieHard() {
    let finals = finals(DieHard(), DieHard.neverFour, seeds: 0..<1_000)
    #expect(finals.count > 10)
    #expect(finals.allSatisfy { $0.isShortest })
    let smallest: [DieHard.Action] = [
      .fillBig, .bigToSmall, .emptySmall, .bigToSmall, .fillBig, .bigToSmall,
    ]
    #expect(Set(finals.map(\.actions)) == [smallest])
  }

  @Test func circularQueues() {
    let three = finals(CircularQueue(mistake: .noSpareSlot), CircularQueue.isQueue)
    #expect(three.count > 50)
    #expect(Set(three.map(\.actions)) == [[.create(capacity: 1), .put(0), .size]])
    let five = finals(CircularQueue(mistake: .truncatingRemainder), CircularQueue.isQueue)
    #expect(five.count > 50)
    #expect(
      Set(five.map(\.actions)) == [[.create(capacity: 1), .put(0), .get, .put(0), .size]])
  }

  @Test func outbox() {
    let finals = finals(Outbox(ids: 4), Outbox.once)
    #expect(finals.count > 20)
    #expect(finals.allSatisfy { $0.isShortest })
    let smallest: [Outbox.Action] = [
      .enqueue(0), .enqueue(1), .enqueue(2), .send(0), .send(1), .send(2), .deliver(0), .send(0),
      .deliver(1), .deliver(2), .deliver(0),
    ]
    #expect(Set(finals.map(\.actions)) == [smallest])
    #expect(ExhaustiveSearch(Outbox(ids: 4), [Outbox.once]).run().violation?.actions == smallest)
    #expect(finals[0].reason == "id 0 was seen before: expected at most once")
  }

  @Test func atLeastOnceWithEviction() {
    let model = AtLeastOnce(ids: 3, capacity: 3, evicts: true)
    let finals = finals(model, AtLeastOnce.once)
    #expect(finals.count > 50)
    #expect(
      Set(finals.map(\.actions)) == [[.send(0), .send(0), .deliver(0), .evict(0), .deliver(0)]])
  }

  /// A deadlock ends in a state, and shows when nothing is offered there.
  @Test func deadlocks() {
    let model = Philosophers(count: 4)
    let property = Property<Philosophers>.noDeadlock("D", "somebody can always go on")
    let found = finals(model, property)
    #expect(found.count > 50)
    #expect(found.allSatisfy { $0.isShortest })
    #expect(Set(found.map(\.actions)) == [(0..<4).map { .takeLeft($0) }])
    #expect(ExhaustiveSearch(model, [property]).run().violation?.actions == found[0].actions)

    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    #expect(Set(finals(model, property, effort: effort).map(\.actions.count)) == [4])
    effort.statesFromTheTrace = 0
    #expect(Set(finals(model, property, effort: effort).map(\.actions.count)) == [4])
  }

  /// By replaying alone: short, though not always shortest, and never called so.
  @Test func withoutSearches() {
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    effort.statesFromTheTrace = 0
    let outbox = finals(Outbox(ids: 4), Outbox.once, effort: effort)
    #expect(outbox.allSatisfy { $0.actions.count == 11 && !$0.isShortest })
    #expect(outbox.allSatisfy { $0.statesSearched == 0 })
    let jugs = finals(DieHard(), DieHard.neverFour, effort: effort, seeds: 0..<1_000)
    #expect(Set(jugs.map(\.actions.count)) == [6, 8])
  }

  /// Where the search from the initial states is too much, searches from the trace reach the end.
  @Test func withSearchesFromTheTraceOnly() {
    var effort = ShrinkEffort()
    effort.statesFromTheStart = 0
    let jugs = finals(DieHard(), DieHard.neverFour, effort: effort, seeds: 0..<1_000)
    #expect(Set(jugs.map(\.actions.count)) == [6])
    #expect(Set(jugs.map(\.actions)).count == 1)
    #expect(!jugs[0].isShortest)
  }

  /// The limits of the effort are kept, and what comes out still violates.
  @Test func withLittleEffort() throws {
    var effort = ShrinkEffort()
    effort.replays = 5
    effort.statesFromTheStart = 10
    effort.statesFromTheTrace = 0
    let found = finals(Outbox(ids: 3), Outbox.once, effort: effort)
    #expect(found.allSatisfy { $0.evaluations <= 5 && $0.statesSearched <= 10 && !$0.isShortest })
    let replayer = Replayer(Outbox(ids: 3), Outbox.once)
    for trace in found {
      #expect(replayer.replay(from: trace.root, trace.actions, skips: false) != nil)
    }
  }

  /// Five thousand ways of two steps, of which the last violates.
  struct Fan: Model {
    enum State: Hashable, Sendable {
      case start
      case out(Int)
      case back(Int)
    }
    enum Action: Hashable, Sendable {
      case go(Int)
      case turn
    }
    let initialStates = [State.start]
    func steps(from state: State, _ step: Steps<Self>) {
      switch state {
      case .start: for way in 0..<5_000 { step(.go(way)) { $0 = .out(way) } }
      case .out(let way): step(.turn) { $0 = .back(way) }
      case .back: break
      }
    }
    static let never = Property<Self>.never("P1", "never back from the last way") {
      $0 == .back(4_999)
    }
  }

  /// Cut short in the last level, before the violation, a search still shows that nothing is
  /// shorter; cut short before that, it does not.
  @Test(arguments: [(5_011, true), (4_000, false)])
  func provenShortestWithoutTheTrace(states: Int, isShortest: Bool) {
    var effort = ShrinkEffort()
    effort.statesFromTheTrace = 0
    effort.statesFromTheStart = states
    let shrinker = Shrinker(Fan(), Fan.never, effort: effort)
    let shrunk = shrinker.shrink(root: 0, actions: [.go(4_999), .turn])
    #expect(shrunk?.actions == [.go(4_999), .turn])
    #expect(shrunk?.statesSearched == states)
    #expect(shrunk?.isShortest == isShortest)
  }
}
