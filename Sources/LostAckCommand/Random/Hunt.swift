import LostAck

/// What a hunt runs: one configuration and property.
struct HuntTarget: Sendable {
  let entry: SystemEntry
  let configuration: Configuration
  let property: PropertyInfo
  /// Tells this target's runs from others of the same seed.
  let stream: String
  /// Whether meeting a violation ends the hunt.
  let endsHunt: Bool

  func run(_ seed: UInt64, shrinks: Bool) -> RandomResult {
    entry.run(configuration, property.id, seed: seed, stream: stream, shrinks: shrinks)
  }
}

/// What the runs of one target met.
struct HuntOutcome: Sendable {
  struct Hit: Sendable {
    let seed: UInt64
    let found: RandomResult.Found
    let trace: Trace
  }
  /// Runs that were made, and those that met a violation.
  var runs = 0
  var met = 0
  /// Steps of all runs together.
  var steps = 0
  /// The first violation met, shrunk.
  var hit: Hit?
}

/// Random runs of several targets, seed by seed.
///
/// Runs are made ahead on several threads and looked at in order, so that the outcome is the same
/// for any number of them; what was made beyond the end of the hunt is forgotten.
struct Hunt {
  let targets: [HuntTarget]
  let seeds: Seeds
  let threads: Int
  /// Whether the hunt ends after the first seed that met what ends it.
  let stops: Bool

  private(set) var outcomes: [HuntOutcome] = []
  /// The last seed that all targets ran.
  private(set) var lastSeed: UInt64?
  private(set) var isInterrupted = false

  init(_ targets: [HuntTarget], _ seeds: Seeds, threads: Int, stops: Bool) {
    self.targets = targets
    self.seeds = seeds
    self.threads = threads
    self.stops = stops
  }

  /// Tells `progress` now and then the last seed that all targets ran, and the runs until then.
  mutating func run(progress: (UInt64, Int) -> Void) {
    outcomes = targets.map { _ in HuntOutcome() }
    var firstSeeds = [UInt64?](repeating: nil, count: targets.count)
    let iterator = seeds.makeIterator()
    var isOver = targets.isEmpty
    while !isOver {
      let batch = Array(iterator.prefix(Self.batchSize))
      if batch.isEmpty { break }
      let results = runs(of: batch)
      for (index, seed) in batch.enumerated() where !isOver {
        let ofSeed = results[index * targets.count..<(index + 1) * targets.count]
        guard ofSeed.allSatisfy({ $0 != nil }) else {
          isInterrupted = true
          isOver = true
          break
        }
        for (target, result) in zip(targets.indices, ofSeed) {
          note(result!, target)
          guard result!.violation != nil else { continue }
          firstSeeds[target] = firstSeeds[target] ?? seed
          if stops, targets[target].endsHunt { isOver = true }
        }
        lastSeed = seed
      }
      if let lastSeed { progress(lastSeed, outcomes.reduce(0) { $0 + $1.runs }) }
    }
    shrink(firstSeeds)
  }

  /// Seeds made ahead at a time: enough to keep threads busy, few enough to end soon.
  private static let batchSize = 16

  private func runs(of batch: [UInt64]) -> [RandomResult?] {
    let targets = targets
    let isCancelled: @Sendable () -> Bool = { Interruption.isRequested }
    return mapInParallel(
      batch.count * targets.count, threads: threads, isCancelled: isCancelled
    ) { job in
      targets[job % targets.count].run(batch[job / targets.count], shrinks: false)
    }
  }

  private mutating func note(_ result: RandomResult, _ target: Int) {
    outcomes[target].runs += 1
    outcomes[target].steps += result.steps
    if result.violation != nil { outcomes[target].met += 1 }
  }

  /// Shrinks the first violation of each target, in runs made once more.
  private mutating func shrink(_ firstSeeds: [UInt64?]) {
    let hits = targets.indices.filter { firstSeeds[$0] != nil }
    let targets = targets
    let shrunk = mapInParallel(hits.count, threads: threads) { index in
      targets[hits[index]].run(firstSeeds[hits[index]]!, shrinks: true).violation
    }
    for (target, found) in zip(hits, shrunk) {
      guard let found = found!, let trace = found.trace else {
        fatalError("\(targets[target].stream): two runs of one seed differ")
      }
      outcomes[target].hit = HuntOutcome.Hit(
        seed: firstSeeds[target]!, found: found, trace: trace)
    }
  }
}
