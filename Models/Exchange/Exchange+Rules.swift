import LostAck

extension Exchange {
  /// The rules by their ids, and what the design is without each.
  public enum Rule: String, DesignRule {
    /// Without it, credentials are read once for a request, and its parts are not followed.
    case readAnew = "R1"
    /// Without it, credentials go to whatever host the request names.
    case ownHost = "R1.host"
    /// Without it, a 401 is a failure like another 4xx.
    case challenge = "R2"
    /// Without it, every 401 is answered by another renewal and replay.
    case challengeOnce = "R2.once"
    /// Without it, the 401 is reported where `challenged()` failed.
    case challengeError = "R2.error"
    /// Without it, a mutation is retried like a query.
    case mutationOnce = "R3"
    /// Without it, every failure is retried.
    case onlyMendable = "R4"
    /// Without it, none of its parts is followed.
    case bounded = "R5"
    /// Without it, attempts have no end.
    case attempts = "R5.attempts"
    /// Without it, the wait is drawn from nothing to the whole.
    case jitter = "R5.jitter"
    /// Without it, waits are not measured against the deadline.
    case deadline = "R6"
    /// Without it, a stream is retried after payloads were delivered.
    case deliveredEnds = "R7"
    /// Without it, the wrapper does not notice that the consumer is gone.
    case cancels = "R8"
    case oneRenewal = "X1"
    case renewalSkipped = "X2"
    case everySend = "X3"

    public var sentence: String {
      switch self {
      case .readAnew: "credentials are read anew on every attempt, by the base transport"
      case .ownHost: "the base transport alone knows them and their host"
      case .challenge: "a 401 is answered by challenged() and one replay, mutations too"
      case .challengeOnce: "that is done once for a request; a second 401 fails"
      case .challengeError: "if challenged() fails, its error is reported"
      case .mutationOnce: "otherwise a mutation is never sent twice"
      case .onlyMendable: "a retry only for a 5xx or a connection lost or timed out"
      case .bounded: "attempts and waits are bounded"
      case .attempts: "at most so many attempts; a replay is not counted"
      case .jitter: "the wait doubles, and is drawn from its half to the whole"
      case .deadline: "if elapsed + wait reaches the deadline, the request fails now"
      case .deliveredEnds: "once a payload was delivered, a failure ends the stream"
      case .cancels: "the consumer going away cancels the attempt; nothing is sent after"
      case .oneRenewal: "one renewal is in flight at a time; who is challenged meanwhile joins it"
      case .renewalSkipped: "no renewal if the stored token is not the one that was refused"
      case .everySend: "the deadline is looked at before every send"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .readAnew, .ownHost, .challenge, .challengeOnce, .challengeError, .mutationOnce,
    .onlyMendable, .bounded, .attempts, .jitter, .deadline, .deliveredEnds, .cancels,
  ])
}
