/// Visits every state within a model's scope, breadth first, and finds the shortest violation.
///
/// Level by level, in batches: the states of a batch are expanded in parallel with read-only
/// look-ups in the visited set; what was not there is inserted, each thread its own shards; what
/// was first is appended in canonical order. So the counts, the verdict and the trace are the same
/// for any number of threads.
///
/// The violation reported is the first in this order: shortest; at one length that of a state
/// before that of a step or event; then the order of the states' discovery; then the order of
/// offers; then the order of the properties. The level in which it lies is completed. (A deadlock
/// shows when its level is expanded, with the violations a step longer, and comes before them.)
///
/// A property of whole runs is looked at when all is explored and nothing else is violated; its
/// counterexample is the shortest lasso. Where the model names interchangeable parts, one state of
/// each orbit is explored, and the trace is a real run all the same. With a `reduction`, orders of
/// steps that change nothing are left out; a violation that this finds is looked for once more
/// without, so that the one told is the same.
///
/// Time O(transitions); memory two to four bytes a state for its link, up to thirteen for its
/// fingerprint, and the states of two levels. Source of the scheme:
/// Stern and Dill, "Parallelizing the Murphi verifier" (CAV 1997), with shared memory in place of
/// messages, and with canonical order added.
public struct ExhaustiveSearch<M: Model> {
  public let model: M
  public let properties: [Property<M>]
  public var limits: Limits
  public var fingerprinting: Fingerprinting
  /// Whether each state's link is kept, by which a violation's trace is found. Without, a search
  /// takes less memory and tells that a property is violated, not how: `Violation.actions` is empty
  /// (but for properties of whole runs, whose graph is kept anyway).
  public var keepsTraces = true
  /// Whether, when a limit ends the search, the parts of the state are named that were growing.
  public var namesWhatGrows = false
  /// Which orders of steps are left out.
  public var reduction: Reduction<M>

  @inlinable public init(
    _ model: M, _ properties: [Property<M>] = [], limits: Limits = Limits(),
    fingerprinting: Fingerprinting = .automatic, reduction: Reduction<M> = .none
  ) {
    self.model = model
    self.properties = properties
    self.limits = limits
    self.fingerprinting = fingerprinting
    self.reduction = reduction
  }

  /// Searches from `roots`, distinct nodes, or from the model's initial states.
  @inlinable public func run(from roots: [Node<M>]? = nil) -> Exploration<M> {
    let roots = roots ?? model.initialNodes
    demand(!roots.isEmpty, "the model has no initial state")
    return run(from: roots, Fingerprinter(roots[0], fingerprinting))
  }

  /// The fingerprinter takes longer to make than a short search, so that many can share one.
  @inlinable func run(from roots: [Node<M>], _ fingerprint: Fingerprinter<M>) -> Exploration<M> {
    let found = explore(roots, fingerprint, reduction)
    guard found.reduction != nil, found.violation != nil else { return found }
    return withShortestViolation(found) { explore(roots, fingerprint, .none) }
  }

  @inlinable func explore(
    _ roots: [Node<M>], _ fingerprint: Fingerprinter<M>, _ reduction: Reduction<M>
  ) -> Exploration<M> {
    let level = LevelSearch(self, roots, fingerprint, reduction)
    while level.result.violation == nil, level.result.limit == nil, !level.frontier.isEmpty {
      if level.result.depth >= limits.depth {
        level.result.limit = .depth
      } else {
        level.expandLevel()
      }
    }
    var found = level.finish()
    if namesWhatGrows, found.limit != nil, found.unexpanded > 0 || found.limit == .states {
      found.growing = level.growingParts()
    }
    return found
  }
}
