/// An array whose storage can be read without asking it: a pointer to an object that holds the
/// count and, after it, the elements.
///
/// Swift's arrays have been laid out so since their ABI is stable (ContiguousArrayBuffer.swift in
/// the Swift repository). It is looked at all the same, in an array made for it, once for each plan
/// and type of element. (On a Mac, an array of classes may be Objective-C's; but classes are not
/// hashed by their bytes.)
protocol NativeArray {
  associatedtype Element
  init(
    unsafeUninitializedCapacity: Int,
    initializingWith initialize: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws ->
      Void) rethrows
}

extension Array: NativeArray {}
extension ContiguousArray: NativeArray {}

extension NativeArray {
  static var elementType: Any.Type { Element.self }

  /// How many bytes lie between the storage's address and the first element's; nil if the storage
  /// is not laid out as expected.
  static var elementsOffset: Int? {
    guard isCountWhereExpected else { return nil }
    var first: UnsafeRawPointer?
    let array = Self(unsafeUninitializedCapacity: 1) { buffer, _ in
      first = UnsafeRawPointer(buffer.baseAddress)
    }
    return withExtendedLifetime(array) { checkedOffset(of: first, from: storage(of: array)) }
  }
}

private func storage<T>(of array: T) -> UnsafeRawPointer {
  precondition(MemoryLayout<T>.size == MemoryLayout<UnsafeRawPointer>.size)
  return withUnsafeBytes(of: array) { $0.load(as: UnsafeRawPointer.self) }
}

private func checkedOffset(of first: UnsafeRawPointer?, from storage: UnsafeRawPointer) -> Int? {
  guard let offset = first.map({ $0 - storage }) else { return nil }
  return (BytePlan.countOffset + MemoryLayout<Int>.size...256).contains(offset) ? offset : nil
}

private let isCountWhereExpected: Bool = [3, 5].allSatisfy { count in
  let array = Array(repeating: UInt8(1), count: count)
  return withExtendedLifetime(array) {
    storage(of: array).load(fromByteOffset: BytePlan.countOffset, as: Int.self) == count
  }
}
