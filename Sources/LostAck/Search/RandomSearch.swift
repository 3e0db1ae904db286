/// Explores a model at random, one run at a time.
///
/// A run is determined by its seed alone: where it starts, how it picks its steps, how long it is.
/// Runs are independent of each other; derive their seeds (`Seed.derived(for:)`).
///
/// Keeps its buffers from run to run: not for several threads at once, one each. A run takes
/// O(steps × offers).
public final class RandomSearch<M: Model> {
  public let model: M
  public let properties: [Property<M>]
  /// A run draws one of them.
  public let strategies: [SearchStrategy]
  /// A run draws its length from here to its `maxSteps`.
  public static var minSteps: Int { 8 }

  @usableFromInline let roots: [Node<M>]
  @usableFromInline let walker: Walker<M>
  @usableFromInline let names: UnsafeMutablePointer<ActionNames<M>>
  /// The steps of the run under way.
  @usableFromInline var actions: [M.Action] = []

  @inlinable public init(
    _ model: M, _ properties: [Property<M>],
    strategies: [SearchStrategy] = SearchStrategy.allCases
  ) {
    demand(!strategies.isEmpty, "a random search needs a strategy")
    self.model = model
    self.properties = properties
    self.strategies = strategies
    roots = model.initialNodes
    demand(!roots.isEmpty, "the model has no initial state")
    walker = Walker(model, properties, at: roots[0])
    names = .allocate(capacity: 1)
    names.initialize(to: ActionNames())
  }

  deinit {
    names.deinitialize(count: 1)
    names.deallocate()
  }

  /// One run of at most `maxSteps` steps, up to the first violation.
  @inlinable public func run(seed: Seed, maxSteps: Int = 200) -> RandomRun<M> {
    var generator = seed.derived(for: "run").generator
    let root = generator.below(roots.count)
    let strategy = strategies[generator.below(strategies.count)]
    let shortest = min(Self.minSteps, maxSteps)
    let length = shortest + generator.below(maxSteps - shortest + 1)
    let rejection: Walker<M>.Rejection?
    actions = []
    switch strategy {
    case .uniform: rejection = walk(from: root, length, UniformStrategy(seed: seed), &generator)
    case .swarm: rejection = walk(from: root, length, SwarmStrategy(seed: seed), &generator)
    }
    let violation = rejection.map {
      Violation<M>(property: $0.property, root: root, actions: actions, reason: $0.reason)
    }
    return RandomRun(
      seed: seed, strategy: strategy, root: root, actions: actions, violation: violation,
      isStuck: violation == nil && actions.count < length)
  }

  /// The loop of every strategy.
  @inlinable func walk<S: Strategy>(
    from root: Int, _ length: Int, _ strategy: S, _ generator: inout SplitMix64
  ) -> Walker<M>.Rejection? {
    var strategy = strategy
    return TrapReport.during(account) {
      if let rejection = walker.begin(at: roots[root]) { return rejection }
      while actions.count < length {
        let count = walker.offer()
        if let rejection = walker.judgeRest(count) { return rejection }
        if count == 0 { break }
        let offer = Offer(
          actions: walker.workspace.buffer.pointee.actions, count: count, names: names)
        let ordinal = strategy.pick(offer, &generator)
        actions.append(walker.action(ordinal))
        if let rejection = walker.take(ordinal) { return rejection }
      }
      return nil
    }
  }

  /// For a trap report.
  @usableFromInline func account() -> String {
    TrapReport.account(of: actions.map { label(of: $0) })
  }
}

/// What one random run did.
public struct RandomRun<M: Model>: Sendable {
  public let seed: Seed
  public let strategy: SearchStrategy
  /// The position of the initial state where it started, among the model's `initialNodes`.
  public let root: Int
  /// The labels of the steps taken, in order.
  public let actions: [M.Action]
  /// The violation that ended the run: by the last step, or by the state it led to.
  public let violation: Violation<M>?
  /// The run ended because no step was offered.
  public let isStuck: Bool

  @inlinable init(
    seed: Seed, strategy: SearchStrategy, root: Int, actions: [M.Action],
    violation: Violation<M>?, isStuck: Bool
  ) {
    self.seed = seed
    self.strategy = strategy
    self.root = root
    self.actions = actions
    self.violation = violation
    self.isStuck = isStuck
  }
}
