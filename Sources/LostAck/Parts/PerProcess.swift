/// A fixed number of values in line: one for each process, tab or id.
@frozen
public struct PerProcess<let N: Int, Value: Hashable & BitwiseCopyable & Sendable>:
  Hashable, BitwiseCopyable, Sendable, CustomStringConvertible
{
  @usableFromInline var storage: InlineArray<N, Value>

  @inlinable public init(repeating value: Value) { storage = InlineArray(repeating: value) }

  @inlinable public var indices: Range<Int> { 0..<N }
  @inlinable public var count: Int { N }
  @inlinable public subscript(index: Int) -> Value {
    get { storage[index] }
    set { storage[index] = newValue }
  }

  @inlinable public mutating func swapAt(_ a: Int, _ b: Int) {
    if a != b { storage.swapAt(a, b) }
  }

  @inlinable public func contains(where predicate: (Value) -> Bool) -> Bool {
    for index in 0..<N where predicate(storage[index]) { return true }
    return false
  }
  @inlinable public func allSatisfy(_ predicate: (Value) -> Bool) -> Bool {
    !contains { !predicate($0) }
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool {
    for index in 0..<N where a.storage[index] != b.storage[index] { return false }
    return true
  }
  @inlinable public func hash(into hasher: inout Hasher) {
    for index in 0..<N { hasher.combine(storage[index]) }
  }
  public var description: String {
    "[" + indices.map { label(of: self[$0]) }.joined(separator: " ") + "]"
  }
}

extension PerProcess: PlainBytes {
  public static var plainParts: [(type: Any.Type, offset: Int)] {
    (0..<N).map { (Value.self, $0 * MemoryLayout<Value>.stride) }
  }
}
