import LostAck
import Models
import Testing

/// The models whose state spaces are known, with the largest declarations that are sound for them.
/// Every label is a process of its own.
@Suite struct KnownAnswersReductionTests {
  /// Compares with and without; the states explored with.
  func reduced<M: Model>(
    _ model: M, _ properties: [Property<M>], sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Int {
    let full = ExhaustiveSearch(model, properties).run()
    let largest = try #require(
      LargestDeclaration(of: model, properties) { action in
        // Two labels of one number only make the declaration smaller.
        Int(label(of: action).utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) % 61 })
      })
    let audit = IndependenceAudit(of: model, properties, owner: largest.soleOwner)
    #expect(audit.offence == nil, sourceLocation: sourceLocation)
    #expect(audit.isExhausted, sourceLocation: sourceLocation)
    for threads in [1, 2, 3, 8] {
      var limits = Limits()
      limits.threads = threads
      let less = ExhaustiveSearch(
        model, properties, limits: limits, reduction: largest.reduction
      ).run()
      #expect(less.violation?.actions == full.violation?.actions, sourceLocation: sourceLocation)
      #expect(less.violation?.property == full.violation?.property, sourceLocation: sourceLocation)
      #expect(less.isExhausted == full.isExhausted, sourceLocation: sourceLocation)
      #expect(less.met == full.met, sourceLocation: sourceLocation)
      #expect(less.fired.keys == full.fired.keys, sourceLocation: sourceLocation)
    }
    return ExhaustiveSearch(model, properties, reduction: largest.reduction).run().reduction!.states
  }

  /// One player: no step goes with any other.
  @Test func puzzles() throws {
    #expect(try reduced(DieHard(), []) == 16)
    _ = try reduced(DieHard(), [DieHard.neverFour])
    #expect(try reduced(River(), []) == 10)
    _ = try reduced(River(), [River.neverAcross])
    #expect(try reduced(Missionaries(), []) == 16)
    _ = try reduced(Missionaries(), [Missionaries.neverAcross])
    #expect(try reduced(Hanoi(disks: 5), []) == 243)
    _ = try reduced(Hanoi(disks: 5), [Hanoi.neverDone])
  }

  @Test(arguments: [(3, 14, 14), (5, 82, 82), (8, 1_154, 1_154)])
  func philosophers(count: Int, states: Int, less: Int) throws {
    let model = Philosophers(count: count)
    #expect(ExhaustiveSearch(model).run().states == states)
    #expect(try reduced(model, []) == less)
    _ = try reduced(model, [model.neverStuck])
    _ = try reduced(model, [.noDeadlock("P2", "never stuck")])
  }

  @Test(arguments: [(2, 12, 11), (3, 59, 51), (4, 330, 304)])
  func lostUpdate(count: Int, states: Int, less: Int) throws {
    let model = LostUpdate(count: count)
    #expect(ExhaustiveSearch(model).run().states == states)
    let found = try reduced(model, [])
    #expect(found == less)
    _ = try reduced(model, [model.nothingLost])
  }

  /// With every manager told apart, and not.
  @Test func twoPhaseCommit() throws {
    let neverStuck3 = Property<TwoPhaseCommit<3>>.noDeadlock("P2", "never stuck")
    let neverStuck4 = Property<TwoPhaseCommit<4>>.noDeadlock("P2", "never stuck")
    let states = [
      try reduced(TwoPhaseCommit<3>(), [TwoPhaseCommit<3>.agreement]),
      try reduced(TwoPhaseCommit<3>(), [neverStuck3]),
      try reduced(TwoPhaseCommit<3>(isSymmetric: true), [TwoPhaseCommit<3>.agreement]),
      try reduced(TwoPhaseCommit<4>(isSymmetric: true), [neverStuck4]),
    ]
    #expect(states == [262, 262, 75, 148])
  }

  @Test(arguments: [(1, 1, 9, 9), (1, 2, 21, 21), (2, 1, 53, 53), (2, 2, 221, 221)])
  func atLeastOnce(ids: Int, capacity: Int, states: Int, less: Int) throws {
    let model = AtLeastOnce(ids: ids, capacity: capacity)
    let properties = [AtLeastOnce.once, AtLeastOnce.applied]
    #expect(ExhaustiveSearch(model, properties).run().states == states)
    #expect(try reduced(model, properties) == less)
    for isSymmetric in [false, true] {
      let evicting = AtLeastOnce(
        ids: ids, capacity: capacity, evicts: true, isSymmetric: isSymmetric)
      _ = try reduced(evicting, [AtLeastOnce.once])
    }
  }

  /// Six counters, each alone: one order in place of all.
  @Test func counters() {
    let found = ExhaustiveSearch(
      Counters(),
      reduction: .owners { action, _ in
        switch action {
        case .raise(let counter): counter
        }
      }
    ).run()
    #expect(found.states == 55)
    #expect(found.depth == 54)
  }
}
