import LostAck

// What a command does on the phone.

extension CaptureLane {
  func obey(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    let command = next.envelopes[id].command
    let before = next.phone
    var refusal: Problem?
    switch command {
    case .end: next.phone.durable.facts.trip = nil
    case .goHome: refusal = go(to: .home, &next)
    case .goGym: refusal = go(to: .gym, &next)
    case .toggleVoice: next.phone.durable.facts.isVoiceOn.toggle()
    case .voiceOn: next.phone.durable.facts.isVoiceOn = true
    case .voiceOff: next.phone.durable.facts.isVoiceOn = false
    case .pull:
      // O1: the glance is due after every command; without the rule, a pull tidies up as well.
      if !rules.contains(.pullOnlyPublishes) { next.phone.volatile.problem = nil }
    case .watching: break
    }
    next.phone.volatile.glanceIsDue = scope.glances
    if let refusal {
      // O2: the last one is kept.
      if rules.contains(.refusalRides) { next.phone.volatile.problem = refusal }
      step.emit(.refused(id, command, refusal))
    } else {
      let outcome = outcome(of: command, before: before, after: next.phone)
      step.emit(.obeyed(id, command, age: next.age(of: id), outcome))
    }
  }

  /// Starts a route, or says what is in the way.
  func go(to place: Place, _ next: inout State) -> Problem? {
    // O3: looked at first; without the rule, the trip under way has ended by then.
    if !rules.contains(.refusalEndsNothing) { next.phone.durable.facts.trip = nil }
    if !place.isSaved { return .notSaved }
    // The permission is "when in use": off the screen, only a trip under way goes on measuring.
    let isMeasuring = next.phone.durable.facts.trip != nil
    if !next.phone.volatile.isOnScreen, !isMeasuring { return .openTheApp }
    next.phone.durable.facts.trip = place
    next.phone.durable.facts.route.toggle()
    return nil
  }

  /// Whether a command did what it is for, told from before and after alone: on purpose by other
  /// words than those of `obey`.
  func outcome(
    of command: Command, before: Memory<Process, Disk>, after: Memory<Process, Disk>
  ) -> Outcome {
    let (old, new) = (before.durable.facts, after.durable.facts)
    let isAsWanted =
      switch command {
      case .end: new.trip == nil
      case .goHome: new.trip == .home && new.route != old.route
      case .goGym: new.trip == .gym && new.route != old.route
      case .toggleVoice: new.isVoiceOn != old.isVoiceOn
      case .voiceOn: new.isVoiceOn
      case .voiceOff: !new.isVoiceOn
      case .pull: after.volatile.glanceIsDue || !scope.glances
      case .watching: true
      }
    if !isAsWanted { return .missed }
    return Self.change(from: old, to: new).map { .changed($0) } ?? .unchanged
  }

  static func change(from old: Facts, to new: Facts) -> Change? {
    if old.isVoiceOn != new.isVoiceOn { return new.isVoiceOn ? .voiceOn : .voiceOff }
    if old.route != new.route { return old.trip == new.trip ? .routeRestarted : .routeStarted }
    return old.trip == new.trip ? nil : .tripEnded
  }
}
