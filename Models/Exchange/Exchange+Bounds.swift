import LostAck

extension Exchange {
  /// How much happens in one exploration, and which faults may strike, how often.
  public struct Bounds: Scope {
    public var requests: Int
    public var kinds: [Kind] = [.query]
    /// How attempts may fail. A 401 comes where the token is not accepted.
    public var failures: [Failure] = [.lost, .unavailable]
    /// Payloads of one stream.
    public var payloads = 1
    /// R5
    public var attempts = 3
    /// R5: the first wait, whole, in ticks.
    public var wait = 2
    /// R6, in ticks.
    public var deadline = 6
    /// The access token in store is not accepted at first.
    public var startsExpired = false
    /// A renewal leaves older access tokens accepted.
    public var oldTokensSurvive = false
    /// A request may go to another host.
    public var foreignHost = false

    /// Ticks that pass while an attempt or a renewal is under way.
    public var slow = 0
    public var cancels = 0
    public var expirations = 0
    public var renewalFailures = 0
  }
}

extension Exchange.Bounds {
  public init() { self.init(requests: 1) }

  static var budgets: [WritableKeyPath<Self, Int>] {
    [\.slow, \.cancels, \.expirations, \.renewalFailures]
  }

  public var problem: String? {
    if !(1...Exchange.capacity).contains(requests) {
      return "requests is 1 to \(Exchange.capacity)"
    }
    if kinds.isEmpty { return "kinds names at least one" }
    if Set(kinds).count < kinds.count { return "kinds names each only once" }
    if failures.isEmpty { return "failures names at least one" }
    if Set(failures).count < failures.count { return "failures names each only once" }
    if failures.contains(.unauthorized) || failures.contains(.renewalFailed) {
      return "failures has those of attempts; 401 comes by expirations and startsExpired"
    }
    if !(1...Exchange.payloads).contains(payloads) {
      return "payloads is 1 to \(Exchange.payloads)"
    }
    if !(1...4).contains(attempts) { return "attempts is 1 to 4" }
    if !(1...4).contains(wait) { return "wait is 1 to 4" }
    if !(1...60).contains(deadline) { return "deadline is 1 to 60" }
    return problem(ofBudgets: Self.budgets)
  }

  /// A request, an attempt and two payloads more, and each fault there is once more. The deadline
  /// stays, since lengths hang on it; so do the expirations, of which a claim may speak.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.expirations = expirations
    scope.requests = min(requests + 1, Exchange.capacity)
    scope.attempts = min(attempts + 1, 4)
    scope.payloads = min(payloads + 2, Exchange.payloads)
    return scope
  }
}

extension Exchange {
  /// Those of the claims, one for what the design keeps whatever fails, and two requests that are
  /// challenged together.
  public static var cutScopes: [Bounds] {
    scopesOfClaims + [
      Bounds(
        requests: 1, kinds: [.query, .mutation], failures: [.lost, .answered], attempts: 2,
        foreignHost: true, cancels: 1, expirations: 2, renewalFailures: 1),
      Bounds(
        requests: 2, failures: [.lost], attempts: 2, startsExpired: true, oldTokensSurvive: true),
    ]
  }
}
