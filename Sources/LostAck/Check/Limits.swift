import Synchronization

/// What bounds a search. Whichever binds first is named in the result.
public struct Limits: Hashable, Sendable {
  /// Distinct states; cut in canonical order, the same on every machine.
  public var states = 20_000_000
  /// Steps from an initial state.
  public var depth = Int.max
  /// Seconds; looked at between levels, and while runs that go on for ever are looked for.
  public var time: Double?
  /// Bytes of the visited set, the links, the frontier and the graph; looked at when time is.
  public var memory: Int?
  /// Whether `Interruption` ends the search. A search whose result must not hang on when somebody
  /// presses Ctrl-C is bounded otherwise.
  public var isInterruptible = true
  /// Threads that expand and insert. They change no result.
  public var threads = 1
  /// Who is told how far the search has come. Changes no result.
  public var observer: ProgressObserver?

  public init() {}
}

/// A limit that ended a search before it was done.
public enum LimitReached: String, Hashable, Sendable {
  case states, depth, time, memory, interrupted
}

/// Set from anywhere (a signal handler, say) to end every search between two batches of states.
public enum Interruption {
  private static let flag = Atomic<Bool>(false)
  public static var isRequested: Bool { flag.load(ordering: .relaxed) }
  public static func request() { flag.store(true, ordering: .relaxed) }
}
