import LostAck

/// Prints a command's text: results on stdout, diagnostics on stderr.
struct Console {
  /// The columns that everything but command lines stays within.
  static let width = 100

  enum Tone: String {
    case good = "32"
    case bad = "31"
    case doubtful = "33"
  }

  private let output: Output
  private let usesColor: Bool
  /// Whether the terminal shows nothing but ASCII.
  let isASCII: Bool

  init(_ output: Output, color: Arguments.Color) {
    self.output = output
    let environment = output.environment
    usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: output.isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
      }
    // The first of these that is set decides; a locale without UTF-8 cannot show the marks.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    isASCII = output.isTerminal && locale.map { !$0.uppercased().contains("UTF") } ?? false
  }

  /// Prints a line.
  func print(_ line: String = "") { printText(line + "\n") }

  /// Prints lines as they are.
  func printText(_ text: String) { output.write(isASCII ? withoutGlyphs(text) : text) }

  /// Prints a line of diagnostics.
  func diagnose(_ line: String) { output.writeDiagnostics("explore: " + printable(line) + "\n") }

  /// Shows on a terminal's stderr what will soon be something else.
  func showPassing(_ text: String) {
    if output.areDiagnosticsOnTerminal { output.writeDiagnostics("\r\u{1B}[K" + text) }
  }

  func clearPassing() {
    if output.areDiagnosticsOnTerminal { output.writeDiagnostics("\r\u{1B}[K") }
  }

  /// Text from a model, a file or the command line, fit for the terminal.
  func plain(_ text: String) -> String {
    isASCII ? printable(withoutGlyphs(text), true) : printable(text)
  }

  /// The text with what the command's own words use beyond ASCII replaced, each by one character.
  private func withoutGlyphs(_ text: String) -> String {
    let glyphs: [Character: Character] = ["·": "-", "—": "-", "…": "~", "−": "-", "≤": "<"]
    return String(text.map { glyphs[$0] ?? $0 })
  }

  /// A verdict's words, in color if there is color.
  func toned(_ text: String, _ tone: Tone) -> String {
    usesColor ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }

  var check: String { isASCII ? "ok" : "✓" }
  var cross: String { isASCII ? "NO" : "✗" }

  /// Prints text in lines within the width: the first behind `prefix`, the others below it.
  func printWrapped(_ text: String, after prefix: String = "") {
    let indent = prefix.isEmpty ? "  " : String(repeating: " ", count: prefix.count)
    for (index, line) in wrapped(plain(text), width: Self.width - indent.count).enumerated() {
      print((index == 0 ? prefix : indent) + line)
    }
  }
}

extension String {
  /// The text with spaces behind it.
  func filled(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
