// A flat coder: the fields of one struct to a list of named values and back. It exists so that a
// scope is an ordinary `Codable` struct, and the engine needs no Foundation.

struct ScopeEncoder: Encoder {
  final class Output {
    var fields: [ScopeField] = []
  }
  let output = Output()
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  static func fields(of scope: some Encodable) -> [ScopeField] {
    let encoder = ScopeEncoder()
    do {
      try scope.encode(to: encoder)
    } catch {
      fatalError("\(type(of: scope)): \(error)")
    }
    return encoder.output.fields
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields(output: output))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    fatalError("a scope is a struct of named fields")
  }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    fatalError("a scope is a struct of named fields")
  }

  struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: Output
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) {
      fatalError("\(key.stringValue): a scope's field is never nil")
    }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      output.fields.append(ScopeField(key.stringValue, Self.scopeValue(value, key)))
    }
    static func scopeValue<T>(_ value: T, _ key: Key) -> ScopeValue {
      switch value {
      case let value as Bool: return .boolean(value)
      case let value as any BinaryInteger: return .integer(Int(value))
      case let value as String: return .text(value)
      case let value as ClosedRange<Int>: return .range(value)
      case let value as [any RawRepresentable]: return .list(value.map { "\($0.rawValue)" })
      case let value as any RawRepresentable: return .text("\(value.rawValue)")
      default: fatalError("\(key.stringValue): a scope has no field of type \(T.self)")
      }
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
      fatalError("\(key.stringValue): a scope is flat")
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      fatalError("\(key.stringValue): a scope is flat")
    }
    func superEncoder() -> any Encoder { fatalError("a scope has no superclass") }
    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
  }
}

struct ScopeDecoder: Decoder {
  let fields: [String: ScopeValue]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  init(_ fields: [ScopeField]) {
    self.fields = Dictionary(fields.map { ($0.name, $0.value) }) { _, last in last }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Fields(fields: fields))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Mismatch.value }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Mismatch.value }

  enum Mismatch: Error {
    case value
    /// The names that the field's type has.
    case name([String])
  }

  struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: ScopeValue]
    let codingPath: [any CodingKey] = []
    var allKeys: [Key] { fields.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      guard let value = fields[key.stringValue] else { throw Mismatch.value }
      switch value {
      case .boolean(let flag): return try cast(flag)
      case .integer(let number):
        if let integer = T.self as? any BinaryInteger.Type {
          return try cast(integer.exact(number))
        }
        return try cast(number)
      case .range(let range): return try cast(range)
      case .text(let text): return try decode(named: [text])
      case .list(let names): return try decode(named: names)
      }
    }
    private func decode<T: Decodable>(named names: [String]) throws -> T {
      do {
        return try T(from: NameDecoder(names: names))
      } catch {
        throw caseNames(of: T.self).map(Mismatch.name) ?? .value
      }
    }
    func cast<T>(_ value: Any?) throws -> T {
      guard let value = value as? T else { throw Mismatch.value }
      return value
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Mismatch.value }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw Mismatch.value
    }
    func superDecoder() throws -> any Decoder { throw Mismatch.value }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Mismatch.value }
  }
}

extension BinaryInteger {
  fileprivate static func exact(_ number: Int) -> Self? { Self(exactly: number) }
}

/// The raw values of an enum that lists its cases, or of the elements of a list of such.
private func caseNames(of type: Any.Type) -> [String]? {
  func names<T: CaseIterable>(of type: T.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }
  let type = (type as? any ListType.Type)?.element ?? type
  return (type as? any CaseIterable.Type).map { names(of: $0) }
}

private protocol ListType {
  static var element: Any.Type { get }
}
extension Array: ListType {
  fileprivate static var element: Any.Type { Element.self }
}

/// Decodes a `String`, an enum of `String`, or a list of them.
private struct NameDecoder: Decoder {
  let names: [String]
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw ScopeDecoder.Mismatch.value
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { NameList(names: names) }
  func singleValueContainer() -> any SingleValueDecodingContainer { OneName(name: names.first) }
}

private struct OneName: SingleValueDecodingContainer {
  let name: String?
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let name = name as? T else { throw ScopeDecoder.Mismatch.value }
    return name
  }
}

private struct NameList: UnkeyedDecodingContainer {
  let names: [String]
  var currentIndex = 0
  let codingPath: [any CodingKey] = []
  var count: Int? { names.count }
  var isAtEnd: Bool { currentIndex == names.count }

  init(names: [String]) { self.names = names }

  mutating func decodeNil() -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard !isAtEnd else { throw ScopeDecoder.Mismatch.value }
    defer { currentIndex += 1 }
    return try T(from: NameDecoder(names: [names[currentIndex]]))
  }
  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws
    -> KeyedDecodingContainer<Key>
  { throw ScopeDecoder.Mismatch.value }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw ScopeDecoder.Mismatch.value
  }
  mutating func superDecoder() throws -> any Decoder { throw ScopeDecoder.Mismatch.value }
}
