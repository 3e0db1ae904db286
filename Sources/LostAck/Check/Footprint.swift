/// The memory of an exhaustive search, in bytes.
///
/// What is allocated counts, used or not. What a thread holds for the states it is expanding, a few
/// thousand at most, does not.
public struct Footprint: Hashable, Sendable {
  /// The visited set at the end.
  public var visited = 0
  /// The links by which a trace is found again, at the end; none, where no traces are kept.
  public var links = 0
  /// The states of two levels, the one expanded and the one found from it, at their largest.
  public var frontier = 0
  /// The most that was held at the end of a level: all of the above, and the whole graph where a
  /// property is about whole runs. While a table doubles, its old half is held beside it; that is
  /// not in here.
  public var peak = 0

  /// What grows with the states explored, and is kept to the end.
  public var kept: Int { visited + links }

  @inlinable public init() {}
}

extension LevelSearch {
  /// Notes what is held now.
  @inlinable func noteFootprint() {
    result.footprint.visited = visited.bytes
    result.footprint.links = links.bytes
    result.footprint.frontier = max(result.footprint.frontier, frontier.bytes + next.bytes)
    result.footprint.peak = max(result.footprint.peak, bytes)
  }
}
