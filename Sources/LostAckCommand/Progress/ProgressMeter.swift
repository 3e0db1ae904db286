import LostAck
import Synchronization

/// Says on stderr, each second, how far searches have come: on a terminal in a line that is always
/// the last one, or in JSON, a line for each row. Rows may be searched side by side.
///
/// Nothing is said in the first second. What is said changes no result.
final class ProgressMeter: Sendable {
  enum Form { case line, json }

  private struct Rows {
    let count: Int
    var done = 0
    var statesDone = 0
    /// Those begun and not ended, in the order in which they began.
    var running: [RowProgress] = []
    var next = 0
    /// When something was said last, and of how many states.
    var said: (time: Double, states: Int)

    var states: Int { running.reduce(statesDone) { $0 + $1.latest.states } }
  }

  private let console: Console
  private let form: Form
  private let rows: Mutex<Rows>

  private static let interval = 1.0
  /// A row's progress is made anew so often, for when another row says it.
  private static let rowInterval = 0.2

  /// Nil where nobody looks on.
  init?(_ console: Console, _ wanted: Arguments.Progress, rows count: Int = 1) {
    guard let form = console.form(ofProgress: wanted) else { return nil }
    self.console = console
    self.form = form
    rows = Mutex(Rows(count: count, said: (console.now(), 0)))
  }

  /// Searches one row, as `body` does with these limits, and follows it.
  fileprivate func followed(
    row: String?, property: String, _ limits: Limits, _ body: (Limits) -> CheckResult
  ) -> CheckResult {
    let number = rows.withLock { rows in
      let row = RowProgress(number: rows.next, row: row, property: property, since: console.now())
      rows.running.append(row)
      rows.next += 1
      return row.number
    }
    var limits = limits
    limits.observer = ProgressObserver { [self] in note(number, $0) }
    let result = body(limits)
    rows.withLock { rows in
      rows.running.removeAll { $0.number == number }
      rows.done += 1
      rows.statesDone += result.states
    }
    return result
  }

  private func note(_ number: Int, _ progress: () -> SearchProgress) {
    let now = console.now()
    rows.withLock { rows in
      guard let index = rows.running.firstIndex(where: { $0.number == number }) else { return }
      let isDue = now - rows.said.time >= Self.interval
      if !isDue, now - rows.running[index].noted < Self.rowInterval { return }
      rows.running[index].latest = progress()
      rows.running[index].noted = now
      if isDue { say(&rows, now) }
    }
  }

  private func say(_ rows: inout Rows, _ now: Double) {
    switch form {
    case .line:
      let rate = perSecond(rows.states - rows.said.states, now - rows.said.time)
      var parts = rows.running[0].parts
      if rows.running.count > 1 { parts[0] += " and \(rows.running.count - 1) more" }
      if rows.count > 1 { parts.insert("\(rows.done) of \(rows.count) rows", at: 0) }
      let bytes = rows.running.reduce(0) { $0 + $1.latest.bytes }
      console.showPassing(
        ["\(grouped(rows.states)) states", "\(grouped(rate))/s"] + parts + [inUnits(bytes)])
    case .json:
      for index in rows.running.indices {
        console.diagnoseJSON(rows.running[index].json(now))
        rows.running[index].said = (now, rows.running[index].latest.states)
      }
    }
    rows.said = (now, rows.states)
  }
}

extension ProgressMeter? {
  /// Searches one row, as `body` does with these limits, and follows it if somebody looks on.
  func following(
    row: String?, property: String, _ limits: Limits, _ body: (Limits) -> CheckResult
  ) -> CheckResult {
    guard let meter = self else { return body(limits) }
    return meter.followed(row: row, property: property, limits, body)
  }
}

extension Console {
  /// How progress is to be told, if at all: a terminal that cannot erase a line gets none.
  func form(ofProgress wanted: Arguments.Progress) -> ProgressMeter.Form? {
    switch wanted {
    case .never: nil
    case .json: .json
    case .auto: canShowPassing ? .line : nil
    }
  }
}

func perSecond(_ count: Int, _ seconds: Double) -> Int {
  seconds > 0 ? Int((Double(count) / seconds).rounded()) : 0
}

/// A number of bytes, short: `812K`, `3.4G`.
private func inUnits(_ bytes: Int) -> String {
  var number = Double(bytes)
  var units = ["B", "K", "M", "G"][...]
  while number >= 1_000, units.count > 1 {
    number /= 1_024
    units = units.dropFirst()
  }
  let tenths = Int((number * 10).rounded())
  let isShort = number < 10 && units.first != "B"
  return (isShort ? "\(tenths / 10).\(tenths % 10)" : "\(Int(number.rounded()))") + units.first!
}
