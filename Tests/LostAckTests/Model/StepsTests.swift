import Testing

@testable import LostAck

struct StepsTests {
  /// What a model offers from a state, with the events of each step.
  func offers<M: Model>(_ model: M, _ state: M.State) -> [(M.Action, M.State, [M.Event])] {
    let place = UnsafeMutablePointer<M.State>.allocate(capacity: 1)
    place.initialize(to: state)
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
    }
    let workspace = Workspace<M>()
    // Twice: what was offered before must be gone.
    workspace.expand(model, place)
    workspace.expand(model, place)
    let buffer = workspace.buffer.pointee
    return (0..<buffer.count).map { ordinal in
      (
        buffer.actions[ordinal], buffer.states[ordinal],
        buffer.eventRange(ordinal).map { buffer.events[$0] }
      )
    }
  }

  @Test func labelsSuccessorsAndEventsInOrder() {
    let offers = offers(Graph("a:1:x+y b:2 c:0:z"), 0)
    #expect(offers.map(\.0) == ["a", "b", "c"])
    #expect(offers.map(\.1) == [1, 2, 0])
    #expect(offers.map(\.2) == [["x", "y"], [], ["z"]])
  }

  @Test func everyEffectStartsFromTheState() {
    struct Twice: Model {
      func steps(from state: Int, _ step: Steps<Self>) {
        step(1) { $0 += 1 }
        step(2) { $0 += 1 }
      }
      var initialStates: [Int] { [0] }
      typealias State = Int
      typealias Action = Int
    }
    #expect(offers(Twice(), 5).map(\.1) == [6, 6])
  }

  /// Beyond what the buffers hold at first.
  @Test func manyStepsAndEvents() {
    struct Many: Model {
      struct State: Hashable, Sendable {
        var names: [String] = []
      }
      func steps(from state: State, _ step: Steps<Self>) {
        for number in 0..<1_000 {
          step(number) { next in
            next.names.append("\(number)")
            for event in 0..<(number % 3) { step.emit("\(number).\(event)") }
          }
        }
      }
      var initialStates: [State] { [State()] }
      typealias Action = Int
      typealias Event = String
    }
    let offers = offers(Many(), .init(names: ["first"]))
    #expect(offers.count == 1_000)
    #expect(offers[998].1.names == ["first", "998"])
    #expect(offers[998].2 == ["998.0", "998.1"])
    #expect(offers[999].2 == [])
  }

  /// Two budgets, and a step that is a fault only at an even number.
  struct Faulty: Model {
    struct State: Hashable, Sendable {
      var number = 0
      var faults = Faults()
    }
    struct Faults: Hashable, Sendable {
      var losses: Budget = 1
      var timeouts: Budget = 0
    }
    func steps(from state: State, _ step: Steps<Self>) {
      step("lost", spending: \.faults.losses) { next in
        step.emit(next.faults.losses.remains)
        next.number += 1
      }
      step("timeout", spending: \.faults.timeouts, if: state.number % 2 == 0) { $0.number += 2 }
    }
    var initialStates: [State] { [State()] }
    typealias Action = String
    typealias Event = Bool
  }

  @Test func aFaultStrikesWhileItsBudgetRemains() {
    let first = offers(Faulty(), .init())
    #expect(first.map(\.0) == ["lost"])
    #expect(first[0].1 == .init(number: 1, faults: .init(losses: 0)))
    // Spent before the effect.
    #expect(first[0].2 == [false])
    let spent = Faulty.Faults(losses: 0)
    #expect(offers(Faulty(), .init(number: 0, faults: spent)).isEmpty)
  }

  @Test func whatIsNoFaultSpendsNothing() {
    let free = offers(Faulty(), .init(number: 1, faults: .init(losses: 0)))
    #expect(free.map(\.0) == ["timeout"])
    #expect(free[0].1 == .init(number: 3, faults: .init(losses: 0)))
    let fault = offers(Faulty(), .init(number: 2, faults: .init(losses: 0, timeouts: 3)))
    #expect(fault.map(\.1) == [.init(number: 4, faults: .init(losses: 0, timeouts: 2))])
  }

  /// What a property of steps sees.
  @Test func aStepAsAPropertySeesIt() {
    let graph = Graph("a:1", "b:2:x+y", "")
    let property = Property<Graph>.neverStep("P", "") { step in
      step.before == 1 && step.action == "b" && step.after == 2
        && Array(step.events) == ["x", "y"]
    }
    #expect(ExhaustiveSearch(graph, [property]).run().violation?.actions == ["a", "b"])
  }
}
