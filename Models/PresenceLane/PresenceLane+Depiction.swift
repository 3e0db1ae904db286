import LostAck

extension PresenceLane {
  public func describe(initial state: State) -> String? {
    state.isInReach ? nil : "the phone is out of reach"
  }

  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    switch action {
    case .beat:
      Depiction(
        .at("watch"),
        events.contains(.sent(asCommand: true))
          ? "watch sends a beat, as a command" : "watch sends a beat")
    case .arrives:
      Depiction(
        .message(from: "watch", to: "phone"), events.compactMap(\.told).first ?? "phone hears it")
    case .lost: Depiction(.message(from: "watch", to: "phone"), "it gets lost", mark: .lost)
    case .endSession: Depiction(.at("person"), "person ends the session")
    case .watchDies: Depiction(.at("watch"), "watch dies, its session with it")
    case .outOfReach: Depiction(.at("watch"), "watch goes out of reach")
    case .backInReach: Depiction(.at("watch"), "watch is back in reach")
    case .tick:
      Depiction(
        .at("phone"),
        (["\(scope.tick) s pass"] + events.compactMap(\.told)).joined(separator: "; "),
        mark: .clock)
    }
  }
}

extension PresenceLane.Event {
  var told: String? {
    switch self {
    case .sent: nil
    case .saysLive: "phone says live"
    case .saysNotLive: "phone says not live"
    }
  }
}
