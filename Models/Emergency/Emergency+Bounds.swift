import LostAck

extension Emergency {
  /// How much happens in one exploration, and which faults may strike, how often.
  public struct Bounds: Scope {
    public var items: Int
    /// The platform wakes a worker, and a registration is there from earlier.
    public var startsRegistered = false
    /// The platform has a background at all.
    public var hasBackground = true
    /// Without R2: how many failures an item is given.
    public var patience = 1

    public var requestLosses = 0
    public var answerLosses = 0
    /// A sender gives up waiting while its request, or the answer, is still on its way.
    public var earlyTimeouts = 0
    public var pageCloses = 0
    public var workerDeaths = 0
    public var registrationFailures = 0
    public var consumptions = 0
    /// The person marks an item "don't send".
    public var stops = 0
    /// Large uploads of the app, which have a queue of their own.
    public var uploads = 0
    /// The device is given a new credential; the old one stays good until it is revoked.
    public var replacements = 0
    public var revocations = 0
  }
}

extension Emergency.Bounds {
  public init() { self.init(items: 1) }

  static var budgets: [WritableKeyPath<Self, Int>] {
    [
      \.requestLosses, \.answerLosses, \.earlyTimeouts, \.pageCloses, \.workerDeaths,
      \.registrationFailures, \.consumptions, \.stops, \.uploads, \.replacements, \.revocations,
    ]
  }

  public var problem: String? {
    if !(1...Emergency.capacity).contains(items) { return "items is 1 to \(Emergency.capacity)" }
    if !(1...9).contains(patience) { return "patience is 1 to 9" }
    if replacements >= Emergency.credentials {
      return "replacements is 0 to \(Emergency.credentials - 1), and not \(replacements)"
    }
    if startsRegistered && !hasBackground { return "startsRegistered needs hasBackground" }
    return problem(ofBudgets: Self.budgets)
  }

  /// Two items more, and each fault there is once more.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.items = min(items + 2, Emergency.capacity)
    scope.replacements = min(scope.replacements, Emergency.credentials - 1)
    return scope
  }
}

extension Emergency {
  /// Those of the claims, and one with credentials that are replaced and revoked.
  public static var cutScopes: [Bounds] {
    scopesOfClaims + [
      Bounds(items: 1, startsRegistered: true, answerLosses: 1, revocations: 1),
      Bounds(items: 1, hasBackground: false, requestLosses: 1),
    ]
  }
}
