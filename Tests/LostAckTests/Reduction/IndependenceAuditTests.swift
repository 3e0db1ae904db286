import LostAck
import Testing

/// The audit accepts what is so, and says of every kind of wrong declaration what is wrong.
@Suite struct IndependenceAuditTests {
  typealias Owner = (String, Int) -> Int?

  func offence(
    _ model: Graph, _ properties: [Property<Graph>], _ owner: @escaping Owner
  ) -> String? {
    IndependenceAudit(of: model, properties, owner: owner).offence
  }

  func offence(_ model: Graph, _ owner: @escaping Owner) -> String? { offence(model, [], owner) }

  /// A square: a process's step `own`, and `go`, of somebody else, in either order.
  let square = Graph("own:1 go:2", "go:3", "own:3", "")
  let own: Owner = { action, _ in action == "own" ? 5 : nil }

  @Test func acceptsASquare() {
    let never = [Graph.never(state: 9), Graph.never(stepTo: 9), Graph.never(event: "x")]
    expectSound(IndependenceAudit(of: square, never, owner: own), states: 4, owned: 2)
  }

  /// Alone at first, and no longer after somebody else's step.
  @Test func seesWhoIsNoLongerAlone() {
    #expect(
      offence(square) { action, state in action == "own" && state == 0 ? 5 : nil }
        == "process 5 is alone with own, and after go with other steps than before, at the start")
    #expect(
      offence(Graph("own:1 go:2", "go:3", "", ""), own)
        == "process 5 is alone with own, and after go with other steps than before, at the start")
    // One more.
    #expect(
      offence(Graph("own:1 go:2", "go:3", "own:3 more:3", "")) { action, _ in
        action == "go" ? nil : 5
      } == "process 5 is alone with own, and after go with other steps than before, at the start")
  }

  @Test func seesWhatIsNotOfferedAfterwards() {
    #expect(
      offence(Graph("own:1 go:2", "", "own:3", ""), own)
        == "process 5 is alone with own, after which go is not offered, at the start")
  }

  @Test func seesWhatDoesNotCommute() {
    #expect(
      offence(Graph("first:1", "own:2 go:3", "go:4", "own:5", "", ""), own)
        == "process 5 is alone with own, which leads with go to different states in different "
        + "orders, after first")
  }

  /// The states are the same; what was seen on the way is not.
  @Test func seesWhatIsRememberedOtherwise() {
    let model = Memo(graph: Graph("own:1:a go:2:b", "go:3:b", "own:3:a", ""))
    let owner: (String, Int) -> Int? = { action, _ in action == "own" ? 5 : nil }
    #expect(
      IndependenceAudit(of: model, [Memo.lastEvent], owner: owner).offence
        == "process 5 is alone with own, which leads with go to different states in different "
        + "orders, at the start")
    // Without the property nobody remembers.
    #expect(IndependenceAudit(of: model, [], owner: owner).offence == nil)
  }

  @Test func seesWhatIsHiddenInAState() {
    #expect(
      offence(square, [Graph.never(state: 2)], own)
        == "process 5 is alone with own, after which a property no longer sees what it saw in the "
        + "state before, after go")
    // Its condition alone.
    let vacuous = Property<Graph>(
      "P", "of 0", .state(isViolated: { _ in false }, condition: { $0 == 0 }))
    #expect(
      offence(square, [vacuous], own)
        == "process 5 is alone with own, after which a property no longer sees what it saw in the "
        + "state before, at the start")
    // What it brings about may be seen.
    #expect(offence(square, [Graph.never(state: 3)], own) == nil)
  }

  @Test func seesWhatIsHiddenOfAnotherStep() {
    #expect(
      offence(square, [Graph.never(stepTo: 2)], own)
        == "process 5 is alone with own, after which a property no longer sees what it saw of go, "
        + "at the start")
    #expect(
      offence(Graph("own:1 go:2:bad", "go:3", "own:3", ""), [Graph.never(event: "bad")], own)
        == "process 5 is alone with own, after which a property no longer sees what it saw of go, "
        + "at the start")
    // More may be seen afterwards.
    let more = Graph("own:1 go:2", "go:3:bad", "own:3", "")
    #expect(offence(more, [Graph.never(event: "bad")], own) == nil)
  }

  @Test func seesWhatIsHiddenOfItsOwnStep() {
    let late = Graph("own:1 go:2", "go:3", "own:3:bad", "")
    #expect(
      offence(late, [Graph.never(event: "bad")], own)
        == "process 5 is alone with own, of which a property sees only after go what it should see "
        + "before, at the start")
    let early = Graph("own:1:bad go:2", "go:3", "own:3", "")
    #expect(offence(early, [Graph.never(event: "bad")], own) == nil)
  }

  @Test func seesNumbersThatAreNone() {
    #expect(
      offence(square) { _, _ in -1 }
        == "a process is a number from 0 to 63, not -1, at the start")
  }

  /// Nothing is said of what was not looked at.
  @Test func saysWhereItStopped() {
    let audit = IndependenceAudit(of: square, [], limit: 3, owner: own)
    #expect(audit.offence == nil)
    #expect(!audit.isExhausted)
    #expect(IndependenceAudit(of: square, [], limit: 4, owner: own).isExhausted)
  }

  @Test func whatTheModelDeclaresIsTakenByDefault() {
    let model = PrivateSteps(processes: 2, ownSteps: 2)
    // Each alone in 2 of 3 places, whatever the other does, who is first or not: 2 · 2 · 4.
    expectSound(IndependenceAudit(of: model, model.properties), states: 17, owned: 16)
    #expect(IndependenceAudit(of: SlowUpdate(count: 2, work: 2), []).offence == nil)
    #expect(IndependenceAudit(of: LostUpdate(count: 2), []).owned == 0)
  }

  /// The stand-ins that a search visits need not be reachable themselves.
  @Test func looksAtExchangedParts() {
    var model = PrivateSteps(processes: 2, ownSteps: 2, isSymmetric: true)
    #expect(IndependenceAudit(of: model, model.properties).offence == nil)
    model.ahead = 1
    // Wrong only where the second process is ahead, which no run leads to at once.
    var wrong = PrivateSteps.State()
    wrong.steps[1] = 1
    let audit = IndependenceAudit(of: model, []) { [wrong] action, state in
      if state != wrong { return nil }
      return switch action {
      case .own(let process): process == 1 ? 1 : nil
      case .finish: nil
      }
    }
    #expect(
      audit.offence
        == "process 1 is alone with own(1), and after own(0) with other steps than before, at a "
        + "state with interchangeable parts exchanged")
  }

  @Test func findsTheLargestDeclaration() throws {
    let model = PrivateSteps(processes: 3, ownSteps: 2)
    let largest = try #require(
      LargestDeclaration(of: model, [model.someoneWins]) { action in
        switch action {
        case .own(let process), .finish(let process): process
        }
      })
    // All that is declared, and the last one's finish, of which nobody else takes notice.
    let found = ExhaustiveSearch(model, [model.someoneWins], reduction: largest.reduction).run()
    #expect(found.states == 16)
    #expect(
      ExhaustiveSearch(model, [model.someoneWins], reduction: .declared).run().states == 19)
    #expect(
      IndependenceAudit(of: model, [model.someoneWins], owner: largest.soleOwner).offence == nil)
    #expect(largest.owned > 0)
    #expect(LargestDeclaration(of: model, [], limit: 3) { _ in 0 } == nil)
  }
}

/// A table whose last event is remembered.
struct Memo: Model {
  struct Watch: ReferenceMachines {
    var last = ""
  }
  let graph: Graph
  var initialStates: [Int] { graph.starts }

  func steps(from state: Int, _ step: Steps<Self>) {
    for edge in graph.edges[state] {
      step(edge.action) { next in
        next = edge.target
        for event in edge.events { step.emit(event) }
      }
    }
  }

  typealias State = Int
  typealias Action = String
  typealias Event = String

  static let lastEvent = Property<Self>.watching("last", "anything") { watch, event in
    watch.last = event
    return .met
  }
}

/// The audit found nothing wrong, looked at everything, and found so much.
func expectSound(
  _ audit: IndependenceAudit, states: Int, owned: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(audit.offence == nil, sourceLocation: sourceLocation)
  #expect(audit.isExhausted, sourceLocation: sourceLocation)
  #expect(audit.states == states, sourceLocation: sourceLocation)
  #expect(audit.owned == owned, sourceLocation: sourceLocation)
}
