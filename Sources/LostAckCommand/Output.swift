/// Where a command's results and diagnostics go, and what it may take for granted there.
public struct Output: Sendable {
  /// Takes results: stdout.
  public let write: @Sendable (String) -> Void
  /// Takes progress and diagnostics: stderr.
  public let writeDiagnostics: @Sendable (String) -> Void
  /// Whether results go to a terminal.
  public let isTerminal: Bool
  /// Whether diagnostics go to a terminal, where progress can be shown.
  public let areDiagnosticsOnTerminal: Bool
  /// Columns of the terminal that diagnostics go to.
  public let columns: Int
  public let environment: [String: String]
  /// Seconds since some moment. Decides when progress is told, and no result.
  public let now: @Sendable () -> Double

  public init(
    isTerminal: Bool = false, areDiagnosticsOnTerminal: Bool = false, columns: Int = 100,
    environment: [String: String] = [:],
    now: @escaping @Sendable () -> Double = Self.secondsRunning,
    write: @escaping @Sendable (String) -> Void,
    writeDiagnostics: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.areDiagnosticsOnTerminal = areDiagnosticsOnTerminal
    self.columns = columns
    self.environment = environment
    self.now = now
    self.write = write
    self.writeDiagnostics = writeDiagnostics
  }

  private static let start = ContinuousClock.now

  /// Seconds since the first call.
  public static let secondsRunning: @Sendable () -> Double = {
    (ContinuousClock.now - start) / .seconds(1)
  }
}
