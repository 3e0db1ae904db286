import Synchronization

/// What a search may use, and what bounds it. Whichever limit binds first is named in the result.
public struct Limits: Hashable, Sendable {
  /// Distinct states; cut in canonical order, the same on every machine.
  public var states = 20_000_000
  /// Steps from an initial state.
  public var depth = Int.max
  /// Seconds; looked at between levels.
  public var time: Double?
  /// Bytes of the visited set, the links and the frontier; looked at between levels.
  public var memory: Int?
  /// What is kept of the states visited.
  public var keeping = Keeping.fingerprints
  /// Whether `Interruption` ends the search. A search whose result must not hang on when somebody
  /// presses Ctrl-C is bounded otherwise.
  public var isInterruptible = true
  /// Threads that expand and insert. They change no result.
  public var threads = 1

  public init() {}
}

/// A limit that ended a search before it was done.
public enum LimitReached: String, Hashable, Sendable {
  case states, depth, time, memory, interrupted
  /// Everything reached was explored, but only bits of it were kept.
  case bits
}

/// Set from anywhere (a signal handler, say) to end every search between two levels.
public enum Interruption {
  private static let flag = Atomic<Bool>(false)
  public static var isRequested: Bool { flag.load(ordering: .relaxed) }
  public static func request() { flag.store(true, ordering: .relaxed) }
}
