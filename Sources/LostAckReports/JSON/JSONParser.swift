/// Why a text is not JSON, and where.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  public let line: Int
  public let column: Int
  /// What is wrong: `expected ',' or ']'`.
  public let message: String
}

extension JSONValue {
  /// Reads a document.
  ///
  /// Foundation's decoder would do, but on Linux it does not say where a file is damaged.
  public init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var position = 0
  var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value()
    skipSpace()
    if position < bytes.count { throw error("expected nothing after the end of the document") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let next else { throw error("expected a value") }
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    var members: [JSONValue.Member] = []
    if take("}") { return leave(.object([])) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a member's name") }
      let start = position
      let name = try string()
      if members.contains(where: { $0.name == name }) {
        position = start
        throw error("the member \"\(name)\" is there twice")
      }
      guard take(":") else { throw error("expected ':'") }
      members.append(JSONValue.Member(name, try value()))
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return leave(.object(members))
  }

  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    try enter()
    var values: [JSONValue] = []
    if take("]") { return leave(.array([])) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return leave(.array(values))
  }

  /// Documents are shallow; a damaged one must not exhaust the stack.
  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    if depth > 100 { throw error("nested too deeply") }
    position += 1
  }

  private mutating func leave(_ value: JSONValue) -> JSONValue {
    depth -= 1
    return value
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let rest = bytes[position...].prefix(word.utf8.count)
    guard rest.elementsEqual(word.utf8) else {
      if position + rest.count == bytes.count, word.utf8.starts(with: rest) {
        position = bytes.count
      }
      throw error("expected a value")
    }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try digits()
    if bytes[firstDigit] == UInt8(ascii: "0"), position > firstDigit + 1 {
      position = firstDigit
      throw error("a number does not begin with 0")
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    if position == start { throw error("expected a digit") }
  }

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: content, as: UTF8.self) else {
          position = start
          throw error("a string is not UTF-8")
        }
        position += 1
        return string
      case UInt8(ascii: "\\"):
        position += 1
        content += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw error("a control character in a string")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw error("the string does not end")
  }

  private mutating func escape() throws(JSONSyntaxError) -> Character {
    let plain: [(Character, Character)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("n", "\n"), ("t", "\t"), ("r", "\r"),
      ("b", "\u{8}"), ("f", "\u{C}"),
    ]
    if let (_, character) = plain.first(where: { next == $0.0.asciiValue }) {
      position += 1
      return character
    }
    guard next == UInt8(ascii: "u") else { throw error("an unknown escape") }
    var unit = try codeUnit()
    if (0xD800..<0xDC00).contains(unit) {
      guard next == UInt8(ascii: "\\") else { throw error("half of a surrogate pair") }
      position += 1
      let low = try codeUnit()
      guard (0xDC00..<0xE000).contains(low) else { throw error("half of a surrogate pair") }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else { throw error("half of a surrogate pair") }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
    let digits = bytes[position...].dropFirst().prefix(4)
    guard next == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected \\u and four hexadecimal digits") }
    position += 5
    return unit
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private func error(_ message: String) -> JSONSyntaxError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Columns count characters as an editor does, as far as the line is UTF-8.
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return JSONSyntaxError(
      line: line, column: column,
      message: position >= bytes.count ? "the text ends here; \(message)" : message)
  }
}
