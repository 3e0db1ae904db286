import LostAck

extension Exchange {
  public enum Event: Hashable, Sendable {
    case sent(Int, Sent)
    case executed(Int)
    case delivered(Int, payload: Int)
    /// Before the next attempt.
    case waits(Int, isInInterval: Bool)
    /// `isTogether`: another request was refused too, and waits.
    case challenged(Int, isAgain: Bool, isTogether: Bool)
    /// The server saw a refresh token twice, and has ended the session.
    case sessionLost
    /// The request failed, and this was reported. `isLast`: it was the last failure.
    case failed(Int, Failure?, isLast: Bool)
  }

  /// An attempt, as it begins.
  public struct Sent: Hashable, Sendable {
    let isReplay: Bool
    /// The access token that it carries, and the one that is stored now.
    let access: Int
    let stored: Int
    let isLate: Bool
    let isCancelled: Bool
    let isBeyondAttempts: Bool
    let hasCredential: Bool
    let isForeign: Bool
    /// The failure of which it is a retry.
    let after: Failure?
  }

  /// The reference machines that P1 and P4 feed.
  public struct Watch: ReferenceMachines {
    var executed = AtMostOnce()
    var delivered = AtMostOnce()

    public init() {}
  }
}
