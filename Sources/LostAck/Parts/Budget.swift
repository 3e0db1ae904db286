/// How often a fault may still strike. Comes from the scope, is part of the state, counts down.
///
/// ```swift
/// step(.answerLost(id), spending: \.answerLosses) { $0.answers.remove(id) }
/// // Where an answer may still come, not to wait for it is a fault.
/// step(.timeout(id), spending: \.earlyTimeouts, if: state.answers.contains(id)) { fail(id, &$0) }
/// ```
@frozen
public struct Budget: Hashable, BitwiseCopyable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  @usableFromInline var left: UInt8

  @inlinable public init(_ count: Int) {
    demand(count >= 0 && count <= 255, "a budget is 0 to 255")
    left = UInt8(count)
  }
  @inlinable public init(integerLiteral count: Int) { self.init(count) }

  /// The fault may strike once more.
  @inlinable public var remains: Bool { left > 0 }

  /// The fault strikes.
  @inlinable public mutating func spend() {
    demand(left > 0, "a budget is spent")
    left &-= 1
  }

  public var description: String { "\(left)" }
}
