import LostAck

extension Emergency {
  /// Who sends.
  public enum Role: Hashable, Sendable, CaseIterable {
    case page, worker
    var index: Int { self == .page ? 0 : 1 }
  }

  /// What the page tells of the background.
  public enum Screen: Hashable, Sendable {
    case nothing
    /// "will be sent in the background"
    case promise
    /// "when the app is open with signal", with an offer of SMS
    case openWithSignal
  }

  /// A page or a worker, and the attempt it has under way.
  struct Sender: Hashable, BitwiseCopyable, Sendable {
    var isRunning = false
    var item: Int8?
    /// False only between looking and putting on the wire.
    var isOnWire = false

    func attempts(_ id: Int) -> Bool { item == Int8(id) }
  }

  public struct State: Hashable, Sendable {
    // The queue, durable.
    var written: UInt8 = 0
    /// Not known to have arrived.
    var pending: SmallSet = []
    var backingOff: SmallSet = []
    /// "Don't send."
    var marked: SmallSet = []
    var attempted: SmallSet = []
    /// Only without R2: failures, up to the patience.
    var failures = PerProcess<3, UInt8>(repeating: 0)

    // The processes.
    var senders = PerProcess<2, Sender>(repeating: Sender())
    /// What the page remembers of registering.
    var hasTriedToRegister = false
    var hasRegistered = false
    var screen = Screen.nothing
    /// Shown as "stopped".
    var shownStopped: SmallSet = []

    // The system.
    var isRegistered: Bool
    var isUploading = false
    /// The queue that holds the messages works at an upload.
    var isQueueBusy = false
    var credential: UInt8 = 0

    // The network: requests by item, credential and sender; answers by item and sender.
    var requests: SmallSet = []
    var answers: SmallSet = []
    var refusals: SmallSet = []

    // The server.
    var revoked: SmallSet = []
    var receipts: SmallSet = []
    /// The items that became a message.
    var messages: SmallSet = []

    // What only properties look at.
    var wasOnWire: SmallSet = []
    var markedBeforeWire: SmallSet = []

    var faults: Faults

    init(_ scope: Bounds) {
      senders[0].isRunning = true
      isRegistered = scope.startsRegistered
      faults = Faults(scope)
    }
  }

  /// How often each may still strike.
  struct Faults: Hashable, BitwiseCopyable, Sendable {
    var requestLosses: Budget
    var answerLosses: Budget
    var earlyTimeouts: Budget
    var pageCloses: Budget
    var workerDeaths: Budget
    var registrationFailures: Budget
    var consumptions: Budget
    var stops: Budget
    var uploads: Budget
    var replacements: Budget
    var revocations: Budget

    init(_ scope: Bounds) {
      requestLosses = Budget(scope.requestLosses)
      answerLosses = Budget(scope.answerLosses)
      earlyTimeouts = Budget(scope.earlyTimeouts)
      pageCloses = Budget(scope.pageCloses)
      workerDeaths = Budget(scope.workerDeaths)
      registrationFailures = Budget(scope.registrationFailures)
      consumptions = Budget(scope.consumptions)
      stops = Budget(scope.stops)
      uploads = Budget(scope.uploads)
      replacements = Budget(scope.replacements)
      revocations = Budget(scope.revocations)
    }
  }

  /// The number of a request on the wire. A request sent while its like is still on its way counts
  /// as one with it.
  static func number(_ role: Role, _ id: Int, _ credential: Int) -> Int {
    (id * credentials + credential) * 2 + role.index
  }

  /// The number of an answer on its way.
  static func number(_ role: Role, _ id: Int) -> Int { id * 2 + role.index }
}

extension Emergency.State {
  /// The credential that senders use is revoked.
  var isCredentialRevoked: Bool { revoked.contains(Int(credential)) }

  /// A request for the item by this sender, or its answer, is on its way.
  func isInFlight(_ role: Emergency.Role, _ id: Int) -> Bool {
    let answer = Emergency.number(role, id)
    if answers.contains(answer) || refusals.contains(answer) { return true }
    return (0..<Emergency.credentials).contains {
      requests.contains(Emergency.number(role, id, $0))
    }
  }
}
