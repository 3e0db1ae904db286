import LostAck

extension LiveActivity {
  /// The rules by their ids, and what the design is without each.
  ///
  /// R1 also says that a card's events are in the ledger before the card is published. That half
  /// has no switch: a button counts from the switch to its set on, which comes later in any case.
  ///
  /// Not load-bearing alone, for any property here: each part of R3, and all of it (R6 catches
  /// what it lets through); `R6.lease` (it keeps a slow handler from writing, and leaves P6 broken
  /// by one that is not late yet). R4 is needed for P6 beyond its known gap: without it P6 fails
  /// though nobody dies and no lease expires.
  public enum Rule: String, DesignRule {
    /// Without it, a tap is its signal, and nothing else.
    case persistFirst = "R1"
    /// Without it, the active set is switched first, and then the card is published.
    case publishFirst = "R2"
    case check = "R3"
    case checkAtEnqueue = "R3.enqueue"
    case checkAtAcquire = "R3.acquire"
    case checkAtAcknowledge = "R3.acknowledge"
    case checkAtReturn = "R3.return"
    /// Without it, a tap is anybody's at any time.
    case lease = "R4"
    /// Without it, whoever once held the lease acknowledges and returns.
    case token = "R4.token"
    /// Without it, a lease that expired stays with who had it.
    case acquireAgain = "R5"
    case lookAgain = "R6"
    case lookAtSession = "R6.session"
    case lookAtActive = "R6.active"
    case lookAtLease = "R6.lease"
    /// Without it, a tap is acknowledged first, and then carried out.
    case commitFirst = "R7"
    /// Without it, what the core rejects always goes back for retry.
    case readState = "R8"
    /// Without it, every dismissal counts.
    case currentDismissal = "R9"
    /// Without it, the app knows of a tap only by its signal.
    case drain = "R10"
    /// Without it, others write the database while a handler has looked and not yet written.
    case lane = "R11"
    case storeID = "X1"
    case announce = "X2"
    case announceLatest = "X2.latest"

    public var sentence: String {
      switch self {
      case .persistFirst: "a tap is in the ledger before its signal is sent"
      case .publishFirst: "the active set is switched only after the card was published"
      case .check: "session and active set are checked at every step of a tap"
      case .checkAtEnqueue: "they are checked when a tap is enqueued"
      case .checkAtAcquire: "they are checked when a tap is acquired"
      case .checkAtAcknowledge: "they are checked when a tap is acknowledged without a commit"
      case .checkAtReturn: "they are checked when a tap is returned for retry"
      case .lease: "a handler works under a lease: a token, and 60 s"
      case .token: "to acknowledge and to return need the lease's current token"
      case .acquireAgain: "after expiry anyone may acquire again, with a new token"
      case .lookAgain: "in the lane, immediately before writing, it is all looked at once more"
      case .lookAtSession: "the session is looked at once more in the lane"
      case .lookAtActive: "the active set is looked at once more in the lane"
      case .lookAtLease: "the lease is looked at once more in the lane"
      case .commitFirst: "the database commits first, the acknowledgement comes after"
      case .readState: "what the core rejects is handled if the state is what the tap wanted"
      case .currentDismissal: "a dismissal counts only for the current session and generation"
      case .drain: "the ledger is drained on mount and on coming to the foreground"
      case .lane: "every write of the database goes through one serial queue"
      case .storeID: "an event's id is stored with its punch, and not applied again"
      case .announce: "during a redraw every set announced since the last switch is accepted too"
      case .announceLatest: "of the sets announced, only the latest is accepted"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .persistFirst, .publishFirst, .check, .checkAtEnqueue, .checkAtAcquire, .checkAtAcknowledge,
    .checkAtReturn, .lease, .token, .acquireAgain, .lookAgain, .lookAtSession, .lookAtActive,
    .lookAtLease, .commitFirst, .readState, .currentDismissal, .drain, .lane,
  ])
}
