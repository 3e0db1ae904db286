/// What happens was made possible before: no discarding before the answer, no reading before the
/// write. The counterpart of `NeverAfter`.
@frozen public struct OnlyAfter: ReferenceMachine, BitwiseCopyable {
  @frozen public enum Input: Hashable, Sendable {
    /// From now on, this id may happen.
    case allowed(Int)
    /// It happens.
    case happened(Int)
  }
  @usableFromInline var allowed: SmallSet = []

  @inlinable public init() {}

  /// Met by either input; rejected when an id happens that was not allowed before.
  @inlinable public mutating func observe(_ input: Input) -> Judgement {
    switch input {
    case .allowed(let id):
      allowed.insert(id)
      return .met
    case .happened(let id):
      return .require(allowed.contains(id), "id \(id) happened before what must come first")
    }
  }
}
