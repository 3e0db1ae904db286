/// A line of characters written at columns.
struct TextLine {
  private var cells: [Character]

  init(width: Int) { cells = Array(repeating: " ", count: width) }

  mutating func write(_ character: Character, at column: Int) {
    guard column >= 0 else { return }
    while cells.count <= column { cells.append(" ") }
    cells[column] = character
  }
  mutating func write(_ text: String, at column: Int) {
    for (offset, character) in text.enumerated() { write(character, at: column + offset) }
  }
  var text: String {
    var end = cells.count
    while end > 0, cells[end - 1] == " " { end -= 1 }
    return String(cells[..<end])
  }
}

/// The text safe for a terminal: control characters escaped, and what is not ASCII too if asked.
public func printable(_ text: String, _ ascii: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "→" where ascii: result += "->"
    case "−" where ascii: result += "-"
    case _ where scalar.value < 32 || (127..<160).contains(scalar.value),
      _ where ascii && scalar.value > 126,
      // Marks that turn the direction of writing could disguise a label.
      "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

package func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// The words of `text` in lines of at most `width`; a longer word has a line of its own.
package func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// A number with its digits in groups of three.
package func grouped(_ number: Int) -> String {
  var text = ""
  for (index, digit) in "\(number)".reversed().enumerated() {
    if index > 0, index.isMultiple(of: 3), digit != "-" { text = "," + text }
    text = String(digit) + text
  }
  return text
}

/// A number that may be very small, in two digits: `0`, `3.1`, `0.25`, `8.3e-08`.
package func inTwoDigits(_ number: Double) -> String {
  if number <= 0 { return "0" }
  if number >= 10 { return grouped(Int(number.rounded())) }
  var (mantissa, exponent) = (number, 0)
  while mantissa < 1 {
    mantissa *= 10
    exponent -= 1
  }
  let digits = Int((mantissa * 10).rounded())
  if digits == 100 { return inTwoDigits(number * 1.01) }
  switch exponent {
  case 0: return "\(digits / 10).\(digits % 10)"
  case -1: return "0.\(digits)"
  case -2: return "0.0\(digits)"
  default: return "\(digits / 10).\(digits % 10)e\(exponent)"
  }
}
