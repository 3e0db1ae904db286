/// What a type is made of, read from the type alone: no value is needed.
///
/// Swift has no public way to ask a type for its fields; the layout read here is part of the
/// language's stable ABI (TypeMetadata.rst in the Swift repository).
struct TypeParts {
  /// A field of a struct or a tuple, or what a case of an enum carries.
  struct Part {
    let type: Any.Type
    /// In bytes; zero in an enum.
    let offset: Int
  }

  enum Kind { case structure, enumeration, tuple }

  let kind: Kind
  /// Of an enum, one for each case that carries something, in the order of their declaration.
  let parts: [Part]

  /// Nil for anything but structs, tuples and enums whose parts are all known. An enum that boxes
  /// what a case carries (`indirect`) has none either.
  init?(of type: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    case 0x200: kind = .structure
    case 0x201, 0x202: kind = .enumeration
    case 0x301: kind = .tuple
    default: return nil
    }
    if kind == .tuple {
      parts = Self.elements(ofTuple: metadata)
    } else if let fields = Self.fields(of: metadata, isEnum: kind == .enumeration) {
      parts = fields
    } else {
      return nil
    }
  }

  /// Kind, count and labels, each a word; then type and offset of each element. Of the offset, half
  /// a word is all that is written on Linux.
  private static func elements(ofTuple metadata: UnsafeRawPointer) -> [Part] {
    (0..<metadata.load(fromByteOffset: 8, as: Int.self)).map { index in
      let element = metadata + 24 + index * 16
      return Part(
        type: element.load(as: Any.Type.self),
        offset: Int(element.load(fromByteOffset: 8, as: UInt32.self)))
    }
  }

  private static func fields(of metadata: UnsafeRawPointer, isEnum: Bool) -> [Part]? {
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard let fields = relative(descriptor + 16) else { return nil }
    // mangled name, superclass, kind and record size (16 bits each), count; then the records.
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    let offsets = metadata + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) * 8
    var parts: [Part] = []
    for index in 0..<count {
      let record = fields + 16 + index * recordSize
      // flags, type, name: three words of 32 bits. A case that carries nothing has no type.
      let isIndirect = record.load(as: UInt32.self) & 1 != 0
      guard let name = relative(record + 4) else {
        if isEnum { continue }
        return nil
      }
      let mangled = name.assumingMemoryBound(to: UInt8.self)
      let type = _getTypeByMangledNameInContext(
        mangled, UInt(length(ofMangled: mangled)), genericContext: descriptor,
        genericArguments: metadata + 16)
      guard let type, !isIndirect else { return nil }
      let offset = isEnum ? 0 : Int(offsets.load(fromByteOffset: index * 4, as: Int32.self))
      parts.append(Part(type: type, offset: offset))
    }
    return parts
  }

  /// A mangled name ends with a zero; within it, a byte below 32 stands before a reference of four
  /// bytes (to 0x17) or eight, which may be zeros.
  private static func length(ofMangled name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      length += name[length] > 0x1F ? 1 : name[length] > 0x17 ? 9 : 5
    }
    return length
  }

  /// What a field of the metadata points to, from where it lies; nil if to nothing.
  static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(field.load(as: Int32.self))
    return offset == 0 ? nil : field + offset
  }
}
