/// What was once barred never happens later: no obeying after judging stale, no post after cancel.
@frozen public struct NeverAfter: ReferenceMachine, BitwiseCopyable {
  @frozen public enum Input: Hashable, Sendable {
    /// From now on, this id must not happen.
    case barred(Int)
    /// It happens.
    case happened(Int)
  }
  @usableFromInline var barred: SmallSet = []

  @inlinable public init() {}

  /// Met when an id is barred; rejected when one happens that was barred before.
  @inlinable public mutating func observe(_ input: Input) -> Judgement {
    switch input {
    case .barred(let id):
      barred.insert(id)
      return .met
    case .happened(let id):
      if !barred.contains(id) { return .ignored }
      return .rejected("id \(id) was barred before: expected never to happen after that")
    }
  }

  /// Exchanges two ids.
  @inlinable public mutating func swapAt(_ a: Int, _ b: Int) { barred.swapAt(a, b) }
}
