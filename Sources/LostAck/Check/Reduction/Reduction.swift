/// Whether a search leaves out orders of steps that change nothing.
///
/// Steps of different processes that neither see nor touch what the other does lead to the same
/// node in either order, and an exhaustive search takes all orders. Where a process is *alone* with
/// its steps (`Model.soleOwner`), the search need take only these, and nobody else's, from that
/// node: whatever the others do there they can still do afterwards. The verdict is the same; the
/// states in between are not visited.
///
/// ## What it means to be alone
///
/// Let p be a process, s a node, and A the steps offered in s of which p is the sole owner. For all
/// s that can be reached, all a in A, and all other steps b offered in s, with a: s → u, b: s → t:
///
/// 1. In t, p is the sole owner of the steps with the labels of A, and of no others.
/// 2. b is offered in u, and leads from there to the node that a leads to from t.
/// 3. What the properties see is not lost: where s violates a property of states, or meets what one
///    speaks of, u does too; where b from s violates or meets a property of steps or events, b from
///    u does too; where a from t does, a from s does too.
///
/// By 1, the steps of A stay there until one of them is taken; by 2 and induction, A is a
/// *persistent set* of s (Godefroid, "Partial-order methods for the verification of concurrent
/// systems", LNCS 1032, 1996), and an *ample set* but for the conditions on cycles
/// and on being seen (Peled, "All from one, one for all", CAV 1993; Clarke, Grumberg and Peled,
/// "Model checking", 1999, chapter 10). `IndependenceAudit` checks 1 to 3 on a whole graph.
///
/// Condition 3 departs from Peled's invisibility, which wants equal before and after. That is for
/// formulas of whole runs; a violation, once there, is enough here, so that a step may bring about
/// what a property looks at, only not take it away.
///
/// ## Why the verdict is the same
///
/// In a node, the search takes only the steps A of the lowest-numbered process that is alone
/// there, if other steps are offered too and *at least one step of A leads to a node that the
/// visited set does not have* when the node is expanded; else every step. This is the
/// queue proviso of Bošnački and Holzmann ("Improving Spin's partial-order reduction for
/// breadth-first search", SPIN 2005), for safety, where one such successor is enough. Theirs is met
/// by a node that waits in the queue, too; here it has to be new, since the set does not know where
/// a node is. What is new is decided by the look-up in the set as it was before the batch, so that
/// no thread's pace matters.
///
/// Call *sighting* what can be seen at the end of a run: a state that violates a property or meets
/// what it speaks of, a last step that does, a last step with some action's name, a node without
/// any step where the system may not rest. Claim: if a run of n steps from a node s that the
/// search expands ends in a sighting, then so does some run that the search takes. By induction,
/// first on n, then on how many of the nodes found are found after s:
///
/// - n = 0. The search is in s, and judges it. (Or n = 1, and the last step is what is seen, and
///   the search takes it.)
/// - The search takes every step from s: after the run's first, n is smaller.
/// - It takes A alone, and the run has a step of A; let a be the first. By 1 and 2, a can be
///   taken first, and the steps before it after that, to the same node; the rest is as it was.
///   After a, n is smaller. If a is the last step and itself what is seen, then by 3 it is seen
///   from s already.
/// - It takes A alone, and the run b₁ … bₙ has no step of A. Let a be the step of A that leads to a
///   node u that was new. By 2, b₁ … bₙ can be taken from u, and by 3 what was seen at its end is
///   seen there, one step of p later. (A node without steps is not at its end: by 1 there are those
///   of A.) n is the same, but u is found after s, since s was in the set and u was not.
///
/// The last case can only follow itself finitely often, since finitely many nodes are found. So a
/// violation is found if there is one, and conditions are met and actions fire just as without the
/// reduction. The run found may be longer: then a search without reduction, which need not go any
/// deeper, finds the shortest. Without the proviso, a process that goes round in its own circle
/// would put the others off for ever.
///
/// ## With interchangeable parts
///
/// Both may be on. A run from u becomes, its parts renamed, a run from the node explored in the
/// place of u, of the same length, with the same sighting since properties do not tell the parts
/// apart; in the argument above read "found" of those stand-ins (Emerson, Jha and Peled,
/// "Combining partial order and symmetry reductions", TACAS 1997). But what is explored need not be
/// reachable under its own names, so that 1 to 3 must hold of the renamed nodes too; the audit
/// looks at these as well.
///
/// ## What it is not for
///
/// Properties of whole runs: there every step left out may be one that fairness owes. A search with
/// such a property takes every step. Under a limit of depth a reduced search may end undetermined
/// where another would be done, since a way may be longer.
public enum Reduction<M: Model>: Sendable {
  /// Every order of steps is taken.
  case none
  /// As the model declares: `Model.soleOwner`.
  case declared
  /// As this function says in place of the model's.
  case owners(@Sendable (M.Action, M.State) -> Int?)
}

/// What a search with a reduction visited.
public struct ReductionFigures: Hashable, Sendable {
  /// States that the reduced search explored.
  public let states: Int
  /// Steps that it took.
  public let transitions: Int
  /// How many of the states were left by the steps of one process alone.
  public let narrowed: Int
  /// Whether a violation, if there is one, is the first in the order without a reduction, and so
  /// shortest. It is not where a limit kept the search without reduction from finding it; it is a
  /// violation all the same.
  public let isShortest: Bool

  @usableFromInline init(
    states: Int, transitions: Int, narrowed: Int, isShortest: Bool = true
  ) {
    self.states = states
    self.transitions = transitions
    self.narrowed = narrowed
    self.isShortest = isShortest
  }
}
