/// The bounds and fault budgets of one exploration.
///
/// An ordinary struct of whole numbers (from 0 on, unless the default is negative), `Bool`s, ranges
/// (`-30...30`), plain enums of `String` and lists of them, each with a default. Durations are
/// seconds. The fields are set by name from the command line (`--scope taps=2,skew=-30...30`) and
/// printed with every verdict.
public protocol Scope: Codable, Hashable, Sendable {
  init()

  /// The scope for random runs and for `--size large`: wider in what this one has, and still
  /// without what it has not (a budget of zero stays zero, since the claim's verdict may hang on
  /// it). A claim may change it for itself (`Claim.largeScope`).
  func enlarged() -> Self

  /// What is wrong with the values together, if anything: one line.
  var problem: String? { get }
}

extension Scope {
  public func enlarged() -> Self { self }
  public var problem: String? { nil }
}

/// A model that needs no bounds.
public struct NoScope: Scope {
  public init() {}
}

/// The value of one field of a scope, as it is printed and read.
public enum ScopeValue: Hashable, Sendable, CustomStringConvertible {
  case integer(Int)
  case boolean(Bool)
  case text(String)
  case range(ClosedRange<Int>)
  case list([String])

  public var description: String {
    switch self {
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .text(let value): value
    case .range(let value): "\(value.lowerBound)...\(value.upperBound)"
    case .list(let values): values.joined(separator: "+")
    }
  }
}

/// One field of a scope: its name and its value.
public struct ScopeField: Hashable, Sendable {
  public let name: String
  public let value: ScopeValue

  public init(_ name: String, _ value: ScopeValue) {
    self.name = name
    self.value = value
  }
}

extension Scope {
  /// The fields in the order of their declaration.
  public var fields: [ScopeField] { ScopeEncoder.fields(of: self) }

  /// The fields that differ from the scope's defaults.
  public var changedFields: [ScopeField] {
    let defaults = Set(Self().fields)
    return fields.filter { !defaults.contains($0) }
  }

  /// This scope with fields set from text, by name; throws `ScopeError`. What is wrong with the
  /// values together is looked at when all are set.
  public func setting(_ texts: [(name: String, text: String)]) throws(ScopeError) -> Self {
    var scope = self
    for (name, text) in texts { scope = try scope.setting(name, to: text) }
    if let problem = scope.problem { throw .inconsistent(problem) }
    return scope
  }

  private func setting(_ name: String, to text: String) throws(ScopeError) -> Self {
    var fields = self.fields
    guard let index = fields.firstIndex(where: { $0.name == name }) else {
      throw .unknownField(name, known: fields.map(\.name))
    }
    guard let value = ScopeValue(text, like: fields[index].value) else {
      throw .badValue(name, text, expected: fields[index].value.kind)
    }
    // Counts and seconds: what may be negative has a negative default, or is a range.
    if case (.integer(let old), .integer(let new)) = (fields[index].value, value), old >= 0, new < 0
    {
      throw .badValue(name, text, expected: "a whole number from 0 on")
    }
    fields[index] = ScopeField(name, value)
    do {
      return try Self(from: ScopeDecoder(fields))
    } catch ScopeDecoder.Mismatch.name(let names) {
      throw .badValue(
        name, text, expected: "\(value.kindInRange): \(names.joined(separator: ", "))")
    } catch {
      throw .badValue(name, text, expected: value.kindInRange)
    }
  }
}

public enum ScopeError: Error, Hashable, Sendable {
  case unknownField(String, known: [String])
  case badValue(String, String, expected: String)
  case inconsistent(String)
}

extension ScopeValue {
  /// Reads text as a value of the same kind as `example`.
  init?(_ text: String, like example: ScopeValue) {
    switch example {
    case .integer:
      guard let value = Int(text) else { return nil }
      self = .integer(value)
    case .boolean:
      guard let value = Bool(text) else { return nil }
      self = .boolean(value)
    case .text: self = .text(text)
    case .range:
      if let value = Int(text) {
        self = .range(value...value)
      } else {
        let ends = text.splitOnce(by: "...")
        guard let ends, let low = Int(ends.0), let high = Int(ends.1), low <= high else {
          return nil
        }
        self = .range(low...high)
      }
    case .list: self = .list(text.split(separator: "+").map(String.init))
    }
  }

  /// What a value of this kind looks like, for messages.
  var kind: String {
    switch self {
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .text: "a name"
    case .range: "a range such as -30...30, or one number"
    case .list: "names joined by +"
    }
  }
}

extension ScopeValue {
  /// What was expected where a value is of the right kind, and still none of the field's.
  fileprivate var kindInRange: String {
    switch self {
    case .text, .list: "one of the names of its kind"
    case .integer: "a whole number in the field's range"
    case .boolean, .range: kind
    }
  }
}

extension String {
  func splitOnce(by separator: String) -> (String, String)? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(separator) {
        return (
          String(self[..<index]), String(self[self.index(index, offsetBy: separator.count)...])
        )
      }
      index = self.index(after: index)
    }
    return nil
  }
}
