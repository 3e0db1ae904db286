/// A JSON document. Members keep their order, and numbers their text, so that what is read can be
/// written again as it was.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number, by its text.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public static func integer(_ value: some BinaryInteger) -> JSONValue { .number("\(value)") }

  public static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// An object of the members that there are.
  public static func object(_ members: Member?...) -> JSONValue {
    .object(members.compactMap(\.self))
  }

  /// The value of an object's member.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// What kind of value it is, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
