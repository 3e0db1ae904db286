import LostAck
import LostAckReports

/// How far the search of one row has come.
struct RowProgress {
  let number: Int
  /// The row's id; nil for a configuration of one's own.
  let row: String?
  let property: String
  var latest = SearchProgress()
  /// When `latest` was made.
  var noted: Double
  /// When the row was last told by itself, and of how many states.
  var said: (time: Double, states: Int)

  init(number: Int, row: String?, property: String, since now: Double) {
    self.number = number
    self.row = row
    self.property = property
    noted = now
    said = (now, 0)
  }

  /// Which row, how deep, how many states at the edge.
  var parts: [String] {
    [
      (row.map { $0 + " " } ?? "") + property,
      latest.isDecidingRuns ? "looking for endless runs" : "depth \(latest.depth)",
      "frontier \(grouped(latest.frontier))",
    ]
  }

  func json(_ now: Double) -> JSONValue {
    let rate = perSecond(latest.states - said.states, now - said.time)
    return .object(
      .init(
        "progress",
        .object(
          row.map { .init("row", .string($0)) }, .init("property", .string(property)),
          .init("states", .integer(latest.states)), .init("statesPerSecond", .integer(rate)),
          .init("transitions", .integer(latest.transitions)),
          .init("depth", .integer(latest.depth)), .init("frontier", .integer(latest.frontier)),
          .init("bytes", .integer(latest.bytes)))))
  }
}
