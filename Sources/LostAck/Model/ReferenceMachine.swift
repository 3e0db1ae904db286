/// A small state machine that consumes what happens and rejects what must not.
///
/// The same machine serves models, real code and recorded logs: it knows nothing of where its
/// input comes from.
///
/// What systems promise alike is written once: `AtMostOnce` for each id; `NeverAfter` it was barred;
/// `OnlyAfter` its effect is anything acknowledged; `OnlyCurrent` what acts; `RecordIffPost`;
/// `ShownIsTrue`. The last three remember nothing: they are given all that they judge at once, and
/// so serve in `Property.judging` as well. The README tables which property uses which.
public protocol ReferenceMachine<Input>: Hashable, Sendable {
  associatedtype Input
  /// Takes note of `input`, and judges it.
  mutating func observe(_ input: Input) -> Judgement
}

/// The reference machines of a model, as the fields of one value.
///
/// A property feeds the fields it needs; the fields of properties that are not checked stay at
/// their initial value, and so cost no states.
public protocol ReferenceMachines: Hashable, Sendable {
  init()
}

/// For models whose properties need no memory of what happened.
@frozen public struct NoReferenceMachines: ReferenceMachines {
  @inlinable public init() {}
}
