import LostAck
import Models
import Testing

/// Properties of whole runs: the published table of ALO, exact lassos, and deadlocks.
@Suite struct LivenessTests {
  typealias Fair = Fairness<AtLeastOnce>

  static func fairness(_ send: Fair.Strength?, _ others: Fair.Strength?) -> [Fair] {
    func fair(
      _ name: String, _ strength: Fair.Strength?,
      _ includes: @escaping @Sendable (AtLeastOnce.Action) -> Bool
    ) -> Fair? {
      switch strength {
      case .weak: .weak(name, includes)
      case .strong: .strong(name, includes)
      case nil: nil
      }
    }
    return [
      fair("send", send) { if case .send = $0 { true } else { false } },
      fair("deliver", others) { if case .deliver = $0 { true } else { false } },
      fair("recvAck", others) { if case .recvAck = $0 { true } else { false } },
    ].compactMap { $0 }
  }

  static func acknowledged(_ ids: Int, _ fairness: [Fair]) -> Property<AtLeastOnce> {
    .eventually("L1", "every id is eventually acknowledged", under: fairness) { state in
      (0..<ids).allSatisfy { state[$0].isAcknowledged }
    }
  }

  func lasso(_ ids: Int, _ capacity: Int, _ fairness: [Fair]) -> (prefix: Int, cycle: Int)? {
    let model = AtLeastOnce(ids: ids, capacity: capacity)
    let found = ExhaustiveSearch(model, [Self.acknowledged(ids, fairness)]).run()
    guard let violation = found.violation, let start = violation.cycleStart else {
      #expect(found.isExhausted)
      return nil
    }
    return (start, violation.actions.count - start)
  }

  /// Columns: no fairness; weak of Send, Deliver, RecvAck; weak Send, strong Deliver and RecvAck;
  /// strong of all three.
  @Test(arguments: [(1, 1), (2, 1), (2, 2), (3, 2)])
  func table(ids: Int, capacity: Int) throws {
    let nothing = try #require(lasso(ids, capacity, Self.fairness(nil, nil)))
    #expect(nothing == (0, 0))
    // The data is dropped before it is delivered, and sent again.
    let weak = try #require(lasso(ids, capacity, Self.fairness(.weak, .weak)))
    #expect(weak == (0, 2))
    let mixed = lasso(ids, capacity, Self.fairness(.weak, .strong))
    let strong = lasso(ids, capacity, Self.fairness(.strong, .strong))
    if capacity == 1 {
      #expect(mixed == nil)
      #expect(strong == nil)
    } else {
      // The duplicates of one id keep all three classes busy; the other never gets a turn.
      #expect(try #require(mixed) == (4, 3))
      #expect(try #require(strong) == (4, 4))
    }
  }

  @Test(arguments: [3, 5, 8])
  func philosophersDeadlock(count: Int) throws {
    let property = Property<Philosophers>.noDeadlock("D", "somebody can always go on")
    for threads in [1, 2, 3, 8] {
      var limits = Limits()
      limits.threads = threads
      let found = ExhaustiveSearch(Philosophers(count: count), [property], limits: limits).run()
      #expect(try #require(found.violation).actions.count == count)
    }
    let resting = Property<Philosophers>.noDeadlock("D", "or all rest", unless: { _ in true })
    #expect(ExhaustiveSearch(Philosophers(count: count), [resting]).run().isExhausted)
  }
}
