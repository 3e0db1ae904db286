/// Shrinks a sequence of actions that violates a property to one that is as short as can be found,
/// and among those of one length to the first in the order of the exhaustive search.
///
/// By replaying, to a fixpoint: keep what is offered; cut loops between equal nodes; delete runs of
/// steps, long ones first (after Zeller and Hildebrandt, "Simplifying and isolating
/// failure-inducing input", IEEE TSE 28, 2002; every replay skips steps that are not offered any
/// more, so a deletion takes what depended on it along); delete pairs; put a step offered earlier
/// in place of one, or before it; start from another initial state. What no deletion finds, a
/// search does: from the initial states, breadth first, and if that is too much for its budget,
/// from the nodes of the trace, last to first.
///
/// Where the search from the initial states gets to the end, the result is the exhaustive search's
/// own trace, whatever the shrinking started from.
///
/// Keeps its buffers: not for several threads at once.
public final class Shrinker<M: Model> {
  public let model: M
  public let property: Property<M>
  public let effort: ShrinkEffort

  @usableFromInline let replayer: Replayer<M>
  @usableFromInline let fingerprint: Fingerprinter<M>
  @usableFromInline var statesSearched = 0

  @inlinable public init(
    _ model: M, _ property: Property<M>, effort: ShrinkEffort = ShrinkEffort(),
    fingerprinting: Fingerprinting = .automatic
  ) {
    self.model = model
    self.property = property
    self.effort = effort
    replayer = Replayer(model, property)
    fingerprint = Fingerprinter(replayer.roots[0], fingerprinting)
  }

  /// The smallest trace found from `actions`, which start at the model's initial node `root`. Nil
  /// if they do not violate the property.
  @inlinable public func shrink(root: Int, actions: [M.Action]) -> ShrunkTrace<M>? {
    replayer.replays = 0
    statesSearched = 0
    guard var best = replayer.replay(from: root, actions) else { return nil }
    simplify(&best)
    var isShortest = searchFromTheStart(&best)
    if !isShortest {
      let length = best.count
      while searchFromTheTrace(&best) { simplify(&best) }
      if best.count < length { isShortest = searchFromTheStart(&best) }
    }
    let evaluations = replayer.replays
    guard let again = replayer.replay(from: best.root, best.actions, skips: false),
      again.count == best.count
    else { fatalError("a shrunk trace does not reproduce; are the steps pure?") }
    return ShrunkTrace(
      root: best.root, actions: best.actions, reason: again.reason, evaluations: evaluations,
      statesSearched: statesSearched, isShortest: isShortest)
  }
}

/// How much is spent on shrinking one trace.
public struct ShrinkEffort: Hashable, Sendable {
  /// Sequences of actions replayed, at most.
  public var replays = 4_000
  /// All pairs of steps are deleted from traces up to this length.
  public var pairsUpTo = 24
  /// Distinct states of a search from the initial states. It proves the trace shortest.
  public var statesFromTheStart = 100_000
  /// Distinct states of each search from a node of the trace, and of all of them.
  public var statesFromTheTrace = 4_000
  public var statesFromTheTraceInAll = 50_000

  public init() {}
}

/// What shrinking came to.
public struct ShrunkTrace<M: Model>: Sendable {
  /// The position of the initial state where it starts, among the model's `initialNodes`.
  public let root: Int
  /// The labels of the steps; the last one violates, or leads to the state that does.
  public let actions: [M.Action]
  /// What was expected instead.
  public let reason: String
  /// Sequences of actions that were replayed.
  public let evaluations: Int
  /// Distinct states visited by searches.
  public let statesSearched: Int
  /// No violation of the property is shorter: a search from the initial states showed it.
  public let isShortest: Bool

  @inlinable init(
    root: Int, actions: [M.Action], reason: String, evaluations: Int, statesSearched: Int,
    isShortest: Bool
  ) {
    self.root = root
    self.actions = actions
    self.reason = reason
    self.evaluations = evaluations
    self.statesSearched = statesSearched
    self.isShortest = isShortest
  }
}
