import LostAck

extension CaptureLane {
  /// What an envelope asks for. The mode of a `go` and the value of a presence change nothing in
  /// any rule, and are left out.
  public enum Command: String, Codable, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case end, goHome, goGym, toggleVoice, pull
    /// A presence: it belongs on the presence lane, not here.
    case watching
    /// X2, in place of `toggleVoice`.
    case voiceOn, voiceOff
  }

  /// Where a `go` may lead: home is saved on the phone, the gym is not.
  enum Place: Hashable, Sendable {
    case home, gym
    var isSaved: Bool { self == .home }
  }

  /// Why a command was refused.
  public enum Problem: Hashable, Sendable {
    /// "not saved on the phone"
    case notSaved
    /// "open the app on the phone"
    case openTheApp
  }

  public struct State: Hashable, Sendable {
    /// True time.
    var now: Int16 = 0
    var isInReach = true
    var outages: Budget

    var taps: UInt8 = 0
    var envelopes = PerProcess<8, Envelope>(repeating: Envelope())

    // The watch. Its outbox is durable; of its own memory only the reports in flight matter.
    var outbox: SmallSet = []
    /// Only without S3: what landed and was never reported.
    var unreported: SmallSet = []
    var watchClock: SkewedClock
    var watchRelaunches: Budget

    // The link.
    var ring: Lane
    var transfer: Lane
    /// Reports to the watch that a transfer landed.
    var reports: Lane

    // The phone.
    var phone: Memory<Process, Disk>
    var phoneClock: SkewedClock

    // The person.
    var flips: Budget
    var screenChanges: Budget

    init(_ scope: Bounds, watchAhead: Int) {
      outages = Budget(scope.outages)
      watchClock = SkewedClock(
        ahead: watchAhead, stepsForward: scope.watchStepsForward, stepsBack: scope.watchStepsBack)
      watchRelaunches = Budget(scope.watchRelaunches)
      ring = Lane(losses: scope.ringLosses)
      transfer = Lane(losses: scope.transferFailures, repeats: scope.transferRepeats)
      reports = Lane(losses: scope.lostReports)
      phone = Memory(Disk(), relaunches: scope.relaunches)
      phone.volatile.isOnScreen = true
      phoneClock = SkewedClock(
        stepsForward: scope.phoneStepsForward, stepsBack: scope.phoneStepsBack)
      flips = Budget(scope.flips)
      screenChanges = Budget(scope.screenChanges)
    }
  }

  struct Envelope: Hashable, BitwiseCopyable, Sendable {
    /// By the watch's clock, at the tap.
    var stamp: Int16 = 0
    var command: Command = .end
  }

  /// What dies with the phone app.
  struct Process: Hashable, Sendable, BlankSlate {
    /// R4: the ids remembered, oldest first.
    var known = Few<8, UInt8>()
    var work = Work()
    var isOnScreen = false
    /// O2: the last refusal, until a glance has taken it along.
    var problem: Problem?
    var glanceIsDue = false
  }

  /// What the door still has to do for the command at hand, before it takes another.
  struct Work: Hashable, Sendable {
    var id: Int8?
    /// By the phone's clock; only where an entry's age will be looked at.
    var arrival: Int16 = 0
    var isToWrite = false
    var isToAct = false
  }

  /// What outlives the phone app.
  struct Disk: Hashable, Sendable {
    /// X1: the ids written.
    var store: SmallSet = []
    var arrivals = PerProcess<8, Int16>(repeating: 0)
    var facts = Facts()
  }

  /// What commands are there to change.
  struct Facts: Hashable, Sendable {
    var trip: Place?
    /// Another with every route started, though to the same place. A count would grow without end.
    var route = false
    var isVoiceOn = false
  }
}

extension CaptureLane.State {
  /// What the phone's clock shows.
  var phoneTime: Int { phoneClock.reading(at: Int(now)) }

  /// Seconds from the stamp to the phone's clock; negative if the stamp is in its future.
  func age(of id: Int) -> Int { phoneTime - Int(envelopes[id].stamp) }

  /// A copy may still arrive: it is on its way, or held and will be offered again.
  func hasCopy(of id: Int) -> Bool {
    ring.inFlight.contains(id) || transfer.inFlight.contains(id) || outbox.contains(id)
  }
}
