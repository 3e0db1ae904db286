import LostAck

extension CaptureLane {
  public func describe(initial state: State) -> String? {
    let ahead = Int(state.watchClock.offset)
    if ahead == 0 { return scope.watchAhead == 0...0 ? nil : "the two clocks agree" }
    let direction = ahead > 0 ? "ahead of" : "behind"
    return "the watch's clock is \(abs(ahead)) s \(direction) the phone's"
  }

  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let toPhone = Depiction.Place.message(from: "watch", to: "phone")
    let told = events.compactMap(\.told).joined(separator: "; ")
    return switch action {
    case .tap(_, let command): Depiction(.at("watch"), "watch taps \(command.told)")
    case .ring, .transfer: Depiction(toPhone, told)
    case .transferAgain: Depiction(toPhone, told, mark: .again)
    case .ringLost: Depiction(toPhone, "the ring gets lost", mark: .lost)
    case .transferFails: Depiction(toPhone, "the transfer fails", mark: .lost)
    case .landed:
      Depiction(.message(from: "phone", to: "watch"), "landed: the outbox lets go of it")
    case .reportLost:
      Depiction(.message(from: "phone", to: "watch"), "the landing report gets lost", mark: .lost)
    case .flush: Depiction(.at("watch"), "watch offers again what it holds")
    case .watchRelaunch:
      Depiction(.at("watch"), "watch relaunches" + offering, mark: .relaunch)
    case .outOfReach: Depiction(.at("watch"), "watch goes out of reach")
    case .backInReach: Depiction(.at("watch"), "watch is back in reach" + offering)
    case .write: Depiction(.at("phone"), "phone writes the id")
    case .act, .publish: Depiction(.at("phone"), told)
    case .relaunch:
      // What died with it says more than that it died.
      Depiction(.at("phone"), events.compactMap(\.told).first ?? "", mark: .relaunch)
    case .personFlips: Depiction(.at("person"), "person flips the voice switch on the phone")
    case .showApp: Depiction(.at("person"), "person brings the app on the screen")
    case .hideApp: Depiction(.at("person"), "person takes the app off the screen")
    case .tick: Depiction(.at("phone"), "\(scope.tick) s pass", mark: .clock)
    case .phoneClockBack: clockStep("phone", "back")
    case .phoneClockForward: clockStep("phone", "forward")
    case .watchClockBack: clockStep("watch", "back")
    case .watchClockForward: clockStep("watch", "forward")
    }
  }

  private func clockStep(_ lane: String, _ direction: String) -> Depiction {
    Depiction(
      .at(lane), "the \(lane)'s clock steps \(scope.clockStep) s \(direction)", mark: .clock)
  }
}

extension CaptureLane.Event {
  /// In the words of the domain; nil where it goes without saying.
  var told: String? {
    switch self {
    case .ignored: "phone ignores a presence"
    case .dropped: "phone drops it: id known"
    case .remembered: nil
    case .forgot(let id, _): "phone forgets id \(id)"
    case .judgedStale: "phone judges it stale, silently"
    case .accepted: "phone takes it in"
    case .obeyed(_, let command, let age, let outcome):
      "phone obeys \(command.told)\(Self.told(age: age))"
        + (command.hasOutcome ? ": \(outcome.told)" : "")
    case .refused(_, let command, let problem): "phone refuses \(command.told): \(problem.told)"
    case .published(let problem):
      problem.map { "phone publishes: \($0.told)" } ?? "phone publishes its glance"
    case .abandoned(_, let isWritten):
      isWritten ? "phone dies, the id written, the command undone" : "phone dies before acting"
    case .relaunched: "phone relaunches"
    }
  }

  /// Said only of an age that R5 would not allow.
  private static func told(age: Int) -> String {
    if abs(age) <= CaptureLane.window { return "" }
    return age > 0 ? ", \(age) s old" : ", stamped \(-age) s ahead"
  }
}

extension CaptureLane.Command {
  /// There is something on the phone for it to change.
  var hasOutcome: Bool { self != .pull && self != .watching }

  var told: String {
    switch self {
    case .goHome: "go(home)"
    case .goGym: "go(gym)"
    case .voiceOn: "setVoice(on)"
    case .voiceOff: "setVoice(off)"
    case .end, .toggleVoice, .pull, .watching: rawValue
    }
  }
}

extension CaptureLane.Problem {
  var told: String {
    switch self {
    case .notSaved: "not saved on the phone"
    case .openTheApp: "open the app on the phone"
    }
  }
}

extension CaptureLane.Outcome {
  var told: String {
    switch self {
    case .changed(.tripEnded): "trip ended"
    case .changed(.routeStarted): "route started"
    case .changed(.routeRestarted): "route started again"
    case .changed(.voiceOn): "voice on"
    case .changed(.voiceOff): "voice off"
    case .unchanged: "nothing to change"
    case .missed: "without its effect"
    }
  }
}

extension CaptureLane {
  /// What S2 adds to a sentence.
  private var offering: String {
    rules.contains(.offerAgain) ? " and offers what it holds" : ""
  }
}
