/// Only what is current acts: not what is stale, superseded, revoked, or of an older session.
///
/// What acts carries a number (an age, token, generation, session or credential), and comes
/// together with what is current at that instant; so the machine remembers nothing.
@frozen public struct OnlyCurrent: ReferenceMachine, BitwiseCopyable {
  /// The numbers that may act.
  @frozen public enum Current: Hashable, Sendable {
    /// This one; nil: none.
    case number(Int?)
    case within(ClosedRange<Int>)
    case among(SmallSet)

    @inlinable func contains(_ number: Int) -> Bool {
      switch self {
      case .number(let one): one == number
      case .within(let range): range.contains(number)
      case .among(let numbers): numbers.contains(number)
      }
    }
  }

  /// An id acts.
  @frozen public struct Input: Hashable, Sendable {
    @usableFromInline let id: Int
    @usableFromInline let carried: Int
    @usableFromInline let current: Current

    @inlinable public init(_ id: Int, carrying number: Int, current: Current) {
      self.id = id
      carried = number
      self.current = current
    }
  }

  @inlinable public init() {}

  /// Met when what acts is current, rejected when it is not.
  @inlinable public func observe(_ input: Input) -> Judgement {
    .require(
      input.current.contains(input.carried),
      "id \(input.id) acts carrying \(input.carried): current is \(input.current)")
  }
}

extension OnlyCurrent.Current: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(nil): "nothing"
    case .number(let one?): "\(one)"
    case .within(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .among(let numbers): "\(numbers)"
    }
  }
}
