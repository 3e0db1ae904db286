/// What a property or a reference machine says of one event or step.
public enum Judgement: Hashable, Sendable {
  /// Not its business.
  case ignored
  /// What the property speaks of arose, and was as it must be. A property that nothing ever met
  /// is vacuous, and its verdict undetermined.
  case met
  /// What must not happen did; the sentence says what was expected.
  case rejected(String)

  /// `met` if `condition` is true, else `rejected` with the sentence, made only then.
  @inlinable @inline(__always)
  public static func require(_ condition: Bool, _ sentence: @autoclosure () -> String) -> Self {
    condition ? .met : .rejected(sentence())
  }

  /// The same judgement, a rejection in other words: those of the system at hand.
  @inlinable public func inWords(_ sentence: @autoclosure () -> String) -> Self {
    if case .rejected = self { .rejected(sentence()) } else { self }
  }
}
