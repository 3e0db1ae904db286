/// A set of small whole numbers, 0 to 63, in one word: ids, tabs, items.
///
/// Iterates in ascending order. All operations are O(1); a number outside 0…63 is a trap.
@frozen
public struct SmallSet: Hashable, BitwiseCopyable, Sendable, Sequence,
  ExpressibleByArrayLiteral, CustomStringConvertible
{
  public var bits: UInt64

  @inlinable public init() { bits = 0 }
  @inlinable public init(bits: UInt64) { self.bits = bits }
  @inlinable public init(arrayLiteral elements: Int...) {
    bits = 0
    for element in elements { insert(element) }
  }

  /// Those of `elements` that are in it.
  @inlinable public init(_ elements: Range<Int>, where isIn: (Int) -> Bool = { _ in true }) {
    bits = 0
    for element in elements where isIn(element) { insert(element) }
  }

  @inlinable @inline(__always) static func bit(_ element: Int) -> UInt64 {
    demand(element >= 0 && element < 64, "a SmallSet holds 0 to 63")
    return 1 &<< UInt64(truncatingIfNeeded: element)
  }

  @inlinable public var isEmpty: Bool { bits == 0 }
  @inlinable public var count: Int { bits.nonzeroBitCount }
  @inlinable public func contains(_ element: Int) -> Bool { bits & Self.bit(element) != 0 }

  /// True if it was not there.
  @inlinable @discardableResult public mutating func insert(_ element: Int) -> Bool {
    let isNew = bits & Self.bit(element) == 0
    bits |= Self.bit(element)
    return isNew
  }

  /// True if it was there.
  @inlinable @discardableResult public mutating func remove(_ element: Int) -> Bool {
    let wasThere = bits & Self.bit(element) != 0
    bits &= ~Self.bit(element)
    return wasThere
  }

  @inlinable public mutating func formUnion(_ other: Self) { bits |= other.bits }
  @inlinable public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  @inlinable public func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

  /// The least number.
  @inlinable public var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }

  /// Exchanges two numbers: each is in it afterwards if the other was before.
  @inlinable public mutating func swapAt(_ a: Int, _ b: Int) {
    if contains(a) != contains(b) { bits ^= Self.bit(a) | Self.bit(b) }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  @frozen public struct Iterator: IteratorProtocol {
    @usableFromInline var bits: UInt64
    @inlinable init(bits: UInt64) { self.bits = bits }
    @inlinable public mutating func next() -> Int? {
      if bits == 0 { return nil }
      defer { bits &= bits &- 1 }
      return bits.trailingZeroBitCount
    }
  }

  public var description: String { "{" + map(String.init).joined(separator: " ") + "}" }
}
