import LostAck

extension Emergency {
  /// The rules by their ids, and what the design is without each.
  public enum Rule: String, DesignRule {
    /// Without it, a message waits in the app's common queue for an upload to end.
    case ownQueue = "R1"
    /// Without it, an item is given up after some failures.
    case neverCapped = "R2"
    /// Without it, the wait grows beyond all bounds: after some failures, it does not end.
    case ceiling = "R2.ceiling"
    /// Without it, the server cannot tell a retry from a new message.
    case receipts = "R3"
    /// Without it, page and worker do not know of each other's attempts.
    case sameLock = "R4"
    /// Without it, the promise is shown once a registration was tried, whatever came of it.
    case promiseAfterSuccess = "R5"
    /// Without it, none of its parts is followed.
    case stopHonoured = "R6"
    case pageLooks = "R6.page"
    case workerLooks = "R6.worker"
    /// Without it, a mark may be set between looking at it and putting the item on the wire.
    case oneUpdate = "R6.oneUpdate"
    /// Without it, "stopped" is shown at once, of any item.
    case honestScreen = "R6.screen"
    /// Without it, the screen says nothing where there is no background. No property speaks of
    /// that.
    case saysWhenOpen = "R7"
    /// Said among the parts of the system, not among its rules, and so with an id of its own.
    case revocable = "K1"
    /// In place of R3's receipts, by (credential, item).
    case deviceReceipts = "X1"
    case promiseWithdrawn = "X2"

    public var sentence: String {
      switch self {
      case .ownQueue: "emergency messages have a queue and storage of their own, text only"
      case .neverCapped: "retries are never capped"
      case .ceiling: "the back-off has a ceiling"
      case .receipts: "each attempt carries the item's id; the receipt is unique"
      case .sameLock: "page and worker send under the same lock"
      case .promiseAfterSuccess: "the promise is shown only after a registration succeeded"
      case .stopHonoured: "\"don't send\" is honoured by every sender"
      case .pageLooks: "the page looks at the mark before it sends"
      case .workerLooks: "the worker looks at the mark before it sends"
      case .oneUpdate: "looking at the mark and putting the item on the wire are one update"
      case .honestScreen: "the screen says \"stopped\" only of an item never attempted"
      case .saysWhenOpen: "without a background, the screen says so and offers SMS"
      case .revocable: "the server refuses a credential that is revoked"
      case .deviceReceipts: "receipts are kept by (device, item)"
      case .promiseWithdrawn: "the promise is withdrawn when the registration is gone"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .ownQueue, .neverCapped, .ceiling, .receipts, .sameLock, .promiseAfterSuccess,
    .stopHonoured, .pageLooks, .workerLooks, .oneUpdate, .honestScreen, .saysWhenOpen, .revocable,
  ])
}
