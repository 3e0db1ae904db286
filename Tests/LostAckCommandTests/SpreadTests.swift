import Testing

@testable import LostAckCommand

@Suite struct SpreadTests {
  @Test func medianAndEnds() {
    #expect(Spread([]) == nil)
    #expect(Spread([3]).map { [$0.least, $0.median, $0.most] } == [3, 3, 3])
    #expect(Spread([5, 1, 3]).map { [$0.least, $0.median, $0.most] } == [1, 3, 5])
    #expect(Spread([8, 1, 4, 2]).map { [$0.least, $0.median, $0.most] } == [1, 3, 8])
  }

  @Test(arguments: [
    (0, 2, "0.00"), (1.005, 0, "1"), (0.5, 0, "1"), (1.25, 1, "1.3"), (-0.04, 1, "0.0"),
    (-2.5, 1, "-2.5"), (0.0123, 3, "0.012"), (1234.5678, 2, "1234.57"), (99.999, 2, "100.00"),
    (.infinity, 2, "inf"),
  ])
  func fixedDigits(value: Double, digits: Int, text: String) {
    #expect(fixed(value, digits) == text)
  }

  @Test func ratiosAreOfTheSameRound() {
    func row(_ seconds: [Double], distinct: Int = 100) -> BenchRow {
      var row = BenchRow(
        benchmark: "b", engine: .lostack, threads: 1, keepsTraces: true, expected: 100)
      row.runs = seconds.map {
        BenchRun(
          distinct: distinct, transitions: 1, cpuSeconds: $0, wallSeconds: 2 * $0, bytes: 800,
          peakBytes: 900)
      }
      return row
    }
    let base = row([1, 10, 4])
    #expect(row([2, 5, 4]).ratio(to: base, \.distinctPerCPUSecond) == 1)
    #expect(row([2, 40, 2]).ratio(to: base, \.distinctPerCPUSecond) == 0.5)
    #expect(row([2, 40, 2]).speedup(over: base) == 0.5)
    #expect(row([2, 40, 2], distinct: 99).ratio(to: base, \.distinctPerCPUSecond) == nil)
    #expect(row([2, 40, 2], distinct: 99).standing == .differs("99 states, not 100"))
    #expect(row([]).standing == .undetermined("not run"))
    #expect(row([1]).runs[0].bytesPerState == 8)
  }
}
