import LostAck

extension LiveActivity {
  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let toApp = Depiction.Place.message(from: "card", to: "app")
    let toCard = Depiction.Place.message(from: "app", to: "card")
    let told = events.compactMap(\.told).joined(separator: "; ")
    func orElse(_ sentence: String) -> String { told.isEmpty ? sentence : told }
    return switch action {
    case .tap(_, let punch):
      Depiction(.message(from: "person", to: "card"), "person taps \(label(of: punch))")
    case .signal: Depiction(toApp, orElse("app hears of the tap"))
    case .signalLost: Depiction(toApp, "the signal gets lost", mark: .lost)
    case .foreground: Depiction(.at("app"), orElse("app comes to the foreground, and looks"))
    case .acquire(let id, let handler):
      Depiction(.at("app"), orElse("handler \(handler) leases tap \(id)"))
    case .leaseExpires(let id):
      Depiction(.at("app"), "60 s pass: the lease on tap \(id) expires", mark: .clock)
    case .look(let handler):
      Depiction(.at("app"), orElse("handler \(handler) looks, and may write"))
    case .write(let handler), .acknowledge(let handler), .putBack(let handler):
      Depiction(.at("app"), told.isEmpty ? "" : "handler \(handler): \(told)")
    case .redraw: Depiction(.at("app"), "app draws the card anew")
    case .changeSettings:
      Depiction(.at("person"), "person changes a setting: app draws the card anew")
    case .publish: Depiction(toCard, "the card shows the new buttons")
    case .publishFails: Depiction(toCard, "the redraw fails", mark: .lost)
    case .switchActive: Depiction(.at("app"), "ledger accepts the buttons drawn, and no others")
    case .dismiss: Depiction(.message(from: "person", to: "card"), "person swipes the card away")
    case .dismissal: Depiction(toApp, told)
    case .byHand(let punch):
      Depiction(.message(from: "person", to: "app"), "by hand: \(punch.told)")
    case .backup: Depiction(.at("app"), "a backup is made")
    case .restore: Depiction(.at("app"), "the backup is restored")
    case .kill: Depiction(.at("app"), orElse("app is killed, and starts again"), mark: .relaunch)
    }
  }
}

extension LiveActivity.Event {
  /// In the words of the domain; nil where it goes without saying.
  var told: String? {
    switch self {
    case .wrote: nil
    case .applied(let id, let punch, _, _, _): "tap \(id) is applied: \(punch.told)"
    case .knownAlready(let id): "tap \(id) is in the database already"
    case .rejected(let id, let punch, let isAsWanted):
      isAsWanted ? "it is \(punch.wanted.told) already" : "tap \(id) does not fit the state"
    case .acknowledged(let id, _, _, _): "tap \(id) is handled"
    case .returned(let id, _, _): "tap \(id) goes back for retry"
    case .expired(let id): "tap \(id) expires: the display moved on"
    case .abandoned(let id): "lets go of tap \(id): the lease is over"
    case .dismissed(_, _, let counts):
      counts ? "app draws no card for this session any more" : "app ignores an old dismissal"
    }
  }
}

extension LiveActivity.Phase {
  var told: String {
    switch self {
    case .off: "off"
    case .working: "working"
    case .onBreak: "on a break"
    }
  }
}

extension LiveActivity.Punch {
  var told: String {
    switch self {
    case .clockIn: "clocked in"
    case .startBreak: "on a break"
    case .resume: "working again"
    case .clockOut: "clocked out"
    }
  }
}
