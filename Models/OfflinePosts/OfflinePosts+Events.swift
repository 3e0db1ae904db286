import LostAck

extension OfflinePosts {
  /// What happens, as it can be seen.
  public enum Event: Hashable, Sendable {
    case claimed(Int, ageInDays: Int, isAsked: Bool)
    case left(Int, ageInDays: Int, isAsked: Bool)
    /// R11
    case judgedOld(Int)
    /// `key` counts the keys of the item; `told` are the new keys that the app was told of.
    case posted(Int, key: Int, told: Int, Stamps, Place)
    /// Answered with no new post.
    case replied(Int, Reply)
    /// The result of an attempt of `tab`, while `holder` had the claim.
    case result(Int, Reply?, tab: Int, holder: Int?, changes: Bool)
    case gaveUp(Int, isAnswered: Bool)
    case keyChanged(Int, afterConflict: Bool, onAsking: Bool)
    case cancelled(Int, isOnServer: Bool)
    case discarded(Int, saysNeverSent: Bool, isOnServer: Bool)
    case deleted(Int, key: Int)
    case lost(Int, isAnnounced: Bool)
  }

  public enum Reply: Hashable, Sendable { case sent, conflict, wait, gone, error }

  /// The times of a post, in minutes by the server's clock.
  public struct Stamps: Hashable, Sendable {
    public let written: Int?
    public let arrival: Int
    public let isAnonymous: Bool
  }

  /// Where a post comes to lie in the feed.
  public enum Place: Hashable, Sendable { case alone, last, beforeAnother }

  /// The reference machines that P2, P4, P10 and P15 feed.
  public struct Watch: ReferenceMachines {
    var posted = AtMostOnce()
    var afterCancel = NeverAfter()
    var afterDeletion = NeverAfter()
    var afterNeverSent = NeverAfter()

    public init() {}
  }
}
