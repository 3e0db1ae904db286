/// How far an exhaustive search has come.
public struct SearchProgress: Hashable, Sendable {
  /// Distinct states visited.
  public var states = 0
  /// Steps offered by the states that were expanded.
  public var transitions = 0
  /// Steps from an initial state to the states visited last.
  public var depth = 0
  /// States visited whose steps were not looked at yet.
  public var frontier = 0
  /// Bytes that the search holds.
  public var bytes = 0
  /// All states are visited; runs that go on for ever are looked for.
  public var isDecidingRuns = false

  public init() {}
}

/// Who is told, between two batches of a search, how far it has come. Changes no result.
///
/// The progress is made only if asked for, so that an observer that is content with one a second
/// costs a call and a look at its clock for each batch (4,096 states, or a level with fewer).
///
/// Two observers are equal if they are the same one.
public final class ProgressObserver: Hashable, Sendable {
  private let tell: @Sendable (() -> SearchProgress) -> Void

  public init(_ tell: @escaping @Sendable (_ progress: () -> SearchProgress) -> Void) {
    self.tell = tell
  }

  @usableFromInline func note(_ progress: () -> SearchProgress) { tell(progress) }

  public static func == (a: ProgressObserver, b: ProgressObserver) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LevelSearch {
  /// Tells how far the work on a level has come, of which `expanded` states are expanded.
  @inlinable func tellProgress(expanded: Int) {
    limits.observer?.note { progress(expanded: expanded) }
  }

  @usableFromInline func progress(expanded: Int) -> SearchProgress {
    var progress = SearchProgress()
    progress.states = links.count
    for thread in threads { progress.transitions += thread.storage.pointee.transitions }
    progress.depth = result.depth + (next.isEmpty ? 0 : 1)
    progress.frontier = frontier.count - expanded + next.count
    progress.bytes = bytes
    return progress
  }

  /// When all is explored: in place of what the recorder holds, the graph that it makes.
  @usableFromInline func progressDecidingRuns(_ recorder: GraphRecorder<M>) -> SearchProgress {
    var progress = progress(expanded: frontier.count)
    progress.isDecidingRuns = true
    progress.bytes += recorder.bytesOfGraph - recorder.bytes
    return progress
  }
}
