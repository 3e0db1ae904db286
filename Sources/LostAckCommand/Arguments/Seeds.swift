import LostAckReports

/// The seeds of a hunt, in order: a range, or one shard of it.
struct Seeds: Sequence, Hashable {
  let range: ClosedRange<UInt64>
  /// Which shard of how many, from 1.
  let shard: UInt64
  let shards: UInt64

  init(_ range: ClosedRange<UInt64>, shard: UInt64 = 1, of shards: UInt64 = 1) {
    self.range = range
    self.shard = shard
    self.shards = shards
  }

  var isOne: Bool { range.lowerBound == range.upperBound }

  /// `42`, `1...100`, `1...100, shard 2/4`.
  var description: String {
    if isOne { return "\(range.lowerBound)" }
    let seeds = "\(range.lowerBound)...\(range.upperBound)"
    return shards == 1 ? seeds : seeds + ", shard \(shard)/\(shards)"
  }

  func makeIterator() -> AnyIterator<UInt64> {
    let (first, overflows) = range.lowerBound.addingReportingOverflow(shard - 1)
    var next: UInt64? = overflows ? nil : first
    return AnyIterator {
      guard let seed = next, seed <= range.upperBound else { return nil }
      let (following, overflows) = seed.addingReportingOverflow(shards)
      next = overflows ? nil : following
      return seed
    }
  }
}

extension Arguments {
  /// The seeds to run, if random runs are asked for.
  func seeds() throws(InputError) -> Seeds? {
    if let text = self[.seed] {
      guard let seed = UInt64(digits: text) else {
        throw InputError("--seed wants a whole number from 0 to \(UInt64.max), not '\(text)'")
      }
      return Seeds(seed...seed)
    }
    guard let text = self[.seeds] else { return nil }
    let ends = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, let first = UInt64(digits: ends[0]), let last = UInt64(digits: ends[1])
    else { throw InputError("--seeds wants a range such as 1...100, not '\(text)'") }
    guard first <= last else {
      throw InputError("--seeds \(text) is empty; did you mean \(last)...\(first)?")
    }
    let (shard, shards) = try self.shard()
    if shard - 1 > last - first {
      throw InputError("--shard \(shard)/\(shards) has none of the seeds \(text)")
    }
    return Seeds(first...last, shard: shard, of: shards)
  }

  private func shard() throws(InputError) -> (UInt64, UInt64) {
    guard let text = self[.shard] else { return (1, 1) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let shard = UInt64(digits: parts[0]),
      let shards = UInt64(digits: parts[1]), shard >= 1, shard <= shards
    else {
      throw InputError("--shard wants K/N with 1 ≤ K ≤ N, such as 1/4, not '\(text)'")
    }
    return (shard, shards)
  }
}

extension UInt64 {
  /// Reads digits only: no sign, no space.
  init?(digits text: some StringProtocol) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
