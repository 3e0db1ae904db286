import LostAck
import LostAckReports

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
  private let passing: PassingLine
  /// Whether the locale, and with it a terminal, shows nothing but ASCII.
  private let isLocaleASCII: Bool
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
    isLocaleASCII = locale.map { !$0.uppercased().contains("UTF") } ?? false
    isASCII = output.isTerminal && isLocaleASCII
    passing = PassingLine(output.writeDiagnostics)
  }

  /// Prints a line.
  func print(_ line: String = "") { printText(line + "\n") }

  /// Prints lines as they are.
  func printText(_ text: String) {
    passing.clear { output.write(isASCII ? withoutGlyphs(text) : text) }
  }

  /// Prints a line of diagnostics.
  func diagnose(_ line: String) {
    passing.clear { output.writeDiagnostics("explore: " + printable(line) + "\n") }
  }

  /// Prints an object as a line of diagnostics.
  func diagnoseJSON(_ value: JSONValue) {
    passing.clear { output.writeDiagnostics(value.line + "\n") }
  }

  /// Whether stderr is a terminal on which a line can be erased.
  var canShowPassing: Bool {
    output.areDiagnosticsOnTerminal && output.environment["TERM"] != "dumb"
  }

  /// Shows on a terminal's stderr what will soon be something else: as many of the parts, in order,
  /// as fit in its line. It goes before anything else is printed.
  func showPassing(_ parts: [String]) {
    // The last column stays free: some terminals begin a new line behind it.
    let room = min(output.columns, Self.width) - 1
    var line = ""
    for part in parts.map({ printable($0, isLocaleASCII) }) {
      let longer = line.isEmpty ? part : line + (isLocaleASCII ? " - " : " · ") + part
      if longer.count > room { break }
      line = longer
    }
    passing.show(line)
  }

  func clearPassing() { passing.clear() }

  /// See `Output.now`.
  func now() -> Double { output.now() }

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
