import Synchronization

/// What a search may use, and what bounds it. Whichever limit binds first is named in the result.
public struct Limits: Hashable, Sendable {
  /// Distinct states; cut in canonical order, the same on every machine.
  public var states = 20_000_000
  /// Steps from an initial state.
  public var depth = Int.max
  /// Seconds; looked at between batches of states, and while runs that go on for ever are looked for.
  public var time: Double?
  /// Bytes of the visited set, the links, the frontier and the graph; looked at when time is.
  public var memory: Int?
  /// What is kept of the states visited.
  public var keeping = Keeping.fingerprints
  /// Whether `Interruption` ends the search. A search whose result must not hang on when somebody
  /// presses Ctrl-C is bounded otherwise.
  public var isInterruptible = true
  /// Threads that expand and insert. They change no result.
  public var threads = 1
  /// Who is told how far the search has come. Changes no result.
  public var observer: ProgressObserver?

  public init() {}

  /// Which of the limits that hang on the machine and on who sits before it binds, if any.
  @inlinable
  func reached(since start: ContinuousClock.Instant, _ bytes: @autoclosure () -> Int)
    -> LimitReached?
  {
    if isInterruptible, Interruption.isRequested { return .interrupted }
    if let time, ContinuousClock.now - start > .seconds(time) { return .time }
    if let memory, bytes() > memory { return .memory }
    return nil
  }
}

/// A limit that ended a search before it was done.
public enum LimitReached: String, Hashable, Sendable {
  case states, depth, time, memory, interrupted
  /// Everything reached was explored, but only bits of it were kept.
  case bits
}

/// Set from anywhere (a signal handler, say) to end every search between two batches of states.
public enum Interruption {
  private static let flag = Atomic<Bool>(false)
  public static var isRequested: Bool { flag.load(ordering: .relaxed) }
  public static func request() { flag.store(true, ordering: .relaxed) }
}
