import Synchronization
import Testing

@testable import LostAck

/// States that refer to objects: none is leaked, and none released twice, however a search ends.
@Suite(.serialized) struct OwnershipTests {
  final class Token: Hashable, Sendable {
    static let made = Atomic<Int>(0)
    static let gone = Atomic<Int>(0)
    let number: Int

    init(_ number: Int) {
      self.number = number
      Self.made.add(1, ordering: .relaxed)
    }
    deinit {
      precondition(number >= 0)
      Self.gone.add(1, ordering: .relaxed)
    }
    static func == (a: Token, b: Token) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  enum Held: Hashable, Sendable {
    case token(Token)
    case tokens([Token])
    case numbers([UInt16])
    case nothing
  }

  struct State: Hashable, Sendable {
    var number = 0
    var token: Token?
    var held = Held.nothing
    var list: [Held] = []
  }

  /// Each state leads to `degree` numbered below `size`, with new objects each time.
  struct Objects: Model {
    struct Watch: ReferenceMachines { var seen = Seen() }
    struct Seen: ReferenceMachine {
      var last: [Token] = []
      mutating func observe(_ input: Int) -> Judgement {
        last = [Token(input % 2)]
        return .met
      }
    }
    typealias Event = Int
    var size = 30_000
    var degree = 3

    func state(_ number: Int) -> State {
      let token = Token(number)
      var state = State(number: number, token: number % 5 == 0 ? nil : token)
      switch number % 4 {
      case 0: state.held = .token(token)
      case 1: state.held = .tokens([token, Token(number % 7)])
      case 2: state.held = .numbers([UInt16(number % 9)])
      default: break
      }
      state.list = [state.held, .token(Token(number % 3)), .nothing]
      return state
    }

    var initialStates: [State] { [state(0)] }

    func steps(from state: State, _ step: Steps<Self>) {
      for way in 0..<degree {
        step(way) { next in
          next = self.state((state.number * degree + way + 1) % size)
          step.emit(way)
        }
      }
    }
    typealias Action = Int
  }

  /// What is left of the objects that a search made, and what it found.
  func left(
    _ properties: [Property<Objects>] = [], threads: Int,
    _ change: (inout Limits) -> Void = { _ in }
  ) -> (objects: Int, found: [Int]) {
    var limits = Limits()
    limits.threads = threads
    change(&limits)
    let before = Token.made.load(ordering: .relaxed) - Token.gone.load(ordering: .relaxed)
    var found: [Int] = []
    do {
      let result = ExhaustiveSearch(Objects(), properties, limits: limits).run()
      found = [result.states, result.transitions] + result.layers
      found += result.violation.map { $0.actions } ?? []
    }
    let after = Token.made.load(ordering: .relaxed) - Token.gone.load(ordering: .relaxed)
    return (after - before, found)
  }

  func expectNoneLeft(
    _ properties: [Property<Objects>] = [], _ change: (inout Limits) -> Void = { _ in }
  ) {
    let one = left(properties, threads: 1, change)
    #expect(one.objects == 0)
    #expect(one.found[0] > 300)
    for threads in [2, 3, 16] {
      let more = left(properties, threads: threads, change)
      #expect(more.objects == 0)
      #expect(more.found == one.found)
    }
  }

  @Test func afterAllIsExplored() { expectNoneLeft() }

  @Test(arguments: [400, 5_000, 9_841, 9_842, 9_900, 20_000, 29_999])
  func whereALimitCutsALevel(states: Int) { expectNoneLeft { $0.states = states } }

  @Test func whereDepthAndMemoryEnd() {
    expectNoneLeft { $0.depth = 7 }
    #expect(left(threads: 2) { $0.memory = 3_000_000 }.objects == 0)
    #expect(left(threads: 2) { $0.time = 0.01 }.objects == 0)
  }

  @Test func whereAPropertyIsViolated() {
    expectNoneLeft([.never("P", "nothing") { $0.number == 11_111 }])
  }

  @Test func withWholeStates() {
    expectNoneLeft { $0.keeping = .states }
    expectNoneLeft {
      $0.keeping = .states
      $0.states = 7_777
    }
  }

  /// The check can fail: an object that somebody keeps is counted.
  @Test func whatIsKeptIsCounted() {
    let kept = Mutex<[Token]>([])
    let found = left(
      [
        .never("P", "nothing") { state in
          if state.number == 77 { kept.withLock { $0.append(Token(1)) } }
          return false
        }
      ], threads: 2)
    #expect(found.objects == kept.withLock { $0.count })
    #expect(found.objects > 0)
  }
}
