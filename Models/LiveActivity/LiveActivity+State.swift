import LostAck

extension LiveActivity {
  /// What the database says of the person.
  public enum Phase: Hashable, Sendable, BitwiseCopyable { case off, working, onBreak }

  /// A transition of the core.
  public enum Punch: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case clockIn, startBreak, resume, clockOut
  }

  public struct State: Hashable, Sendable {
    var database = Database()
    /// A copy made earlier; meaningless until one was made.
    var backup = Database(phase: .off, session: 0)
    var isBackedUp = false
    /// How many sessions there were. Their ids are random: none comes twice, restored or not.
    var sessions: UInt8 = 1

    // The ledger.
    var tapped: UInt8 = 0
    var taps = PerProcess<2, Tap>(repeating: Tap())
    /// The set of buttons accepted; after it, under X2, those announced since it was switched to.
    var active = Few<4, ActiveSet>()
    /// The drawing that the active set was taken from.
    var drawn: UInt8 = 0
    /// R9: the person dismissed this session's card; it is not drawn any more.
    var isSuppressed = false
    /// Session and phase of each drawing that something still refers to.
    var drawings = PerProcess<8, Drawing>(repeating: Drawing())

    // The card: the last drawing published, and whether it was not swiped away.
    var card: UInt8 = 0
    var isCardShown = true

    // Under way.
    var signals: Lane
    var dismissals: SmallSet = []

    var app = Process()

    // Budgets.
    var kills: Budget
    var expiries: Budget
    var failures: Budget
    var settings: Budget
    var swipes: Budget
    var punches: Budget
    var backups: Budget
    var restores: Budget

    init(_ model: LiveActivity) {
      let scope = model.scope
      signals = Lane(losses: scope.signalLosses)
      kills = Budget(scope.kills)
      expiries = Budget(scope.expiries)
      failures = Budget(scope.failedRedraws)
      settings = Budget(scope.settings)
      swipes = Budget(scope.dismissals)
      punches = Budget(scope.punches)
      backups = Budget(scope.backups)
      restores = Budget(scope.restores)
      drawings[0] = Drawing(session: 1, phase: .working)
      active.append(model.set(of: 0, drawings[0]))
    }
  }

  struct Database: Hashable, BitwiseCopyable, Sendable {
    var phase = Phase.working
    /// The current one; zero while off.
    var session: UInt8 = 1
    /// The taps whose punch is in it. Known to the design only with X1.
    var applied: SmallSet = []
  }

  /// What a drawing of the card shows. Its number is its generation: another than that of all
  /// drawings which something still refers to.
  struct Drawing: Hashable, BitwiseCopyable, Sendable {
    /// Zero: unused, or drawn while off.
    var session: UInt8 = 0
    var phase = Phase.off
  }

  /// A tap in the ledger: the event of its button, and how far it came.
  struct Tap: Hashable, BitwiseCopyable, Sendable {
    enum Status: Hashable, BitwiseCopyable, Sendable {
      /// The ledger does not know of it.
      case unknown
      case waiting, leased, handled, expired
    }
    var session: UInt8 = 0
    var generation: UInt8 = 0
    var punch = Punch.clockIn
    var status = Status.unknown
    var lease = TokenLease()
    /// P5: it was accepted when it was tapped, and is neither carried out nor expired.
    var isOwed = false
  }

  /// Buttons that are accepted: variant A keeps the generation, variant B the ids of the events.
  struct ActiveSet: Hashable, BitwiseCopyable, Sendable {
    var session: UInt8
    /// 255 in variant B.
    var generation: UInt8 = 255
    /// Empty in variant A.
    var members: SmallSet = []

    func accepts(_ session: UInt8, _ generation: UInt8, _ punch: Punch) -> Bool {
      session == self.session
        && (generation == self.generation || members.contains(punch.eventID(generation)))
    }
  }

  /// What dies with the app.
  struct Process: Hashable, Sendable, BlankSlate {
    /// The taps it has heard of and that are still to be settled.
    var known: SmallSet = []
    var handlers = PerProcess<2, Job>(repeating: Job())
    var redraw = Redraw()

    init() {}
  }

  /// What a handler has in hand.
  struct Job: Hashable, BitwiseCopyable, Sendable {
    enum Stage: Hashable, BitwiseCopyable, Sendable {
      case idle, acquired
      /// It looked once more, and has the lane.
      case inLane
      /// Its effect is in the database, as it knows.
      case committed
      /// The core rejected it; the state was what it wanted.
      case found
      /// The core rejected it.
      case rejected
      /// Without R7: acknowledged, and still to be carried out.
      case acknowledged
    }
    var tap: UInt8 = 0
    var token: UInt8 = 0
    var stage = Stage.idle
    /// P2: the state was what the tap wanted when it was judged.
    var wasWanted = false
  }

  struct Redraw: Hashable, BitwiseCopyable, Sendable {
    enum Stage: Hashable, BitwiseCopyable, Sendable { case none, prepared, published, switched }
    var stage = Stage.none
    var drawing: UInt8 = 0
  }
}

extension LiveActivity.Phase {
  /// Where a punch leads; nil if the core rejects it.
  func after(_ punch: LiveActivity.Punch) -> Self? {
    switch (self, punch) {
    case (.off, .clockIn), (.onBreak, .resume): .working
    case (.working, .startBreak): .onBreak
    case (.working, .clockOut), (.onBreak, .clockOut): .off
    default: nil
    }
  }

  /// The buttons that a card shows.
  var buttons: [LiveActivity.Punch] {
    switch self {
    case .off: []
    case .working: [.startBreak, .clockOut]
    case .onBreak: [.resume, .clockOut]
    }
  }
}

extension LiveActivity.Punch {
  /// Event ids are random; this is another for each button that something still refers to.
  func eventID(_ generation: UInt8) -> Int {
    Int(generation) * Self.allCases.count + Int(rawValue)
  }

  /// What it is there to bring about.
  var wanted: LiveActivity.Phase {
    switch self {
    case .clockIn, .resume: .working
    case .startBreak: .onBreak
    case .clockOut: .off
    }
  }
}
