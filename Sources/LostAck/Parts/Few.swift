/// At most `N` values in order, in line.
///
/// What is vacated is zeroed, so that equal values have equal bytes. Appending to a full one is a
/// trap.
@frozen
public struct Few<let N: Int, Element: Hashable & BitwiseCopyable & Sendable>:
  Hashable, BitwiseCopyable, Sendable, CustomStringConvertible
{
  @usableFromInline var storage: InlineArray<N, Element>
  @usableFromInline var length: UInt8 = 0

  @inlinable public init() { storage = Self.zeroed() }

  @inlinable public var isEmpty: Bool { length == 0 }
  @inlinable public var isFull: Bool { count == N }
  @inlinable public var count: Int { Int(length) }
  @inlinable public var capacity: Int { N }
  @inlinable public var indices: Range<Int> { 0..<count }
  @inlinable public var first: Element? { isEmpty ? nil : storage[0] }
  @inlinable public var last: Element? { isEmpty ? nil : storage[count - 1] }

  @inlinable public subscript(index: Int) -> Element {
    get {
      demand(index < count, "index beyond the end of a Few")
      return storage[index]
    }
    set {
      demand(index < count, "index beyond the end of a Few")
      storage[index] = newValue
    }
  }

  @inlinable public func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
  @inlinable public func firstIndex(of element: Element) -> Int? {
    for index in 0..<count where storage[index] == element { return index }
    return nil
  }

  @inlinable public mutating func append(_ element: Element) {
    demand(count < N, "a Few is full")
    storage[count] = element
    length &+= 1
  }

  @inlinable @discardableResult public mutating func remove(at index: Int) -> Element {
    let removed = self[index]
    var slot = index
    while slot + 1 < count {
      storage[slot] = storage[slot + 1]
      slot += 1
    }
    length &-= 1
    storage[count] = Self.zeroed()
    return removed
  }

  @inlinable public mutating func removeFirst() -> Element { remove(at: 0) }
  @inlinable public mutating func removeAll() { self = Self() }

  /// A value of all zero bytes: never read as an element, only compared byte by byte.
  @inlinable static func zeroed<T>() -> T {
    withUnsafeTemporaryAllocation(
      byteCount: max(1, MemoryLayout<T>.size), alignment: MemoryLayout<T>.alignment
    ) {
      $0.initializeMemory(as: UInt8.self, repeating: 0)
      return $0.baseAddress!.load(as: T.self)
    }
  }

  @inlinable public static func == (a: Self, b: Self) -> Bool {
    if a.length != b.length { return false }
    for index in 0..<a.count where a.storage[index] != b.storage[index] { return false }
    return true
  }
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(length)
    for index in 0..<count { hasher.combine(storage[index]) }
  }
  public var description: String {
    "[" + indices.map { label(of: self[$0]) }.joined(separator: " ") + "]"
  }
}

extension Few: PlainBytes {
  public static var plainParts: [(type: Any.Type, offset: Int)] {
    (0..<N).map { (Element.self, $0 * MemoryLayout<Element>.stride) }
      + [(UInt8.self, N * MemoryLayout<Element>.stride)]
  }
}
