extension SystemModel {
  /// One random run of this configuration, determined by `seed` and `stream`.
  @inlinable
  func runAtRandom(
    _ property: Property<Self>, _ seed: UInt64, _ stream: String, _ shrinks: Bool
  ) -> RandomResult {
    // No run of finite length violates a property of whole runs.
    if case .run = property.kind { return RandomResult(steps: 0, violation: nil) }
    let run = RandomSearch(self, [property]).run(seed: Seed(seed).derived(for: stream))
    guard let violation = run.violation else {
      return RandomResult(steps: run.actions.count, violation: nil)
    }
    return RandomResult(
      steps: run.actions.count,
      violation: shrinks ? shrunk(violation, property) : .init(length: violation.actions.count))
  }

  @inlinable
  func shrunk(_ violation: Violation<Self>, _ property: Property<Self>) -> RandomResult.Found {
    let length = violation.actions.count
    guard
      let shrunk = Shrinker(self, property).shrink(
        root: violation.root, actions: violation.actions)
    else { fatalError("\(Self.name): a violation of \(property.id) does not replay") }
    let smallest = Violation<Self>(
      property: 0, root: shrunk.root, actions: shrunk.actions, reason: shrunk.reason)
    return .init(
      length: length, trace: trace(smallest, property), isShortest: shrunk.isShortest)
  }
}
