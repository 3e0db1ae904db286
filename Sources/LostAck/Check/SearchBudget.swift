/// What the search for runs that go on for ever may still spend: it does not go level by level, so
/// this is looked at now and then.
@usableFromInline final class SearchBudget {
  private let limits: Limits
  private let start: ContinuousClock.Instant
  private let progress: SearchProgress
  /// The limit that ended the search.
  @usableFromInline private(set) var reached: LimitReached?
  /// Bytes held by what is counted here.
  var bytes: Int
  private var looks = 0

  /// - Parameters:
  ///   - start: when the search began.
  ///   - progress: how far it has come, with the bytes that it holds and keeps.
  @usableFromInline
  init(_ limits: Limits, since start: ContinuousClock.Instant, _ progress: SearchProgress) {
    self.limits = limits
    self.start = start
    self.progress = progress
    bytes = progress.bytes
  }

  /// True if a limit binds; from then on always.
  func isSpent() -> Bool {
    if reached != nil { return true }
    reached = limits.reached(since: start, bytes)
    limits.observer?.note {
      var progress = progress
      progress.bytes = bytes
      return progress
    }
    return reached != nil
  }

  /// The same for a loop of short rounds: looks only every 4,096th time.
  func isSpentNowAndThen() -> Bool {
    looks &+= 1
    return reached != nil || looks & 4_095 == 0 && isSpent()
  }
}
