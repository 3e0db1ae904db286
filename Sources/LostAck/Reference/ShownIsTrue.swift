/// What is shown is true: a promise, "sent", "stopped", a button that is accepted.
///
/// Shown and true are looked at together, at one instant; so it remembers nothing.
@frozen public struct ShownIsTrue: ReferenceMachine, BitwiseCopyable {
  /// What can be seen of statements, each named by an id.
  @frozen public struct Input: Hashable, Sendable {
    @usableFromInline let shown: SmallSet
    @usableFromInline let truth: SmallSet

    @inlinable public init(shown: SmallSet, true truth: SmallSet) {
      self.shown = shown
      self.truth = truth
    }

    /// Of a single statement, 0.
    @inlinable public init(isShown: Bool, isTrue: Bool) {
      shown = SmallSet(bits: isShown ? 1 : 0)
      truth = SmallSet(bits: isTrue ? 1 : 0)
    }
  }

  @inlinable public init() {}

  @inlinable public func observe(_ input: Input) -> Judgement {
    observe(input) { "statement \($0)" }
  }

  /// Met when anything is shown; rejected when any of it is not true. `name` is what a rejection
  /// calls a statement.
  @inlinable public func observe(_ input: Input, naming name: (Int) -> String) -> Judgement {
    if input.shown.isEmpty { return .ignored }
    guard let lie = input.shown.subtracting(input.truth).first else { return .met }
    return .rejected("\(name(lie)) is shown, and is not true")
  }
}
