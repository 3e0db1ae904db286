import LostAck
import Testing

/// What a reduction saves, and what it must not change.
@Suite struct ReductionTests {
  func limits(_ threads: Int) -> Limits {
    var limits = Limits()
    limits.threads = threads
    return limits
  }

  /// (k+1)ⁿ states before anybody is done, n(k+2)ⁿ⁻¹ after; reduced, the n·k own steps in one
  /// order, and then the same with k = 0: n·k + 1 + n·2ⁿ⁻¹.
  @Test(arguments: [(1, 3, 5, 5), (2, 3, 26, 11), (3, 4, 233, 25), (4, 5, 2_668, 53)])
  func privateSteps(processes: Int, own: Int, states: Int, reduced: Int) {
    let model = PrivateSteps(processes: processes, ownSteps: own)
    for threads in [1, 2, 3, 8] {
      let full = ExhaustiveSearch(model, [model.someoneWins], limits: limits(threads)).run()
      let less = ExhaustiveSearch(
        model, [model.someoneWins], limits: limits(threads), reduction: .declared
      ).run()
      #expect(full.states == states)
      #expect(full.reduction == nil)
      #expect(less.states == reduced)
      #expect(less.isExhausted)
      #expect(less.depth == full.depth)
      #expect(less.met == full.met)
      #expect(less.fired.keys == full.fired.keys)
      #expect(less.fired.values.reduce(0, +) == less.transitions)
      // With one process there is nobody whose steps could be left out.
      #expect(less.reduction?.states == reduced)
      #expect(less.reduction?.narrowed == (processes == 1 ? 0 : processes * own))
    }
  }

  @Test(arguments: [(2, 3, 46, 31), (3, 4, 724, 240)])
  func slowUpdate(count: Int, work: Int, states: Int, reduced: Int) {
    let model = SlowUpdate(count: count, work: work)
    #expect(ExhaustiveSearch(model, [model.neverZero]).run().states == states)
    let less = ExhaustiveSearch(model, [model.neverZero], reduction: .declared).run()
    #expect(less.states == reduced)
    #expect(less.isExhausted && less.met == [true])
  }

  /// The verdict and trace are those of the search without, and so are its other figures.
  @Test func violationsAreTheSame() throws {
    let model = PrivateSteps(processes: 3, ownSteps: 4)
    for properties in model.properties.map({ [$0] }) + [model.properties] {
      for threads in [1, 2, 3, 8] {
        let full = ExhaustiveSearch(model, properties, limits: limits(threads)).run()
        let less = ExhaustiveSearch(
          model, properties, limits: limits(threads), reduction: .declared
        ).run()
        #expect(less.violation?.actions == full.violation?.actions)
        #expect(less.violation?.property == full.violation?.property)
        #expect(less.violation?.reason == full.violation?.reason)
        #expect(less.isExhausted == full.isExhausted)
        #expect(less.met == full.met)
        let figures = try #require(less.reduction)
        #expect(figures.isShortest)
        #expect(figures.states < (full.violation == nil ? full.states : 300))
        #expect(less.states == (full.violation == nil ? figures.states : full.states))
      }
    }
    let slow = SlowUpdate(count: 3, work: 4)
    let full = ExhaustiveSearch(slow, [slow.nothingLost]).run()
    let less = ExhaustiveSearch(slow, [slow.nothingLost], reduction: .declared).run()
    #expect(full.violation?.actions.count == 18)
    #expect(less.violation?.actions == full.violation?.actions)
  }

  /// Where a limit ends the search without, the violation found is told, and that it need not be
  /// shortest.
  @Test func aLimitKeepsAWayFromBeingShortest() throws {
    let model = PrivateSteps(processes: 4, ownSteps: 5)
    var limits = Limits()
    limits.states = 100
    let full = ExhaustiveSearch(model, [model.lastWins], limits: limits).run()
    #expect(full.violation == nil)
    #expect(full.limit == .states)
    var traces: Set<[PrivateSteps.Action]> = []
    for threads in [1, 2, 3, 8] {
      limits.threads = threads
      let less = ExhaustiveSearch(
        model, [model.lastWins], limits: limits, reduction: .declared
      ).run()
      let violation = try #require(less.violation)
      #expect(less.reduction?.isShortest == false)
      traces.insert(violation.actions)
      var state = model.initialStates[0]
      for action in violation.actions {
        state = try #require(model.successors(of: state).first { $0.action == action }).state
      }
      #expect(model.isDone(state) && state.first != 3)
    }
    #expect(traces.count == 1)
  }

