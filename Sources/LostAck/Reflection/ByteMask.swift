/// Which bytes of a type carry its value.
///
/// Equal values may differ in their padding, so hashing a struct's bytes as they lie is unsound.
/// The mask leaves padding out. It is found once, by reflection on the type, and only where every
/// part is known to be plain bytes: integers, `Bool`, enums without payloads, enums and optionals
/// of which one case carries one of these, structs and tuples of them, and containers that say how
/// they are laid out (`PlainBytes`). For other types there is a `BytePlan`.
///
/// A custom `==` that looks at fewer bytes cannot be seen by reflection: the tests of a model
/// compare the counts of both ways.
public struct ByteMask: Hashable, Sendable {
  /// The mask, in words of eight bytes; the last is zero beyond the size.
  public let words: [UInt64]

  /// Of the sample's type. Nil where that is not plain bytes throughout.
  public init?<T>(sample: T) {
    guard _isPOD(T.self) else { return nil }
    var bytes = [UInt8](repeating: 0, count: MemoryLayout<T>.size)
    guard Self.mark(T.self, at: 0, in: &bytes) else { return nil }
    words = Self.words(of: bytes[...])
  }

  static func words(of bytes: ArraySlice<UInt8>) -> [UInt64] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 8).map { start in
      var word: UInt64 = 0
      withUnsafeMutableBytes(of: &word) {
        $0.copyBytes(from: bytes[start..<min(start + 8, bytes.endIndex)])
      }
      return word
    }
  }

  /// The mask of one byte.
  @inlinable func byte(_ offset: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: words[offset &>> 3] &>> UInt64(offset & 7 &* 8))
  }

  /// Marks the bytes of a value of `type`, which lies at `offset`; false if they are not plain.
  static func mark(_ type: Any.Type, at offset: Int, in bytes: inout [UInt8]) -> Bool {
    let layout = TypeSize(of: type)
    if layout.size == 0 { return true }
    guard layout.isPlain else { return false }
    if isWhole(type) {
      for byte in offset..<offset + layout.size { bytes[byte] = 0xFF }
      return true
    }
    guard let parts = parts(of: type) else { return false }
    return parts.allSatisfy { mark($0.type, at: offset + $0.offset, in: &bytes) }
  }

  /// The parts that make up a value, if all of them always count.
  static func parts(of type: Any.Type) -> [TypeParts.Part]? {
    if let container = type as? any PlainBytes.Type {
      return container.plainParts.map { TypeParts.Part(type: $0.type, offset: $0.offset) }
    }
    guard !isOfOthers(type), let parts = TypeParts(of: type), parts.kind != .enumeration
    else { return nil }
    return parts.parts
  }

  /// True of types all of whose bytes carry the value.
  ///
  /// Where one case of an enum carries a value that is whole, and not made of parts, the others are
  /// told by a value that it cannot have, or by a number in its place and a tag.
  static func isWhole(_ type: Any.Type) -> Bool {
    if type is any FixedWidthInteger.Type || type is Bool.Type { return true }
    guard let cases = TypeParts(of: type), cases.kind == .enumeration else { return false }
    if cases.parts.isEmpty { return TypeSize(of: type).isPlain }
    if cases.parts.count > 1 { return false }
    let payload = cases.parts[0].type
    // A payload with a label is a tuple of one.
    if let tuple = TypeParts(of: payload), tuple.kind == .tuple, tuple.parts.count == 1 {
      return isWhole(tuple.parts[0].type)
    }
    return isWhole(payload)
  }

  /// True of the types of Swift's own modules but for those that are equal as their parts are:
  /// 0.0 equals −0.0, a letter has several spellings, and a pointer differs from run to run. And of
  /// C's types, since of a union or a bit field reflection shows nothing.
  static func isOfOthers(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: true)
    let others = ["Swift.", "Foundation.", "FoundationEssentials.", "Synchronization.", "__C."]
    guard others.contains(where: name.hasPrefix) else { return false }
    let known = [
      "Swift.Range<", "Swift.ClosedRange<", "Swift.PartialRangeFrom<", "Swift.PartialRangeUpTo<",
      "Swift.PartialRangeThrough<", "Swift.Unicode.Scalar", "Swift.Duration", "Swift.Optional<",
      "Swift.Result<",
    ]
    return !known.contains(where: name.hasPrefix)
  }
}

/// A container that reflection cannot look into, and that says where its parts lie.
public protocol PlainBytes {
  /// The type and the offset of each part, slots in use or not.
  static var plainParts: [(type: Any.Type, offset: Int)] { get }
}
