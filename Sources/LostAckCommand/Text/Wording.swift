import LostAck

// Verdicts, configurations and command lines in words.

extension ClaimedVerdict {
  var words: String {
    switch self {
    case .holds: "holds"
    case .fails(let steps): "fails in \(steps)"
    }
  }
}

extension Verdict {
  var words: String {
    switch self {
    case .holds: "holds"
    case .fails(let trace): "fails in \(trace.steps.count)"
    case .undetermined: "undetermined"
    }
  }
}

extension CheckResult {
  /// How sure it is that no state was missed; nil where not all were to be visited.
  func omissionWords(_ keeping: Keeping) -> String? {
    if !isExhausted { return nil }
    return keeping == .states
      ? "whole states were compared: none was missed"
      : "the chance that a state was missed is at most \(inTwoDigits(expectedOmissions))"
  }
}

extension [ScopeField] {
  /// `relaunches=1 skew=-30...30`.
  var words: String { map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
}

extension Configuration {
  /// The rules, and what differs from the default scope: `−R5 skew=-30...30`.
  var words: String { changedScope.isEmpty ? rules : rules + " " + changedScope.words }
}

/// A command line that can be pasted into a shell.
func commandLine(_ words: [String]) -> String {
  (["swift", "run", "explore"] + words).map(quotedForShell).joined(separator: " ")
}

/// The command line that checks one configuration and property.
func checkLine(
  _ entry: SystemEntry, _ configuration: Configuration, _ property: String, _ more: [String] = []
) -> String {
  var words = ["check", "--model", entry.name]
  if !configuration.without.isEmpty {
    words += ["--without", configuration.without.joined(separator: ",")]
  }
  if !configuration.with.isEmpty { words += ["--with", configuration.with.joined(separator: ",")] }
  if !configuration.changedScope.isEmpty {
    let fields = configuration.changedScope.map { "\($0.name)=\($0.value)" }
    words += ["--scope", fields.joined(separator: ",")]
  }
  return commandLine(words + ["--property", property] + more)
}

private func quotedForShell(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0)
      || "-_.,=+/:@%".unicodeScalars.contains($0)
  }
  if isPlain, !word.isEmpty { return word }
  return "'"
    + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}