  /// A limit that binds the reduced search is undetermined, as ever.
  @Test func aLimitBinds() {
    let model = PrivateSteps(processes: 4, ownSteps: 5)
    var limits = Limits()
    limits.states = 52
    let less = ExhaustiveSearch(
      model, [model.someoneWins], limits: limits, reduction: .declared
    ).run()
    #expect(less.limit == .states)
    #expect(!less.isExhausted)
    #expect(less.states == 52)
  }

  /// Without the queue proviso, the process that goes round in a circle puts the other off for
  /// ever.
  @Test func aCircleOfOwnStepsPutsNobodyOff() {
    let model = Graph(
      "round:1 go:2:gone", "round:0 go:3:gone", "round:3", "round:2")
    let gone = [Graph.never(event: "gone")]
    let circle = Reduction<Graph>.owners { action, _ in action == "round" ? 0 : nil }
    let audit = IndependenceAudit(of: model, gone) { action, _ in
      action == "round" ? 0 : nil
    }
    expectSound(audit, states: 4, owned: 4)
    let less = ExhaustiveSearch(model, gone, reduction: circle).run()
    #expect(less.violation?.actions == ["go"])
    #expect(less.reduction?.states == 3)
    let all = ExhaustiveSearch(model, reduction: circle).run()
    #expect(all.states == 4)
    #expect(all.fired == ["go": 1, "round": 4])
    #expect(all.reduction?.narrowed == 1)
  }

  /// One of a process's steps leading to something new is enough, and then all of them are taken.
  @Test func allStepsOfAProcessAreTaken() {
    // 0: choose a or b, or the other goes; then 1 and 2, or 3, and so on.
    let model = Graph("a:1 b:2 go:3", "go:4", "go:5", "a:4 b:5", "", "")
    let choice = Reduction<Graph>.owners { action, _ in action == "go" ? nil : 7 }
    let less = ExhaustiveSearch(model, [Graph.never(state: 6)], reduction: choice).run()
    #expect(less.states == 5)
    #expect(less.fired == ["a": 1, "b": 1, "go": 2])
    #expect(ExhaustiveSearch(model).run().states == 6)
  }

  /// Properties of whole runs are judged on every step.
  @Test func wholeRunsAreNotReduced() {
    let model = PrivateSteps(processes: 3, ownSteps: 3)
    let done = Property<PrivateSteps>.eventually(
      "P", "all get done", under: [.weak("all") { _ in true }], model.isDone)
    let found = ExhaustiveSearch(
      model, [model.someoneWins, done], reduction: .declared
    ).run()
    #expect(found.isExhausted)
    #expect(found.states == ExhaustiveSearch(model, [model.someoneWins]).run().states)
    #expect(found.reduction == nil)
  }

  @Test func onlySixtyFourProcesses() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let wrong = Reduction<PrivateSteps>.owners { _, _ in 64 }
      _ = ExhaustiveSearch(PrivateSteps(processes: 2, ownSteps: 1), reduction: wrong).run()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the sole owner of a step is a number from 0 to 63"))
  }

  /// Both at once: fewer than with either.
  @Test(arguments: [1, 2, 3, 8]) func withInterchangeableParts(threads: Int) throws {
    let model = PrivateSteps(processes: 4, ownSteps: 5, isSymmetric: true)
    func states(_ reduction: Reduction<PrivateSteps>) -> Int {
      let found = ExhaustiveSearch(
        model, [model.someoneWins], limits: limits(threads), reduction: reduction
      ).run()
      #expect(found.isExhausted && found.met == [true])
      return found.states
    }
    // Multisets: of 4 places out of 6, and of the 3 places out of 7 of those that were not first.
    #expect(states(.none) == 126 + 84)
    #expect(states(.declared) == 20 + 1 + 4)
    let stuck = Property<PrivateSteps>.noDeadlock("P", "never stuck")
    let full = ExhaustiveSearch(model, [stuck], limits: limits(threads)).run()
    let less = ExhaustiveSearch(
      model, [stuck], limits: limits(threads), reduction: .declared
    ).run()
    #expect(full.violation?.actions.count == 24)
    #expect(less.violation?.actions == full.violation?.actions)
  }
}
