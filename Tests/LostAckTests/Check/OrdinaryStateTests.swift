import Models
import Testing

@testable import LostAck

/// Searches of states with arrays, optionals and payload enums: the same by bytes and by `Hashable`.
struct OrdinaryStateTests {
  /// A state of a random model as one writes it without a thought of speed.
  struct State: Hashable, Sendable {
    enum Shared: Hashable, Sendable {
      case some([UInt8])
      case last(UInt8)
    }
    var locals: [UInt8?]
    var shared: [Shared]
    var marked: [Bool]

    init(_ state: RandomState) {
      locals = (0..<3).map { state.locals[$0] == 0 ? nil : state.locals[$0] }
      let first = Shared.some(Array(repeating: 1, count: Int(state.shared[0])))
      shared = [first, .last(state.shared[1])]
      marked = (0..<3).map { state.marks.contains($0) }
    }

    var plain: RandomState {
      var state = RandomState()
      for process in 0..<3 {
        state.locals[process] = locals[process] ?? 0
        if marked[process] { state.marks.insert(process) }
      }
      if case .some(let list) = shared[0] { state.shared[0] = UInt8(list.count) }
      if case .last(let value) = shared[1] { state.shared[1] = value }
      return state
    }
  }

  struct Ordinary: Model {
    let table: RandomTable
    var initialStates: [State] { table.initialStates.map(State.init) }

    func steps(from state: State, _ step: Steps<Self>) {
      for successor in SilentModel(table).successors(of: state.plain) {
        step(successor.action) { $0 = State(successor.state) }
      }
    }
    typealias Action = StepLabel
  }

  func explore<M: Model>(
    _ model: M, _ fingerprinting: Fingerprinting = .automatic, _ keeping: Keeping = .fingerprints,
    threads: Int = 1
  ) -> [Int] {
    var limits = Limits()
    limits.keeping = keeping
    limits.threads = threads
    let found = ExhaustiveSearch(model, limits: limits, fingerprinting: fingerprinting).run()
    return found.layers + [found.transitions]
  }

  @Test func randomModels() {
    for seed in 0..<300 {
      let table = RandomTable(seed: seed)
      let plain = explore(SilentModel(table))
      #expect(explore(Ordinary(table: table)) == plain, "seed \(seed)")
      #expect(explore(Ordinary(table: table), .hashable) == plain, "seed \(seed)")
    }
  }

  @Test(arguments: [3, 4, 5]) func twoPhaseCommit(managers: Int) {
    let model = OrdinaryTwoPhaseCommit(managers: managers)
    let hashed = explore(model, .hashable)
    for threads in [1, 2, 8] {
      #expect(explore(model, threads: threads) == hashed)
      #expect(explore(model, .truncated(bits: 5), .states, threads: threads) == hashed)
    }
    #expect(explore(model, .automatic, .bits(bytes: 1 << 22)) == hashed)
  }

  @Test func sameStatesAsThePlainOnes() {
    #expect(explore(OrdinaryTwoPhaseCommit(managers: 5)) == explore(TwoPhaseCommit<5>()))
  }

  /// Where a limit cuts a level, what is left of it is let go, once.
  @Test func cutByALimit() {
    let model = OrdinaryTwoPhaseCommit(managers: 5)
    for states in [1, 2, 300, 1_000, 5_000] {
      var limits = Limits()
      limits.states = states
      #expect(ExhaustiveSearch(model, limits: limits).run().states == states)
    }
  }

  @Test func bitsAreForStatesOfBytes() {
    func problem<M: Model>(_ model: M) -> String? {
      var limits = Limits()
      limits.keeping = .bits(bytes: 1 << 16)
      return ExhaustiveSearch(model, limits: limits).problemOfBits
    }
    #expect(problem(OrdinaryTwoPhaseCommit(managers: 3)) == nil)
    #expect(problem(LostUpdate(count: 2)) == nil)
    #expect(problem(River())?.contains("strings or sets") == true)
    #expect(problem(Named())?.contains("strings or sets") == true)
  }

  private struct Named: Model {
    struct State: Hashable, Sendable {
      var name = "a"
      var list = [1]
    }
    let initialStates = [State()]

    func steps(from state: State, _ step: Steps<Self>) {}
    enum Action: Hashable, Sendable { case none }
  }
}
