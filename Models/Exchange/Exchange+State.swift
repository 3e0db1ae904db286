import LostAck

extension Exchange {
  public enum Kind: String, Codable, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case query, mutation, subscription
  }

  /// Why an attempt, or a request, failed.
  public enum Failure: String, Codable, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// The connection was lost, or timed out.
    case lost
    /// 5xx
    case unavailable
    /// Another 4xx
    case rejected
    /// An error that the server answered.
    case answered
    case malformed
    /// The request could not be made.
    case notMade
    /// 401
    case unauthorized
    /// `challenged()` failed.
    case renewalFailed

    /// R4
    var isMendable: Bool { self == .lost || self == .unavailable }
  }

  enum Phase: Hashable, Sendable {
    /// To be sent now.
    case ready
    case underWay
    case challenged
    case renewing
    case waiting
    case ended
  }

  struct Request: Hashable, BitwiseCopyable, Sendable {
    var phase = Phase.ready
    var isForeign = false
    var isCancelled = false
    /// A first attempt was made, and the time runs.
    var hasBegun = false
    var elapsed: UInt8 = 0
    var wait: UInt8 = 0
    /// Up to one more than allowed; replays are not counted.
    var attempts: UInt8 = 0
    /// Up to two.
    var replays: UInt8 = 0
    /// Of `challenged()`, up to two.
    var challenges: UInt8 = 0
    /// What is sent next is a replay.
    var isReplay = false
    /// Set by the first payload, of whatever attempt.
    var hasDelivered = false
    /// The failure before.
    var last: Failure?

    // The attempt under way.
    /// The access token that it carries.
    var access: UInt8 = 0
    var isExecuted = false
    /// Payloads that it delivered.
    var delivered: UInt8 = 0

    /// Nothing of the request matters any more.
    mutating func end() {
      let (isForeign, isCancelled) = (isForeign, isCancelled)
      self = Request()
      self.isForeign = isForeign
      self.isCancelled = isCancelled
      phase = .ended
    }
  }

  /// A renewal under way, and who waits for it.
  struct Renewal: Hashable, BitwiseCopyable, Sendable {
    /// The refresh token that it presents.
    var refresh: UInt8 = 0
    var waiting: SmallSet = []
    var isUnderWay = false
  }

  public struct State: Hashable, Sendable {
    /// Of all requests.
    var kind: Kind
    var requests = PerProcess<3, Request>(repeating: Request())
    /// By the request that started it.
    var renewals = PerProcess<3, Renewal>(repeating: Renewal())

    // What the base transport has stored.
    var access: UInt8 = 0
    var refresh: UInt8 = 0

    // The server.
    /// The access tokens it accepts.
    var accepted: SmallSet
    /// The refresh token it accepts, once; nil when the session is lost.
    var valid: UInt8? = 0

    var slow: Budget
    var cancels: Budget
    var expirations: Budget
    var renewalFailures: Budget

    init(_ scope: Bounds, _ kind: Kind, isForeign: Bool) {
      self.kind = kind
      accepted = scope.startsExpired ? [] : [0]
      slow = Budget(scope.slow)
      cancels = Budget(scope.cancels)
      expirations = Budget(scope.expirations)
      renewalFailures = Budget(scope.renewalFailures)
      for id in 0..<scope.requests { requests[id].isForeign = isForeign }
    }
  }
}
