/// Tells which case a value of an enum is, without regard to what the case carries.
///
/// Calls the function that Swift keeps for it among the type's value witnesses, which are part of
/// the language's stable ABI (TypeMetadata.rst and ValueWitness.def in the Swift repository). It
/// takes a few nanoseconds, and looks at no padding.
@frozen @usableFromInline struct EnumCase<Value> {
  @usableFromInline typealias Read =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  @usableFromInline let read: Read
  @usableFromInline let metadata: UnsafeRawPointer
  /// The names of the cases; a case is told as its position here. Those that carry values come
  /// first, then the others, each in the order of their declaration.
  @usableFromInline let names: [String]

  /// Nil if `Value` is not an enum.
  @usableFromInline init?() {
    guard let layout = EnumLayout(of: Value.self) else { return nil }
    names = layout.caseNames
    metadata = unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self)
    guard let witnesses = TypeSize(of: Value.self).enumWitnesses else { return nil }
    read = unsafeBitCast(witnesses[0], to: Read.self)
  }

  /// The position of the value's case in `names`.
  @inlinable @inline(__always) func index(of value: UnsafePointer<Value>) -> Int {
    Int(read(value, metadata))
  }
}
