/// Each id at most once.
@frozen public struct AtMostOnce: ReferenceMachine, BitwiseCopyable {
  @usableFromInline var seen: SmallSet = []

  @inlinable public init() {}

  @inlinable public mutating func observe(_ id: Int) -> Judgement {
    .require(seen.insert(id), "id \(id) was seen before: expected at most once")
  }

  /// Exchanges two ids.
  @inlinable public mutating func swapAt(_ a: Int, _ b: Int) { seen.swapAt(a, b) }
}
