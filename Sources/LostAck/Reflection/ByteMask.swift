/// Which bytes of a type carry its value.
///
/// Equal values may differ in their padding, so hashing a struct's bytes as they lie is unsound.
/// The mask leaves padding out. It is found once, by reflection on a sample, and only for types
/// whose every part is known to be plain bytes: integers, `Bool`, enums without payloads, optionals
/// of these, structs and tuples of them, and containers that say how they are laid out
/// (`PlainBytes`). For anything else (arrays, strings, enums with payloads) there is no mask, and
/// states are hashed by `Hashable`.
///
/// A custom `==` that looks at fewer bytes cannot be seen by reflection: the tests of a model
/// compare the counts of both ways.
public struct ByteMask: Hashable, Sendable {
  /// The mask, in words of eight bytes; the last is zero beyond the size.
  public let words: [UInt64]

  /// Nil where the type is not plain bytes throughout.
  public init?<T>(sample: T) {
    guard _isPOD(T.self) else { return nil }
    var bytes = [UInt8](repeating: 0, count: (MemoryLayout<T>.size + 7) / 8 * 8)
    guard Self.mark(sample, at: 0, in: &bytes) else { return nil }
    words = stride(from: 0, to: bytes.count, by: 8).map { start in
      var word: UInt64 = 0
      withUnsafeMutableBytes(of: &word) { $0.copyBytes(from: bytes[start..<start + 8]) }
      return word
    }
  }

  /// The mask of one byte.
  @inlinable func byte(_ offset: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: words[offset &>> 3] &>> UInt64(offset & 7 &* 8))
  }

  /// Marks the bytes of `value`, which lies at `offset`; false if they are not plain.
  static func mark(_ value: Any, at offset: Int, in bytes: inout [UInt8]) -> Bool {
    let layout = Layout(of: value)
    if layout.size == 0 { return true }
    if isWhole(type(of: value)) {
      for byte in offset..<offset + layout.size { bytes[byte] = 0xFF }
      return true
    }
    if let container = value as? any PlainBytes {
      return container.markPlainBytes { mark($0, at: offset + $1, in: &bytes) }
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else { return false }
    var end = offset
    for child in mirror.children {
      let part = Layout(of: child.value)
      end = (end + part.alignment - 1) / part.alignment * part.alignment
      guard mark(child.value, at: end, in: &bytes) else { return false }
      end += part.size
    }
    return end - offset == layout.size
  }

  /// True of types all of whose bytes carry the value.
  static func isWhole(_ type: Any.Type) -> Bool {
    if type is any FixedWidthInteger.Type || type is Bool.Type { return true }
    if let optional = type as? any OptionalType.Type { return isWhole(optional.wrapped) }
    return EnumLayout(of: type)?.payloadCaseCount == 0
  }

  private struct Layout {
    let size: Int
    let alignment: Int

    init(of value: Any) {
      func layout<T>(_: T) -> (Int, Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
      (size, alignment) = _openExistential(value, do: layout)
    }
  }
}

/// A container that reflection cannot look into, and that says where its parts lie.
public protocol PlainBytes {
  /// Calls `mark` with each part, slots in use or not, and its offset; false as soon as `mark` is.
  func markPlainBytes(_ mark: (Any, Int) -> Bool) -> Bool
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}
extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
