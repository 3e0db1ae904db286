/// What must come about on every fair run: wherever `isStart` was, `isGoal` follows.
///
/// It is violated by a lasso: a way from an initial state, and a cycle that is repeated for ever,
/// fairly, without the goal. A run may also stop, in a state where no fair action has a step.
public struct Liveness<M: Model>: Sendable {
  /// Nil: only the initial states.
  public let isStart: (@Sendable (M.State) -> Bool)?
  public let isGoal: @Sendable (M.State) -> Bool
  public let fairness: [Fairness<M>]

  public init(
    isStart: (@Sendable (M.State) -> Bool)?, isGoal: @escaping @Sendable (M.State) -> Bool,
    fairness: [Fairness<M>]
  ) {
    self.isStart = isStart
    self.isGoal = isGoal
    self.fairness = fairness
  }
}

extension Property {
  /// Every fair run reaches a state of `goal`.
  public static func eventually(
    _ id: String, _ sentence: String, under fairness: [Fairness<M>],
    _ goal: @escaping @Sendable (M.State) -> Bool
  ) -> Self {
    Self(id, sentence, .run(Liveness(isStart: nil, isGoal: goal, fairness: fairness)))
  }

  /// On every fair run, a state of `start` is followed, then or later, by one of `goal`. Vacuous if
  /// no state is of `start`.
  public static func leadsTo(
    _ id: String, _ sentence: String, under fairness: [Fairness<M>],
    from start: @escaping @Sendable (M.State) -> Bool,
    to goal: @escaping @Sendable (M.State) -> Bool
  ) -> Self {
    Self(id, sentence, .run(Liveness(isStart: start, isGoal: goal, fairness: fairness)))
  }

  /// Every fair run comes through states of `goal` again and again.
  public static func infinitelyOften(
    _ id: String, _ sentence: String, under fairness: [Fairness<M>],
    _ goal: @escaping @Sendable (M.State) -> Bool
  ) -> Self {
    leadsTo(id, sentence, under: fairness, from: { _ in true }, to: goal)
  }
}
