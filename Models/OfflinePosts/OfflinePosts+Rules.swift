import LostAck

extension OfflinePosts {
  /// The rules by their ids, and what the design is without each.
  public enum Rule: String, DesignRule {
    /// Without it, the queue is in the memory of the tab where the person writes.
    case stored = "R1"
    /// Without it, each attempt draws a key of its own.
    case oneKey = "R2"
    /// Without it, the post is committed first, and its record in a second step.
    case oneTransaction = "R3"
    case recordFirst = "R3.recordFirst"
    case claimFirst = "R3.claimFirst"
    /// Without it, the server posts whatever it is sent.
    case sameKeySamePost = "R4"
    /// Without it, a "wait" counts as a failed attempt. No property hangs on it: an item that used
    /// up its attempts by waiting was answered, and shows.
    case waitIsFree = "R4.wait"
    /// Without it, an item is claimed as it was when the tab looked at it.
    case claimRereads = "R5"
    case claimRunsOut = "R6"
    /// Without it, a claim is not renewed: it may run out during a long upload.
    case renew = "R6.renew"
    /// Without it, a claim is for ever.
    case takeover = "R6.takeover"
    /// Without it, every tab sends when it likes; a claim is then all that keeps two from sending.
    case passLock = "R7"
    /// Without it, one path takes the write lock first, and then asks for the pass lock.
    case lockOrder = "R8"
    /// Without it, the server believes every written time. That it does so only on the offline path
    /// is not modelled: there is no other here.
    case boundedTime = "R9"
    /// Without it, what is up to 2 minutes ahead stays ahead.
    case clamp = "R9.clamp"
    /// Without it, feeds order by the written time.
    case arrivalOrder = "R9.order"
    /// Without it, anonymous content carries its written time too.
    case anonymousIsTimeless = "R10"
    /// Without it, an old item is sent like any other.
    case oldWaits = "R11"
    /// Without it, records and tombstones are gone after some weeks.
    case recordsStay = "R12"
    /// Without it, a deleted post takes its record along.
    case tombstone = "R12.tombstone"
    /// Without it, whatever is queued can be cancelled.
    case cancelUnattempted = "R13"
    /// Without it, a conflict draws a new key at once, and nobody is told.
    case keyChangesOnAsking = "R14"
    /// Without it, nobody finds out that the storage forgets, and nobody is told.
    case probe = "R15"
    /// Without it, an item that used up its attempts still shows as syncing.
    case usedUpShows = "R16"
    /// Without it, every late result is obeyed.
    case lateIsIgnored = "R17"
    /// Without it, a late "sent" is ignored like any other.
    case lateSentCounts = "R17.sent"
    /// Without it, discard says "never sent" of every item.
    case honestDiscard = "R18"
    case patience = "R19"
    /// Without it, an attempt waits for ever.
    case timeout = "R19.timeout"
    /// Without it, an attempt without an answer counts as a failed one.
    case silenceIsFree = "R19.budget"

    public var sentence: String {
      switch self {
      case .stored: "the queue is in storage and survives closing and reloading"
      case .oneKey: "an item gets one key when queued, and every attempt sends it"
      case .oneTransaction: "the server's claim, post and completion are one transaction"
      case .recordFirst: "the server commits the completed record first, and then the post"
      case .claimFirst: "the server commits its claim first, and it never runs out"
      case .sameKeySamePost: "same key: the original post, or conflict, wait, gone"
      case .waitIsFree: "an answer to wait uses no attempt"
      case .claimRereads: "an item is claimed in one atomic update that re-reads it"
      case .claimRunsOut: "a claim is renewed, and one that is not may be taken over"
      case .renew: "a claim is renewed during a long upload"
      case .takeover: "a claim not renewed for 2 minutes may be taken over, with the same key"
      case .passLock: "only the holder of the pass lock sends"
      case .lockOrder: "the order is always pass lock, then write lock"
      case .boundedTime: "a written time counts up to 2 min ahead and 30 days back"
      case .clamp: "a written time is never after arrival"
      case .arrivalOrder: "feeds order by arrival"
      case .anonymousIsTimeless: "anonymous content carries no written time"
      case .oldWaits: "an item older than 30 days when claimed waits for Send or Discard"
      case .recordsStay: "completed records live as long as the account"
      case .tombstone: "a deleted post leaves a tombstone that answers gone"
      case .cancelUnattempted: "only an item never attempted can be cancelled"
      case .keyChangesOnAsking: "a new key only after a conflict, on asking, and the app is told"
      case .probe: "storage is probed; if it forgets, the person is told"
      case .usedUpShows: "an item that used up its attempts needs a decision"
      case .lateIsIgnored: "a result from a sender whose claim was taken over is ignored"
      case .lateSentCounts: "such a result counts if it is sent"
      case .honestDiscard: "discard says honestly whether a copy may be on the server"
      case .patience: "silence costs nothing, and does not last"
      case .timeout: "every attempt has a timeout"
      case .silenceIsFree: "attempts without any answer use up no budget"
      }
    }
  }

  public static let design = Rules<Rule>(
    design: Rule.allCases.filter { $0 != .recordFirst && $0 != .claimFirst })
}
