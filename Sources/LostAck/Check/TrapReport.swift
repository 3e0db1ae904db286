import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Says, when a model traps, where it was: which model, which configuration, which labels.
///
/// Whoever runs a model's code says what it is about to do (`during`), at the cost of two
/// thread-local stores; only a trap asks for the text.
public enum TrapReport {
  /// Runs `body`; if it traps on this thread, the report holds what `describe` answers.
  @usableFromInline static func during<Result>(
    _ describe: @escaping () -> String, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = pthread_getspecific(key)
    let frame = Frame(describe, outer)
    pthread_setspecific(key, Unmanaged.passUnretained(frame).toOpaque())
    defer { pthread_setspecific(key, outer) }
    return try withExtendedLifetime(frame, body)
  }

  /// What this thread is doing, outermost first.
  public static var lines: [String] {
    var lines: [String] = []
    var frame = pthread_getspecific(key)
    while let pointer = frame {
      let current = Unmanaged<Frame>.fromOpaque(pointer).takeUnretainedValue()
      lines.insert(current.describe(), at: 0)
      frame = current.outer
    }
    return lines
  }

  /// From now on a trap writes the report to stderr before the process dies of it.
  ///
  /// The handler allocates, which a signal handler must not where the trap could have struck inside
  /// the allocator; a trap of Swift code does not.
  public static func install() {
    _ = reporter
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
      sigaction(number, nil, &TrapReport.previous[Int(number)])
      signal(number) { number in
        if TrapReport.isToReport() {
          let text = TrapReport.lines.map { "explore: " + printable($0) + "\n" }.joined()
          _ = text.withCString { write(2, $0, strlen($0)) }
        }
        sigaction(number, &TrapReport.previous[Int(number)], nil)
        // A trap strikes again as soon as the handler returns, where it was, and whoever handled it
        // before says so; what was raised must be raised anew.
        if number == SIGABRT { raise(number) }
      }
    }
  }

  /// True on the first thread that traps. What traps in one thread often does in its neighbour, and
  /// that one must not end the process while the first still writes: it waits here for its end. Not
  /// so if the report itself traps.
  private static func isToReport() -> Bool {
    if !isReported.exchange(true, ordering: .relaxed) {
      pthread_setspecific(reporter, UnsafeRawPointer(bitPattern: 1))
      return true
    }
    if pthread_getspecific(reporter) == nil { sleep(10) }
    return false
  }

  private static let isReported = Atomic<Bool>(false)
  /// Set on the thread that reports.
  private static let reporter = makeKey()

  /// What was done about each signal before `install`: Swift's own report, if it is switched on.
  nonisolated(unsafe) private static var previous = Array(repeating: sigaction(), count: 65)

  private final class Frame {
    let describe: () -> String
    let outer: UnsafeMutableRawPointer?
    init(_ describe: @escaping () -> String, _ outer: UnsafeMutableRawPointer?) {
      self.describe = describe
      self.outer = outer
    }
  }

  private static let key = makeKey()

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }
}

extension TrapReport {
  /// The steps after which a model trapped.
  @usableFromInline static func account(of labels: [String]) -> String {
    "trapped in a step "
      + (labels.isEmpty ? "from the start" : "after " + labels.joined(separator: ", "))
  }
}
