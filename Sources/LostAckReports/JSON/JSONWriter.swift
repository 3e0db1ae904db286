extension JSONValue {
  /// The document as text that is readable and diffable: an object's members each on a line, an
  /// array's elements too unless they are simple, and an element of an array on one line. Ends with
  /// a newline.
  public func text(sortingMembers: Bool = false) -> String {
    var writer = JSONWriter(sortsMembers: sortingMembers)
    writer.write(self, indentation: 0)
    return writer.text + "\n"
  }

  /// The document on one line, without a newline.
  public var line: String {
    var writer = JSONWriter(sortsMembers: false)
    writer.writeOnOneLine(self)
    return writer.text
  }
}

private struct JSONWriter {
  let sortsMembers: Bool
  var text = ""

  mutating func write(_ value: JSONValue, indentation: Int) {
    switch value {
    case .object(let members) where !members.isEmpty:
      writeLines(sorted(members), "{", "}", indentation) { writer, member in
        writer.text += JSONWriter.quoted(member.name) + ": "
        writer.write(member.value, indentation: indentation + 2)
      }
    case .array(let values) where values.contains(where: \.isCompound):
      writeLines(values, "[", "]", indentation) { writer, value in writer.writeOnOneLine(value) }
    default:
      writeOnOneLine(value)
    }
  }

  private mutating func writeLines<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ indentation: Int,
    _ writeElement: (inout JSONWriter, Element) -> Void
  ) {
    text += open + "\n"
    for (index, element) in elements.enumerated() {
      text += String(repeating: " ", count: indentation + 2)
      writeElement(&self, element)
      text += index == elements.count - 1 ? "\n" : ",\n"
    }
    text += String(repeating: " ", count: indentation) + close
  }

  mutating func writeOnOneLine(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += JSONWriter.quoted(string)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        writeOnOneLine(value)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in sorted(members).enumerated() {
        if index > 0 { text += ", " }
        text += JSONWriter.quoted(member.name) + ": "
        writeOnOneLine(member.value)
      }
      text += "}"
    }
  }

  private func sorted(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    sortsMembers ? members.sorted { $0.name < $1.name } : members
  }

  static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue {
  fileprivate var isCompound: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
