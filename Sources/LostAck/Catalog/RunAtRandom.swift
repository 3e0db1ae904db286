extension SystemModel {
  /// One random run of this configuration, determined by `seed` and `stream`.
  @inlinable
  func runAtRandom(
    _ property: Property<Self>, _ seed: UInt64, _ stream: String, _ shrinks: Bool
  ) -> RandomResult {
    RandomResult(steps: 0, violation: nil)
  }
}
