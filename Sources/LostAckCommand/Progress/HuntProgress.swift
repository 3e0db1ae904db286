import LostAck
import LostAckReports

/// Says on stderr, each second, how far a hunt has come.
struct HuntProgress {
  private let console: Console
  private let form: ProgressMeter.Form
  private let seeds: Seeds
  private var said: (time: Double, runs: Int)

  /// Nil where nobody looks on, and for a single run.
  init?(_ console: Console, _ wanted: Arguments.Progress, _ seeds: Seeds) {
    guard !seeds.isOne, let form = console.form(ofProgress: wanted) else { return nil }
    self.console = console
    self.form = form
    self.seeds = seeds
    said = (console.now(), 0)
  }

  /// Every target has run the seeds up to this one, which makes so many runs.
  mutating func note(_ seed: UInt64, runs: Int) {
    let now = console.now()
    guard now - said.time >= 1 else { return }
    let rate = perSecond(runs - said.runs, now - said.time)
    switch form {
    case .line:
      console.showPassing(
        [
          "seed \(seed) of \(seeds.range.upperBound)", "\(grouped(runs)) runs",
          "\(grouped(rate))/s",
        ])
    case .json:
      console.diagnoseJSON(
        .object(
          .init(
            "progress",
            .object(
              .init("seed", .integer(seed)), .init("lastSeed", .integer(seeds.range.upperBound)),
              .init("runs", .integer(runs)), .init("runsPerSecond", .integer(rate))))))
    }
    said = (now, runs)
  }
}
