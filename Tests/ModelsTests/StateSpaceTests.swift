import LostAck
import Testing

@testable import Models

@Suite("State spaces") struct StateSpaceTests {
  /// Figures of this model, once counted: a change of any of them is a change of the model.
  @Test(
    "Rows count what they counted",
    arguments: [
      ("CL-1a", "P3", 151_366, 727_092), ("CL-1b", "P5", 86_984, 433_463),
      ("CL-9b", "P6", 20_639, 81_182), ("CL-12", "P3", 10_257, 34_672),
      ("CL-18a", "P7", 122_837, 531_473),
      ("PL-1a", "P1", 5_694, 12_060),
    ])
  func counts(claim: String, property: String, states: Int, transitions: Int) throws {
    let row = try #require(Row.all.first { $0.claim == claim && $0.property == property })
    let found = row.check(.automatic)
    #expect(found.states == states)
    #expect(found.transitions == transitions)
  }

  @Test("States and what is watched are plain bytes")
  func masks() {
    #expect(ByteMask(sample: CaptureLane().initialStates[0]) != nil)
    #expect(ByteMask(sample: CaptureLane.Watch()) != nil)
    #expect(ByteMask(sample: PresenceLane().initialStates[0]) != nil)
  }

  @Test("In no state are two steps offered under one label")
  func labels() {
    expectDistinctLabels(
      CaptureLane(
        CaptureLane.design,
        .init(
          taps: 2, commands: [.goGym], horizon: 0, glances: true, relaunches: 1, watchRelaunches: 1,
          outages: 1, ringLosses: 1, flips: 1, screenChanges: 1)))
    expectDistinctLabels(
      CaptureLane(
        CaptureLane.design.with(.writeAfterActing, .keep30, .setVoice),
        .init(
          taps: 1, horizon: 0, splitActing: true, relaunches: 1, transferRepeats: 1,
          transferFailures: 1, lostReports: 1, phoneStepsBack: 1, phoneStepsForward: 1,
          watchStepsBack: 1, watchStepsForward: 1)))
    let everything = PresenceLane.Bounds(
      horizon: 120, outages: 1, losses: 2, lostInARow: 2, ends: 1, deaths: 1)
    expectDistinctLabels(PresenceLane(PresenceLane.design, everything))
    expectDistinctLabels(PresenceLane(PresenceLane.design.without(.newestReplaces), everything))
  }

  /// Each step is also told in a lane of the model, and in a line.
  private func expectDistinctLabels<M: SystemModel>(_ model: M) {
    var (twice, offLane, long) = (Set<M.Action>(), Set<M.Action>(), Set<String>())
    model.forEachState { _, steps in
      var seen: Set<M.Action> = []
      for step in steps {
        if !seen.insert(step.action).inserted { twice.insert(step.action) }
        let depiction = model.depict(step.action, step.events)
        let lanes =
          switch depiction.place {
          case .at(let lane): [lane]
          case .message(let from, let to): [from, to]
          }
        if !lanes.allSatisfy(M.lanes.contains) { offLane.insert(step.action) }
        if !(1...70).contains(depiction.sentence.count) { long.insert(depiction.sentence) }
      }
    }
    #expect(twice.isEmpty)
    #expect(offLane.isEmpty)
    #expect(long.isEmpty)
  }

  @Test("What is not checked is not remembered, and costs no states")
  func unwatched() {
    let model = CaptureLane(
      CaptureLane.design, .init(taps: 2, horizon: 60, tick: 30, relaunches: 1))
    let bare = ExhaustiveSearch(model).run().states
    // P1 is judged event by event: its watch never moves.
    #expect(Findings(model, CaptureLane.property("P1")).states == bare)
    #expect(Findings(model, CaptureLane.property("P2")).states > bare)
    #expect(CaptureLane.property("P1").leavesWatchAlone)
  }
}

extension Property<CaptureLane> {
  fileprivate var leavesWatchAlone: Bool {
    guard case .event(let observe) = kind else { return true }
    var watch = CaptureLane.Watch()
    _ = observe(&watch, .obeyed(0, .end, age: 0, .unchanged))
    return watch == CaptureLane.Watch()
  }
}
