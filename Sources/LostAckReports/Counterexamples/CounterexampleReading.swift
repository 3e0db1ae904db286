import LostAck

extension Counterexample {
  /// Reads a file's text. Throws what is wrong with it, without the file's name.
  public init(parsing bytes: [UInt8]) throws(InputError) {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw InputError("not JSON: line \(error.line), column \(error.column): \(error.message)")
    }
    guard case .object = document, document["tool"] == .string("LostAck") else {
      throw InputError("not a LostAck counterexample: \"tool\" should be \"LostAck\"")
    }
    let fields = Fields(of: document, path: "")
    guard document["format"] == .integer(Self.format) else {
      let format: Int = try fields.read("format")
      throw InputError(
        "format \(format), which this version cannot read (it reads format \(Self.format))")
    }
    let found: String = try fields.read("found")
    guard let origin = Origin(found) else {
      throw InputError("\"found\" should be \"exhaustive\" or \"seed 42\", and is \"\(found)\"")
    }
    self.init(
      claim: document["claim"] == nil ? nil : try fields.read("claim"),
      model: try fields.read("model"), without: try fields.read("without"),
      with: try fields.read("with"), scope: try fields.scope(),
      property: try fields.read("property"),
      found: origin, start: document["start"] == nil ? 0 : try fields.read("start"),
      cycleStart: document["cycleStart"] == nil ? nil : try fields.read("cycleStart"),
      steps: try fields.steps())
  }
}

extension Counterexample.Origin {
  init?(_ text: String) {
    if text == "exhaustive" {
      self = .exhaustive
    } else if text.hasPrefix("seed "), let seed = UInt64(text.dropFirst(5)),
      text == "seed \(seed)"
    {
      self = .seed(seed)
    } else {
      return nil
    }
  }
}

/// The members of an object, read by their types, with errors that name them.
private struct Fields {
  let object: JSONValue
  let path: String

  init(of object: JSONValue, path: String) {
    self.object = object
    self.path = path
  }

  private func value(_ name: String) throws(InputError) -> JSONValue {
    guard let value = object[name] else { throw InputError("\"\(path)\(name)\" is missing") }
    return value
  }

  private func illTyped(_ name: String, _ expected: String, _ value: JSONValue) -> InputError {
    InputError("\"\(path)\(name)\" should be \(expected), and is \(value.kind)")
  }

  func read(_ name: String) throws(InputError) -> String {
    let value = try value(name)
    guard case .string(let string) = value else { throw illTyped(name, "a string", value) }
    return string
  }

  func read(_ name: String) throws(InputError) -> Int {
    let value = try value(name)
    guard case .number(let number) = value, let integer = Int(number) else {
      throw illTyped(name, "a whole number", value)
    }
    return integer
  }

  func read(_ name: String) throws(InputError) -> [String] {
    let value = try value(name)
    guard let strings = value.strings else { throw illTyped(name, "an array of strings", value) }
    return strings
  }

  func scope() throws(InputError) -> [ScopeField] {
    let value = try value("scope")
    guard case .object(let members) = value else { throw illTyped("scope", "an object", value) }
    var fields: [ScopeField] = []
    for member in members {
      guard let value = ScopeValue(member.value) else {
        throw InputError(
          "\"scope.\(member.name)\" should be a whole number, true or false, a string or an array "
            + "of strings, and is \(member.value.kind)")
      }
      fields.append(ScopeField(member.name, value))
    }
    return fields
  }

  func steps() throws(InputError) -> [Counterexample.Step] {
    let value = try value("steps")
    guard case .array(let values) = value else { throw illTyped("steps", "an array", value) }
    var steps: [Counterexample.Step] = []
    for (index, value) in values.enumerated() {
      let path = "steps[\(index)]"
      guard case .object = value else { throw illTyped(path, "an object", value) }
      let fields = Fields(of: value, path: path + ".")
      steps.append(
        Counterexample.Step(
          action: try fields.read("action"), events: try fields.read("events"),
          process: try fields.read("process")))
    }
    return steps
  }
}

extension JSONValue {
  fileprivate var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    let strings = values.compactMap { value -> String? in
      guard case .string(let string) = value else { return nil }
      return string
    }
    return strings.count == values.count ? strings : nil
  }
}

extension ScopeValue {
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .number(let number):
      guard let integer = Int(number) else { return nil }
      self = .integer(integer)
    case .boolean(let boolean): self = .boolean(boolean)
    case .string(let text): self = .text(text)
    case .array:
      guard let strings = value.strings else { return nil }
      self = .list(strings)
    case .null, .object: return nil
    }
  }
}
