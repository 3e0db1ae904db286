import LostAck

extension CaptureLane {
  /// How much happens in one exploration, and which faults may strike, how often.
  public struct Bounds: Scope {
    /// Commands tapped, each with an id of its own.
    public var taps: Int
    /// What may be tapped.
    public var commands: [Command] = [.toggleVoice]
    /// Seconds of true time.
    public var horizon = 80
    public var tick = 10
    /// Seconds that the watch's clock is ahead of the phone's: each a start, a tick apart.
    public var watchAhead = 0...0
    /// How many ids R4's memory holds.
    public var memory = CaptureLane.capacity
    /// Receiving, writing and acting are three steps, with a kill possible between.
    public var splitActing = false
    /// The phone publishes a glance to the watch after every command.
    public var glances = false

    public var relaunches = 0
    public var watchRelaunches = 0
    public var outages = 0
    /// The link goes out of reach and back for ever, beyond any budget.
    public var endlessOutages = false
    public var ringLosses = 0
    public var transferRepeats = 0
    public var transferFailures = 0
    public var lostReports = 0
    /// Seconds by which a clock steps.
    public var clockStep = 40
    public var phoneStepsBack = 0
    public var phoneStepsForward = 0
    public var watchStepsBack = 0
    public var watchStepsForward = 0
    /// The person flips the voice switch on the phone.
    public var flips = 0
    /// The person brings the app on the screen, or takes it off. It starts on the screen.
    public var screenChanges = 0
  }
}

extension CaptureLane.Bounds {
  public init() { self.init(taps: 1) }

  /// How often each fault may strike.
  static var budgets: [WritableKeyPath<Self, Int>] {
    [
      \.relaunches, \.watchRelaunches, \.outages, \.ringLosses, \.transferRepeats,
      \.transferFailures, \.lostReports, \.phoneStepsBack, \.phoneStepsForward,
      \.watchStepsBack, \.watchStepsForward, \.flips, \.screenChanges,
    ]
  }

  public var problem: String? {
    if !(1...CaptureLane.capacity).contains(taps) { return "taps is 1 to \(CaptureLane.capacity)" }
    if !(1...CaptureLane.capacity).contains(memory) {
      return "memory is 1 to \(CaptureLane.capacity)"
    }
    if commands.isEmpty { return "commands names at least one" }
    if Set(commands).count < commands.count { return "commands names each only once" }
    if commands.contains(.voiceOn) || commands.contains(.voiceOff) {
      return "commands has toggleVoice; X2 puts voiceOn and voiceOff in its place"
    }
    if tick < 1 { return "tick is at least 1" }
    // Times are 16 bits wide.
    if !(0...10_000).contains(horizon) { return "horizon is 0 to 10000" }
    if !(0...1_000).contains(clockStep) { return "clockStep is 0 to 1000" }
    if watchAhead.lowerBound < -10_000 || watchAhead.upperBound > 10_000 {
      return "watchAhead is within -10000...10000"
    }
    return problem(ofBudgets: Self.budgets)
  }

  /// One more tap, half again the time, and each fault there is once more. A memory that holds
  /// every tap still does; one that is too small stays so.
  public func enlarged() -> Self {
    var scope = raising(Self.budgets)
    scope.taps = min(taps + 1, CaptureLane.capacity)
    if memory >= taps { scope.memory = min(memory + 1, CaptureLane.capacity) }
    scope.horizon = min(horizon * 3 / 2, 10_000)
    return scope
  }
}

extension CaptureLane {
  /// One tap of each kind under a failing link; two taps that the memory has to hold; two whose
  /// effects and answers meet; a phone clock that steps back; a link that goes out of reach for ever.
  public static var cutScopes: [Bounds] {
    [
      Bounds(
        taps: 1, commands: [.toggleVoice, .pull, .goGym, .watching], horizon: 60, tick: 30,
        watchAhead: 0...30, glances: true, outages: 1, ringLosses: 1, transferRepeats: 1),
      Bounds(taps: 2, horizon: 30, tick: 30, memory: 2, transferRepeats: 1),
      Bounds(taps: 2, commands: [.goHome, .goGym, .pull], horizon: 0, glances: true),
      Bounds(taps: 1, transferRepeats: 1, phoneStepsBack: 1),
      Bounds(
        taps: 1, horizon: 30, tick: 30, endlessOutages: true, transferFailures: 1, lostReports: 1),
    ]
  }
}
