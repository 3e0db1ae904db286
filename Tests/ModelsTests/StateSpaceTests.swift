import LostAck
import Testing

@testable import Models

@Suite("State spaces") struct StateSpaceTests {
  /// Figures of this model, once counted: a change of any of them is a change of the model.
  @Test(
    "Rows count what they counted",
    arguments: [
      ("CL-1a-P3", 151_366, 727_092), ("CL-1b-P5", 86_984, 433_463),
      ("CL-9b-P6", 20_639, 81_182), ("CL-12-P3", 10_257, 34_672),
      ("CL-18a-P7", 121_397, 525_625),
      ("PL-1a-P1", 5_694, 12_060),
    ])
  func counts(row: String, states: Int, transitions: Int) throws {
    let found = try Row.named(row).check()
    #expect(found.states == states)
    #expect(found.transitions == transitions)
  }

  @Test("States and what is watched are plain bytes")
  func masks() {
    #expect(ByteMask(sample: CaptureLane().initialStates[0]) != nil)
    #expect(ByteMask(sample: CaptureLane.Watch()) != nil)
    #expect(ByteMask(sample: PresenceLane().initialStates[0]) != nil)
  }

  @Test("In no state are two steps offered under one label, and each is told in a line")
  func steps() {
    expectDistinctAndTold(
      CaptureLane(
        CaptureLane.design,
        .init(
          taps: 2, commands: [.goGym], horizon: 0, glances: true, relaunches: 1, watchRelaunches: 1,
          outages: 1, ringLosses: 1, flips: 1, screenChanges: 1)))
    expectDistinctAndTold(
      CaptureLane(
        CaptureLane.design.with(.writeAfterActing, .keep30, .setVoice),
        .init(
          taps: 1, horizon: 0, splitActing: true, relaunches: 1, transferRepeats: 1,
          transferFailures: 1, lostReports: 1, phoneStepsBack: 1, phoneStepsForward: 1,
          watchStepsBack: 1, watchStepsForward: 1)))
    let everything = PresenceLane.Bounds(
      horizon: 120, outages: 1, losses: 2, lostInARow: 2, ends: 1, deaths: 1)
    expectDistinctAndTold(PresenceLane(PresenceLane.design, everything))
    expectDistinctAndTold(PresenceLane(PresenceLane.design.without(.newestReplaces), everything))
  }

  private func expectDistinctAndTold<M: SystemModel>(_ model: M) {
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
    func states(_ properties: String...) -> Int {
      ExhaustiveSearch(model, properties.map(CaptureLane.property)).run().states
    }
    // P1 is judged event by event: its watch never moves.
    #expect(states("P1") == states())
    #expect(states("P2") > states())
  }

  /// Copies are offered without end; what they do must not count up.
  @Test(
    "Routes started again and again are exhausted",
    arguments: [
      (["R2"], [("commands", "goHome")]), (["R4"], [("commands", "goHome")]),
      ([], [("commands", "goHome"), ("taps", "2"), ("memory", "1"), ("horizon", "0")]),
    ])
  func routes(without: [String], scope: [(String, String)]) throws {
    let entry = SystemEntry.captureLane
    let configuration = try entry.configuration(
      without: without, scope: scope.map { (name: $0.0, text: $0.1) })
    #expect(entry.check(configuration, "P4").isExhausted)
  }
}

extension SystemEntry {
  fileprivate static let captureLane = catalog.first { $0.name == CaptureLane.name }!
}
