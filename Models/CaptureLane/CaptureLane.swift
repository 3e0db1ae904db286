import LostAck

/// CL: the watch taps, the phone obeys; every command goes two ways, and only once into effect.
///
/// A watch keeps each command in a durable outbox and sends it by **ring**, an immediate message
/// that may get lost, and by **transfer**, a durable record that may come hours late and more than
/// once. The phone's door drops the ids it knows and the commands that are stale, and obeys the
/// rest: a trip, a voice switch. A glance goes back with the last refusal.
///
/// Times are seconds. Receiving, judging and acting are one step, unless the scope splits them.
public struct CaptureLane: SystemModel {
  public static let name = "capture-lane"
  public static let summary = "a watch taps commands, a phone obeys each once while it is fresh"
  public static let lanes = ["person", "watch", "phone"]

  /// R5: how far a stamp may be from the phone's clock, bounds included.
  static let window = 30
  /// The most ids a scope can have: as many as the memory of R4 can hold here. The system's own
  /// memory holds 64; that none is forgotten while a copy is fresh is checked with one and two.
  static let capacity = 8

  public let rules: Rules<Rule>
  public let scope: Bounds
  /// What a tap may send: the scope's commands, with X2's in place of `toggleVoice`.
  let tappable: [Command]

  public init(_ rules: Rules<Rule> = design, _ scope: Bounds = Bounds()) {
    if let problem = scope.problem { fatalError("capture-lane: \(problem)") }
    self.rules = rules
    self.scope = scope
    // X2: the voice button asks for the other value than the watch shows, which may be outdated:
    // so for either.
    tappable = scope.commands.flatMap { command in
      command == .toggleVoice && rules.contains(.setVoice) ? [.voiceOn, .voiceOff] : [command]
    }
  }

  public enum Action: Hashable, Sendable {
    /// The person taps a command on the watch; its envelope gets this id.
    case tap(Int, Command)
    /// The ring reaches the phone.
    case ring(Int)
    case ringLost(Int)
    /// The transfer reaches the phone.
    case transfer(Int)
    /// It does, and will once more.
    case transferAgain(Int)
    case transferFails(Int)
    /// The report that the transfer landed reaches the watch.
    case landed(Int)
    case reportLost(Int)
    /// The watch offers again what it holds.
    case flush
    case watchRelaunch
    case outOfReach
    case backInReach
    /// Where the scope splits receiving, writing and acting.
    case write(Int)
    case act(Int)
    /// The glance goes to the watch.
    case publish
    /// The phone app dies and starts again.
    case relaunch
    /// The person flips the voice switch on the phone.
    case personFlips
    case showApp
    case hideApp
    case tick
    case phoneClockBack
    case phoneClockForward
    case watchClockBack
    case watchClockForward
  }

  /// One for each offset of the watch's clock.
  public var initialStates: [State] {
    stride(from: scope.watchAhead.lowerBound, through: scope.watchAhead.upperBound, by: scope.tick)
      .map { State(scope, watchAhead: $0) }
  }

  public func steps(from state: State, _ step: Steps<Self>) {
    offerTaps(state, step)
    offerDeliveries(state, step)
    offerWatchSteps(state, step)
    offerPhoneSteps(state, step)
    offerPersonSteps(state, step)
    offerClockSteps(state, step)
  }

  func offerPersonSteps(_ state: State, _ step: Steps<Self>) {
    step(.personFlips, spending: \.flips) { $0.phone.durable.facts.isVoiceOn.toggle() }
    step(state.phone.volatile.isOnScreen ? .hideApp : .showApp, spending: \.screenChanges) {
      $0.phone.volatile.isOnScreen.toggle()
    }
  }

  func offerClockSteps(_ state: State, _ step: Steps<Self>) {
    if Int(state.now) + scope.tick <= scope.horizon {
      step(.tick) { $0.now += Int16(scope.tick) }
    }
    let length = scope.clockStep
    if state.phoneClock.stepsBack.remains {
      step(.phoneClockBack) { $0.phoneClock.stepBack(by: length) }
    }
    if state.phoneClock.stepsForward.remains {
      step(.phoneClockForward) { $0.phoneClock.stepForward(by: length) }
    }
    if state.watchClock.stepsBack.remains {
      step(.watchClockBack) { $0.watchClock.stepBack(by: length) }
    }
    if state.watchClock.stepsForward.remains {
      step(.watchClockForward) { $0.watchClock.stepForward(by: length) }
    }
  }
}
