/// What must hold: of every state, of every step, of the events, or of whole runs.
///
/// ```swift
/// static let oneMaster = Property<Self>.never("P1", "never two masters") { $0.masters > 1 }
/// static let onceEver = Property<Self>.watching("P3", "once per id, ever") { watch, event in
///   guard case .obeyed(let id) = event else { return .ignored }
///   return watch.onceEver.observe(id)
/// }
/// ```
public struct Property<M: Model>: Sendable {
  /// The id by which claims, files and the command line name it: `P3`.
  public let id: String
  /// The property as a sentence: what holds when it is not violated.
  public let sentence: String

  public enum Kind: Sendable {
    /// `reason` says more of a state that violates it than the sentence does.
    case state(
      isViolated: @Sendable (M.State) -> Bool, condition: (@Sendable (M.State) -> Bool)?,
      reason: (@Sendable (M.State) -> String)? = nil)
    case step(@Sendable (Step<M>) -> Judgement)
    case event(@Sendable (inout M.Watch, M.Event) -> Judgement)
    case run(Liveness<M>)
    /// Every state has a step, or is one where the system may rest.
    case deadlock(mayRest: @Sendable (M.State) -> Bool)
  }
  public let kind: Kind

  @inlinable public init(_ id: String, _ sentence: String, _ kind: Kind) {
    self.id = id
    self.sentence = sentence
    self.kind = kind
  }

  /// No reachable state is `violated`. With `when`, the property speaks only of those states, and
  /// is vacuous if there is none.
  @inlinable public static func never(
    _ id: String, _ sentence: String, when condition: (@Sendable (M.State) -> Bool)? = nil,
    _ violated: @escaping @Sendable (M.State) -> Bool
  ) -> Self {
    guard let condition else {
      return Self(id, sentence, .state(isViolated: violated, condition: nil))
    }
    return Self(
      id, sentence,
      .state(isViolated: { condition($0) && violated($0) }, condition: condition))
  }

  /// Every reachable state is as `holds` says; the opposite of `never`.
  @inlinable public static func always(
    _ id: String, _ sentence: String, when condition: (@Sendable (M.State) -> Bool)? = nil,
    _ holds: @escaping @Sendable (M.State) -> Bool
  ) -> Self {
    never(id, sentence, when: condition) { !holds($0) }
  }

  /// Every reachable state is accepted by a reference machine that sees what is, and needs no memory
  /// of what was. It may be asked several times of one state.
  ///
  /// ```swift
  /// static let promiseIsTrue = Property<Self>.judging("P4", "a promise shown is true") { state in
  ///   ShownIsTrue().observe(.init(isShown: state.isPromised, isTrue: state.isRegistered))
  /// }
  /// ```
  @inlinable public static func judging(
    _ id: String, _ sentence: String, _ judge: @escaping @Sendable (M.State) -> Judgement
  ) -> Self {
    Self(
      id, sentence,
      .state(
        isViolated: { if case .rejected = judge($0) { true } else { false } },
        condition: { if case .ignored = judge($0) { false } else { true } },
        reason: { if case .rejected(let reason) = judge($0) { reason } else { sentence } }))
  }

  /// Why a state violates it.
  @inlinable func reason(in state: M.State) -> String {
    if case .state(_, _, let reason?) = kind { reason(state) } else { sentence }
  }

  /// No step is `violated`, among those of `when`.
  @inlinable public static func neverStep(
    _ id: String, _ sentence: String,
    when condition: @escaping @Sendable (Step<M>) -> Bool = { _ in true },
    _ violated: @escaping @Sendable (Step<M>) -> Bool
  ) -> Self {
    Self(
      id, sentence,
      .step { step in
        guard condition(step) else { return .ignored }
        return violated(step) ? .rejected(sentence) : .met
      })
  }

  /// No event is `violated`, among those of `when`.
  @inlinable public static func neverEvent(
    _ id: String, _ sentence: String,
    when condition: @escaping @Sendable (M.Event) -> Bool = { _ in true },
    _ violated: @escaping @Sendable (M.Event) -> Bool
  ) -> Self {
    Self(
      id, sentence,
      .event { _, event in
        guard condition(event) else { return .ignored }
        return violated(event) ? .rejected(sentence) : .met
      })
  }

  /// The events are accepted by reference machines: `observe` feeds each event to the fields of the
  /// model's `Watch` that this property needs, and passes their judgement on.
  @inlinable public static func watching(
    _ id: String, _ sentence: String,
    _ observe: @escaping @Sendable (inout M.Watch, M.Event) -> Judgement
  ) -> Self {
    Self(id, sentence, .event(observe))
  }

  /// Every state has a step to take, except where the system may rest.
  @inlinable public static func noDeadlock(
    _ id: String, _ sentence: String,
    unless mayRest: @escaping @Sendable (M.State) -> Bool = { _ in false }
  ) -> Self {
    Self(id, sentence, .deadlock(mayRest: mayRest))
  }
}
