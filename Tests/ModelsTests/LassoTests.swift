import LostAck
import Models
import Testing

/// The lasso of CL-17: kept, drawn, replayed, and refused where it is none.
@Suite struct LassoTests {
  private func row() throws -> (entry: SystemEntry, row: Row, trace: Trace) {
    let row = try Row.named("CL-17a-P9")
    return (row.entry, row, try #require(row.check().counterexample))
  }

  @Test("The link goes and comes back for ever, and nothing is offered") func story() throws {
    let (_, _, trace) = try row()
    #expect(
      trace.labels
        == ["tap(0, toggleVoice)", "ring(0)", "transferFails(0)", "outOfReach", "backInReach"])
    #expect(trace.cycleStart == 3)
    #expect(drawing(of: trace).contains("\n↻ from here on, again and again:\n4 "))
  }

  @Test("A lasso that is none does not replay") func refused() throws {
    let (entry, row, trace) = try row()
    func replay(_ labels: [String], _ cycleStart: Int?) -> ReplayOutcome {
      entry.replay(
        row.configuration(.small), "P9", labels: labels, cycleStart: cycleStart)
    }
    #expect(replay(trace.labels, 3) == .reproduced(trace))
    // No cycle told; one that does not close; one that neglects the link; one that ends too early.
    #expect(replay(trace.labels, nil) == .notViolated)
    #expect(replay(trace.labels, 2) == .notViolated)
    #expect(replay(trace.labels, 5) == .notViolated)
    #expect(replay(trace.labels, 9) == .notViolated)
    #expect(replay(Array(trace.labels.prefix(3)), 3) == .notViolated)
    // Once around is as good as twice.
    let twice = trace.labels + trace.labels[3...]
    guard case .reproduced = replay(twice, 3) else {
      Issue.record("twice around does not reproduce")
      return
    }
    // In the design, coming back into reach offers the transfer again, and it must be delivered.
    let design = try Row.named("CL-17b-P9").configuration(.small)
    #expect(entry.replay(design, "P9", labels: trace.labels, cycleStart: 3) == .notViolated)
  }
}
