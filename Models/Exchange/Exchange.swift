import LostAck

/// EX: one request through a wrapper that answers a challenge, retries, and keeps a deadline.
///
/// A transport sends a request and gives back a stream of payloads. The wrapper around it answers a
/// 401 by one renewal of the credential and one replay, retries what a retry can mend, waits in
/// between, and never lets the consumer see a payload twice. Two requests share one session, whose
/// refresh token is usable once.
///
/// Times are ticks. The wrapper is in no hurry only where it waits: a request whose wait is over is
/// sent before time passes. An attempt and a renewal may be slow.
public struct Exchange: SystemModel {
  public static let name = "exchange"
  public static let summary = "a request is challenged, replayed and retried until its deadline"
  public static let lanes = ["consumer", "wrapper", "server"]

  /// The most requests a scope can have.
  static let capacity = 3
  /// The most payloads of a stream.
  static let payloads = 4

  public let rules: Rules<Rule>
  public let scope: Bounds

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("exchange: \(problem)") }
    self.rules = rules
    self.scope = scope
  }

  public enum Action: Hashable, Sendable {
    /// An attempt of the request goes to the server.
    case send(Int)
    /// The server executes a mutation.
    case execute(Int)
    case payload(Int)
    case completes(Int)
    /// The attempt fails; where it is retried, after this wait.
    case fails(Int, Failure, wait: Int)
    /// `challenged()` is called: a renewal starts, is joined, or is not needed any more.
    case challenge(Int)
    /// The renewal that this request started reaches the server, which answers.
    case renewed(Int)
    case renewalFails(Int)
    /// X3: the deadline has passed.
    case givesUp(Int)
    /// The consumer goes away.
    case cancel(Int)
    /// The server accepts the access token in use no longer.
    case expire
    case tick
  }

  /// One for each kind of request, and for each host.
  public var initialStates: [State] {
    scope.kinds.flatMap { kind in
      [false, true].filter { !$0 || scope.foreignHost }.map { State(scope, kind, isForeign: $0) }
    }
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    for id in 0..<scope.requests {
      offerSend(id, state, step)
      offerAttempt(id, state, step)
      offerRenewal(id, state, step)
      if state.requests[id].phase != .ended, !state.requests[id].isCancelled {
        step(.cancel(id), spending: \.cancels) { next in
          next.requests[id].isCancelled = true
          // R8: without it, the wrapper goes on.
          if rules.contains(.cancels) { next.requests[id].end() }
        }
      }
    }
    if state.accepted.contains(Int(state.access)) {
      step(.expire, spending: \.expirations) { $0.accepted.remove(Int($0.access)) }
    }
    offerTick(state, step)
  }

  /// Time passes where nobody is about to do something; what is slow has a budget.
  private func offerTick(_ state: State, _ step: Steps<Self>) {
    var (isSlow, waits) = (false, false)
    for id in 0..<scope.requests {
      switch state.requests[id].phase {
      case .ready where state.requests[id].hasBegun: return
      case .challenged: return
      case .underWay, .renewing: isSlow = true
      case .waiting: waits = true
      case .ready, .ended: break
      }
    }
    if !isSlow && !waits { return }
    step(.tick, spending: \.slow, if: isSlow) { next in
      for id in 0..<scope.requests { pass(&next.requests[id]) }
    }
  }

  private func pass(_ request: inout Request) {
    if request.phase == .ended || !request.hasBegun { return }
    // Beyond the deadline, all times are alike.
    request.elapsed = min(request.elapsed + 1, UInt8(scope.deadline))
    if request.phase == .waiting {
      request.wait -= 1
      if request.wait == 0 { request.phase = .ready }
    }
  }
}
