import LostAck

extension OfflinePosts {
  public struct State: Hashable, Sendable {
    /// True time, and the server's, in minutes.
    var now: Int32 = 0
    /// How far the device's clock is ahead, in minutes.
    var deviceAhead: Int32

    var items = PerProcess<2, Item>(repeating: Item())
    var tabs = PerProcess<3, Tab>(repeating: Tab())
    var passLock = Lease()
    /// Only where the scope splits writes: else it is never held between two steps.
    var writeLock = Lease()

    /// What the server keeps for each key of each item.
    var entries = PerProcess<4, Entry>(repeating: Entry())
    /// Requests whose sender no longer waits for them; of each key at most one.
    var strays = PerProcess<4, Request>(repeating: Request())

    var left: Budgets
  }

  struct Budgets: Hashable, Sendable {
    var timeJumps, clockStepsBack: Budget
    var requestLosses, answerLosses, lateAnswers: Budget
    var serverErrors, serverCrashes: Budget
    var reloads, closes, pauses: Budget
    var cancels, discards, asks, edits, deletions: Budget

    init(_ scope: Bounds) {
      timeJumps = Budget(scope.timeJumps)
      clockStepsBack = Budget(scope.clockStepsBack)
      requestLosses = Budget(scope.requestLosses)
      answerLosses = Budget(scope.answerLosses)
      lateAnswers = Budget(scope.lateAnswers)
      serverErrors = Budget(scope.serverErrors)
      serverCrashes = Budget(scope.serverCrashes)
      reloads = Budget(scope.reloads)
      closes = Budget(scope.closes)
      pauses = Budget(scope.pauses)
      cancels = Budget(scope.cancels)
      discards = Budget(scope.discards)
      asks = Budget(scope.asks)
      edits = Budget(scope.edits)
      deletions = Budget(scope.deletions)
    }
  }

  /// Where an item stands, in the device's storage.
  enum Phase: Hashable, Sendable {
    case unwritten
    /// To be sent; or being sent, if it is claimed.
    case queued
    case sent
    /// The server said that the post was deleted.
    case gone
    case cancelled, discarded
    /// These wait for the person's decision: R11, R4, R16.
    case old, conflict, usedUp
    /// Only without R16: used up, and shown as if it were not.
    case usedUpUnseen
    /// It was in a memory that is no more.
    case lost
  }

  struct Item: Hashable, BitwiseCopyable, Sendable {
    var phase = Phase.unwritten
    /// When it was written, by true time.
    var written: Int32 = 0
    /// The same by the device's clock.
    var stamp: Int32 = 0
    /// R2: which of its keys the next attempt sends.
    var key: UInt8 = 0
    /// R14: how many new keys the app was told of.
    var newKeysTold: UInt8 = 0
    var isEdited = false
    /// R5: marked when claimed.
    var isAttempted = false
    /// R19: answered attempts that failed.
    var failures: UInt8 = 0
    /// The server answered an attempt.
    var isAnswered = false
    /// R11: the person asked to send it although it is old.
    var isAsked = false
    /// A "sent" reached a live sender.
    var isSentHeard = false
    var claim = Lease()
  }

  enum Running: Hashable, Sendable { case open, paused, closed }

  enum Work: Hashable, Sendable {
    case idle
    /// Only without R5: it has read the item, and will claim it as it was.
    case looked
    /// It has claimed the item, and will send it.
    case claimed
    /// The request has left, and the answer is awaited.
    case waiting
  }

  /// A tab and its memory.
  struct Tab: Hashable, BitwiseCopyable, Sendable {
    var running = Running.open
    var work = Work.idle
    /// Of its work; zero while it is idle.
    var item: UInt8 = 0
    /// Its own claim has run out, whether it knows or not.
    var claimRanOut = false
    var request = Request()

    mutating func rest() { self = Tab(running: running) }
  }

  /// Where a request and its answer are.
  enum Way: Hashable, Sendable {
    case none
    case toServer
    /// The server is between its two steps.
    case inHand
    /// The answer is on its way back.
    case sent, conflict, wait, gone, error
    /// Nothing will come any more.
    case dead
  }

  struct Request: Hashable, BitwiseCopyable, Sendable {
    var way = Way.none
    var key: UInt8 = 0
    var isEdited = false
  }

  enum Record: Hashable, Sendable { case none, claimed, completed }
  enum Post: Hashable, Sendable { case none, live, deleted }

  /// What the server keeps for one key.
  struct Entry: Hashable, BitwiseCopyable, Sendable {
    var record = Record.none
    var post = Post.none
    var isEdited = false
    var hasTombstone = false
    /// Only without R9.order, which is what asks for it.
    var written: Int32 = 0
  }

  /// What the person sees of an item.
  enum Shown: Hashable, Sendable { case nothing, syncing, sent, needsDecision, over }
}

extension OfflinePosts.Tab {
  var isOpen: Bool { running == .open }
  /// It holds, or believes to hold, a claim on the item.
  func isSending(_ item: Int) -> Bool {
    (work == .claimed || work == .waiting) && self.item == UInt8(item)
  }
  func isWaiting(for item: Int) -> Bool { work == .waiting && self.item == UInt8(item) }
}

extension OfflinePosts.Item {
  /// Still to be sent, by a tab and not by the person.
  var isPending: Bool { phase == .queued }
  var needsDecision: Bool { shown == .needsDecision || phase == .usedUpUnseen }

  var shown: OfflinePosts.Shown {
    switch phase {
    case .unwritten: .nothing
    case .queued, .usedUpUnseen: .syncing
    case .sent: .sent
    case .old, .conflict, .usedUp: .needsDecision
    case .gone, .cancelled, .discarded, .lost: .over
    }
  }
}

extension OfflinePosts.State {
  /// What the device's clock shows, in minutes.
  var deviceTime: Int32 { now + deviceAhead }

  /// Where the server keeps what it knows of a key of an item.
  static func slot(_ item: Int, _ key: UInt8) -> Int {
    item * OfflinePosts.keyCapacity + Int(key)
  }

  /// The server has a post of the item, or had one.
  func wasPosted(_ item: Int) -> Bool {
    (0..<OfflinePosts.keyCapacity).contains {
      entries[item * OfflinePosts.keyCapacity + $0].post != .none
    }
  }
}
