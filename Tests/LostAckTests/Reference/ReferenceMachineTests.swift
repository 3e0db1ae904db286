import LostAck
import Testing

struct ReferenceMachineTests {
  @Test func atMostOnce() {
    var once = AtMostOnce()
    expectEqual(once.observe(3), .met)
    expectEqual(once.observe(4), .met)
    expectEqual(once.observe(3), .rejected("id 3 was seen before: expected at most once"))
    expectEqual(once.observe(0), .met)
  }

  @Test func neverAfter() {
    var never = NeverAfter()
    expectEqual(never.observe(.happened(1)), .ignored)
    expectEqual(never.observe(.barred(1)), .met)
    expectEqual(never.observe(.happened(2)), .ignored)
    expectEqual(
      never.observe(.happened(1)),
      .rejected("id 1 was barred before: expected never to happen after that"))
  }

  /// A model of one state that emits numbers from 0 to 2, and two machines to watch them.
  struct Emitter: Model {
    struct Watch: ReferenceMachines {
      var once = AtMostOnce()
      var never = NeverAfter()
    }
    func steps(from state: Bool, _ step: Steps<Self>) {
      for number in 0..<3 { step(number) { _ in step.emit(number) } }
    }
    let initialStates = [true]
    typealias State = Bool
    typealias Action = Int
    typealias Event = Int

    static let seen = Property<Self>.watching("P1", "feeds the first") { watch, number in
      _ = watch.once.observe(number)
      return .met
    }
    static let barred = Property<Self>.watching("P2", "feeds the second") { watch, number in
      number < 2 ? watch.never.observe(.barred(number)) : .ignored
    }
  }

  /// What no property feeds costs no states; what one feeds tells nodes apart.
  @Test(arguments: [Fingerprinting.automatic, .hashable])
  func onlyWhatIsFedTellsNodesApart(fingerprinting: Fingerprinting) {
    func states(_ properties: [Property<Emitter>]) -> Int {
      ExhaustiveSearch(Emitter(), properties, fingerprinting: fingerprinting).run().states
    }
    #expect(states([]) == 1)
    #expect(states([Emitter.seen]) == 8)
    #expect(states([Emitter.barred]) == 4)
    // What the second remembers follows from what the first does.
    #expect(states([Emitter.seen, Emitter.barred]) == 8)
  }
}
