/// What a search found.
public struct Exploration<M: Model>: Sendable {
  /// Distinct states (with what the reference machines remember) explored.
  public var states = 0
  /// Steps offered by all states that were expanded, those to known states included.
  public var transitions = 0
  /// Steps from an initial state to the farthest state explored.
  public var depth: Int { max(0, layers.count - 1) }
  /// New states at each depth.
  public var layers: [Int] = []
  /// The depth up to which every state was visited; nil if not even all initial states were.
  public var depthCompleted: Int?
  /// States that were visited, and whose steps were not looked at.
  public var unexpanded = 0
  /// The first violation in the defined order, if any.
  public var violation: Violation<M>?
  /// The limit that ended the search early.
  public var limit: LimitReached?
  /// How many states are expected to have been taken for others and left out; the chance that any
  /// was is at most this. By 64-bit fingerprints n(n − 1)/2⁶⁵, as if they were drawn at random.
  public var expectedOmissions = 0.0
  /// What was still growing when the limit ended it; looked for only where `ExhaustiveSearch` is told
  /// to.
  public var growing: [GrowingPart] = []
  /// For each property, by position, whether what it speaks of ever arose.
  public var met: [Bool] = []
  /// How often the actions of each name were offered, by name.
  public var fired: [String: Int] = [:]
  /// The memory it took.
  public var footprint = Footprint()
  /// What the reduction came to, where one was asked for and the properties allow it. Where
  /// nothing is violated, all other figures are those of the reduced search as well; where
  /// something is, they are of the search without it that found the shortest way.
  public var reduction: ReductionFigures?

  /// Every state within the scope was visited.
  public var isExhausted: Bool { violation == nil && limit == nil }

  @inlinable init() {}
}

/// A violation, with a way there; the exhaustive search's is shortest.
public struct Violation<M: Model>: Sendable {
  /// The position of the violated property among those checked.
  public let property: Int
  /// The position of the node where the way starts among those the search started from.
  public let root: Int
  /// The labels of the steps; the last one violates, or leads to the state that does. None where
  /// the search kept no traces (`ExhaustiveSearch.keepsTraces`): then `root` is 0 and says nothing.
  public let actions: [M.Action]
  /// For a property of whole runs: where in `actions` the part starts that is repeated for ever. If
  /// it is their count, nothing more happens.
  public let cycleStart: Int?
  /// What was expected instead.
  public let reason: String

  @inlinable init(
    property: Int, root: Int, actions: [M.Action], cycleStart: Int? = nil, reason: String
  ) {
    self.property = property
    self.root = root
    self.actions = actions
    self.cycleStart = cycleStart
    self.reason = reason
  }
}
