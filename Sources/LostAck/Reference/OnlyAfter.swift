/// What happens was made possible before: nothing acknowledged without its effect, no discarding
/// before the answer, no reading before the write. The counterpart of `NeverAfter`.
///
/// Where what makes it possible can be seen, the machine needs to remember nothing:
/// `OnlyAfter(allowed: effects).observe(.happened(id))`.
@frozen public struct OnlyAfter: ReferenceMachine, BitwiseCopyable {
  @frozen public enum Input: Hashable, Sendable {
    /// From now on, this id may happen.
    case allowed(Int)
    /// From now on, this id may no longer happen: what allowed it was undone.
    case withdrawn(Int)
    /// It happens.
    case happened(Int)
    /// All of these have happened, and what allowed them is to be there still.
    case haveHappened(SmallSet)
  }
  @usableFromInline var allowed: SmallSet

  @inlinable public init(allowed: SmallSet = []) { self.allowed = allowed }

  /// Met when an id is allowed, or happens; rejected when one happens that is not allowed.
  @inlinable public mutating func observe(_ input: Input) -> Judgement {
    switch input {
    case .allowed(let id):
      allowed.insert(id)
      return .met
    case .withdrawn(let id):
      allowed.remove(id)
      return .ignored
    case .happened(let id):
      return .require(allowed.contains(id), "id \(id) happened before what must come first")
    case .haveHappened(let ids):
      if ids.isEmpty { return .ignored }
      let early = ids.subtracting(allowed)
      return .require(early.isEmpty, "id \(early.first ?? 0) happened before what must come first")
    }
  }
}
