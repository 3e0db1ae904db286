extension LevelSearch {
  /// Notes what is complete after the work on a level, of which `expanded` states were expanded.
  @inlinable func noteCoverage(expanded: Int) {
    result.unexpanded = frontier.count - expanded + next.count
    if expanded == frontier.count, result.limit != .states { result.depthCompleted = result.depth }
  }
}
