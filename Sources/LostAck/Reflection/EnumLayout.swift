/// The names of an enum's cases, read from the type's metadata.
///
/// Swift has no public way to ask an enum for its cases; the layout read here is part of the
/// language's stable ABI (TypeMetadata.rst in the Swift repository). Used to name actions that
/// never fired. What the cases carry, `TypeParts` tells.
public struct EnumLayout: Sendable {
  /// First those that carry values, then the others, each in the order of their declaration.
  public let caseNames: [String]

  /// Nil if `type` is not an enum, or has no reflection metadata.
  public init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    let enumKind = 0x201
    guard metadata[0] == enumKind else { return nil }
    let descriptor = UnsafeRawPointer(bitPattern: metadata[1])!
    // flags, parent, name, accessor, fields, payload cases, empty cases: seven words of 32 bits.
    let payloadCaseCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    let emptyCaseCount = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard let fields = TypeParts.relative(descriptor + 16) else { return nil }
    // mangled name, superclass, kind and record size (16 bits each), count; then the records.
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard count == payloadCaseCount + emptyCaseCount else { return nil }
    caseNames = (0..<count).map { index in
      let record = fields + 16 + index * recordSize
      guard let name = TypeParts.relative(record + 8) else { return "" }
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }
}
