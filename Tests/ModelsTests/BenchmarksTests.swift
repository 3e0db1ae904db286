import LostAck
import Models
import Testing

/// The benchmarks' known answers.
struct BenchmarksTests {
  @Test(arguments: benchmarks) func haveAsManyStatesAsTheySay(benchmark: Benchmark) {
    let found = benchmark.run(keepsTraces: false)
    #expect(found.states == benchmark.states)
    #expect(found.limit == nil)
    #expect((benchmark.promela == nil) == (benchmark.murphi == nil))
  }

  @Test func areTheseModels() {
    #expect(
      benchmarks.map(\.name) == [
        "two-phase-commit-7", "two-phase-commit-8", "two-phase-commit-7-ordinary",
        "at-least-once-4-4", "eight-puzzle", "hanoi-10",
      ])
  }

  /// The rule by which a system's configuration is chosen: CL-1c has the most states.
  @Test func systemsAreTheirLargestConfigurations() throws {
    let presence = try #require(SystemEntry(PresenceLane.self).benchmark(size: .small))
    #expect(presence.name == "presence-lane")
    #expect(presence.run().states == 5_694)
    let capture = try #require(SystemEntry(CaptureLane.self).benchmark(size: .small))
    #expect(capture.run().states == 170_280)
    let cut = try #require(SystemEntry(CaptureLane.self).benchmark(size: .small, mostStates: 5_000))
    #expect(cut.run().states == 5_000)
    #expect(cut.run().limit == .states)
  }
}
