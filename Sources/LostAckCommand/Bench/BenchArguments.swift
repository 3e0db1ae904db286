import LostAckReports

// The values of the flags of `bench`.
extension Arguments {
  /// The things that the flag names, in their own order; without the flag, all.
  func chosen<Thing>(
    _ flag: Flag, among things: [Thing], _ name: (Thing) -> String, _ kind: String, _ plural: String
  ) throws(InputError) -> [Thing] {
    let names = try list(flag)
    if names.isEmpty { return things }
    let known = things.map(name)
    for name in names where !known.contains(name) {
      throw InputError(unknown(kind, name, known: known, plural: plural))
    }
    return things.filter { names.contains(name($0)) }
  }

  /// How many threads each search is run with, one after the other.
  func threadCounts() throws(InputError) -> [Int] {
    let texts = try list(.threads)
    if texts.isEmpty { return [1, 2] }
    var counts: [Int] = []
    for text in texts {
      guard let count = Int(text), (1...256).contains(count) else {
        throw InputError(
          "--threads wants numbers of threads from 1 to 256, such as 1,2, not '\(text)'")
      }
      counts.append(count)
    }
    return counts
  }

  /// How often each search is run.
  func rounds() throws(InputError) -> Int {
    guard let text = self[.runs] else { return 5 }
    guard let count = Int(text), (1...1_000).contains(count) else {
      throw InputError("--runs wants a number of runs from 1 to 1000, such as 5, not '\(text)'")
    }
    return count
  }
}
