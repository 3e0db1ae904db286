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
  public let environment: [String: String]

  public init(
    isTerminal: Bool = false, areDiagnosticsOnTerminal: Bool = false,
    environment: [String: String] = [:],
    write: @escaping @Sendable (String) -> Void,
    writeDiagnostics: @escaping @Sendable (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.areDiagnosticsOnTerminal = areDiagnosticsOnTerminal
    self.environment = environment
    self.write = write
    self.writeDiagnostics = writeDiagnostics
  }
}
