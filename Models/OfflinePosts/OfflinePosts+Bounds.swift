import LostAck

extension OfflinePosts {
  /// What the locks of the platform are.
  public enum Locks: String, Codable, CaseIterable, Hashable, Sendable {
    /// The system frees a lock when its holder dies, and never before.
    case web
    /// A short lease in local storage: nobody frees it, and it runs out.
    case fallback
  }

  /// How much happens in one exploration, and which faults may strike, how often.
  public struct Bounds: Scope {
    public var items: Int
    public var tabs = 1
    public var locks = Locks.web
    /// A request that creates a post takes the server two steps, with a crash possible between.
    public var splitServer = false
    /// Taking the write lock is a step of its own.
    public var splitWrites = false
    public var isDurable = true
    public var isAnonymous = false
    /// R19: how many answered attempts may fail before the item needs a decision.
    public var attempts = 1
    /// Minutes that the device's clock is ahead of the server's: both ends are starts, and zero if
    /// it lies between.
    public var deviceAhead = 0...0
    /// How many days pass at once.
    public var jumpDays = 31
    /// How many days the device's clock steps back.
    public var clockStepDays = 31

    public var timeJumps = 0
    public var clockStepsBack = 0
    public var requestLosses = 0
    public var answerLosses = 0
    /// A tab gives up waiting while its request or its answer is still on the way.
    public var lateAnswers = 0
    public var serverErrors = 0
    public var serverCrashes = 0
    public var reloads = 0
    public var closes = 0
    public var pauses = 0
    public var cancels = 0
    public var discards = 0
    /// The person asks to send, or to retry, what waits for a decision.
    public var asks = 0
    /// The person edits a queued item. The system's text does not say how the content under one key
    /// can come to differ; this is one way.
    public var edits = 0
    public var deletions = 0
  }
}

extension OfflinePosts.Bounds {
  public init() { self.init(items: 1) }

  /// How often each fault may strike, and the person act.
  static var budgets: [WritableKeyPath<Self, Int>] {
    [
      \.timeJumps, \.clockStepsBack, \.requestLosses, \.answerLosses, \.lateAnswers,
      \.serverErrors, \.serverCrashes, \.reloads, \.closes, \.pauses, \.cancels, \.discards,
      \.asks, \.edits, \.deletions,
    ]
  }

  public var problem: String? {
    if !(1...OfflinePosts.itemCapacity).contains(items) {
      return "items is 1 to \(OfflinePosts.itemCapacity)"
    }
    if !(1...OfflinePosts.tabCapacity).contains(tabs) {
      return "tabs is 1 to \(OfflinePosts.tabCapacity)"
    }
    if splitWrites && locks == .fallback { return "splitWrites goes with locks=web" }
    if !(1...9).contains(attempts) { return "attempts is 1 to 9" }
    if !(0...1_000).contains(jumpDays) { return "jumpDays is 0 to 1000" }
    if !(0...1_000).contains(clockStepDays) { return "clockStepDays is 0 to 1000" }
    if deviceAhead.lowerBound < -1_000_000 || deviceAhead.upperBound > 1_000_000 {
      return "deviceAhead is within -1000000...1000000"
    }
    return problem(ofBudgets: Self.budgets)
  }

  /// Two items, one more tab where there are several, and each fault there is once more.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.items = OfflinePosts.itemCapacity
    if tabs > 1 { scope.tabs = OfflinePosts.tabCapacity }
    return scope
  }
}

extension OfflinePosts {
  /// Those of the claims, and one with a conflict that the person resolves.
  public static var cutScopes: [Bounds] {
    scopesOfClaims + [Bounds(items: 1, answerLosses: 1, asks: 1, edits: 1)]
  }
}
