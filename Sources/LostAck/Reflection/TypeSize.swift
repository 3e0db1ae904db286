/// How much memory a type's values take, and what they allow: from its value witnesses.
struct TypeSize {
  let size: Int
  let stride: Int
  let alignment: Int
  /// Copying the bytes copies the value, and nothing need be done when it goes.
  let isPlain: Bool
  /// The bytes of a value can be moved. Not so where there is a weak reference.
  let isMovable: Bool
  let metadata: UnsafeRawPointer
  private let witnesses: UnsafePointer<UInt>

  init(of type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    witnesses = metadata.load(fromByteOffset: -8, as: UnsafePointer<UInt>.self)
    // Eight functions, size and stride; then the flags, in the lower half of a word.
    size = Int(witnesses[8])
    stride = Int(witnesses[9])
    alignment = Int(witnesses[10] & 0xFF) + 1
    isPlain = witnesses[10] & 0x1_0000 == 0
    isMovable = witnesses[10] & 0x10_0000 == 0
  }

  /// The functions that tell the case of an enum, take out what it carries, and put it back.
  var enumWitnesses: UnsafePointer<UInt>? {
    witnesses[10] & 0x20_0000 == 0 ? nil : witnesses + 11
  }
}
