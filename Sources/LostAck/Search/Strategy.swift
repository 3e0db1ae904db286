/// How a random run picks the next of the steps offered.
///
/// To plug in another: a type that says how, and a case that names it.
public enum SearchStrategy: String, Hashable, Sendable, CaseIterable {
  /// Every step offered is as likely as any other.
  case uniform
  /// Some names of actions are likelier than others in this run, and some are avoided.
  case swarm
}

/// One way to pick; one value a run.
@usableFromInline protocol Strategy {
  /// Whatever is random about the run as a whole comes from `seed`.
  init(seed: Seed)

  /// Which of the steps offered is taken: a number below the count of `offer`.
  mutating func pick<M: Model>(_ offer: Offer<M>, _ generator: inout SplitMix64) -> Int
}

/// The steps offered in one state, as a strategy sees them.
@frozen @usableFromInline struct Offer<M: Model> {
  @usableFromInline let actions: UnsafePointer<M.Action>
  /// At least one.
  @usableFromInline let count: Int
  @usableFromInline let names: UnsafeMutablePointer<ActionNames<M>>

  @inlinable init(
    actions: UnsafePointer<M.Action>, count: Int, names: UnsafeMutablePointer<ActionNames<M>>
  ) {
    self.actions = actions
    self.count = count
    self.names = names
  }

  /// The number of the name of the action offered at `position`; by it a strategy can remember
  /// things, within the run.
  @inlinable func number(_ position: Int) -> Int {
    names.pointee.number(of: actions + position)
  }
  @inlinable func name(_ number: Int) -> String { names.pointee.names[number] }
}

@frozen @usableFromInline struct UniformStrategy: Strategy {
  @inlinable init(seed: Seed) {}

  @inlinable func pick<M: Model>(_ offer: Offer<M>, _ generator: inout SplitMix64) -> Int {
    generator.below(offer.count)
  }
}
