import LostAck

extension Emergency {
  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let told = events.map(\.told).joined(separator: "; ")
    switch action {
    case .queue(let id): return Depiction(.at("person"), "person writes message \(id)")
    case .stop(let id):
      return Depiction(.at("person"), "person marks message \(id) \"don't send\"; \(told)")
    case .send(let role, let id):
      return Depiction(.at(role.lane), "\(role.lane) looks at \(id) and puts it on the wire")
    case .look(let role, let id): return Depiction(.at(role.lane), "\(role.lane) looks at \(id)")
    case .putOnWire(let role, let id):
      return Depiction(.at(role.lane), "\(role.lane) puts \(id) on the wire")
    case .request(let role, _, _):
      return Depiction(.message(from: role.lane, to: "server"), told)
    case .requestLost(let role, _, _):
      return Depiction(
        .message(from: role.lane, to: "server"), "the request gets lost", mark: .lost)
    case .answer(let role, let id):
      return Depiction(
        .message(from: "server", to: role.lane), "\(role.lane) hears that \(id) arrived")
    case .refusal(let role, let id):
      return Depiction(
        .message(from: "server", to: role.lane), "\(role.lane) hears that \(id) was refused")
    case .answerLost(let role, _):
      return Depiction(.message(from: "server", to: role.lane), "the answer gets lost", mark: .lost)
    case .timeout(let role):
      return Depiction(.at(role.lane), "\(role.lane) waits no longer", mark: .clock)
    case .due(let id):
      return Depiction(.at("page"), "the back-off of \(id) is over", mark: .clock)
    case .openPage: return Depiction(.at("person"), "person opens the page")
    case .closePage: return Depiction(.at("page"), "page closes", mark: .relaunch)
    case .wakeWorker: return Depiction(.at("worker"), "the system wakes the worker")
    case .workerRests: return Depiction(.at("worker"), "worker has nothing to do, and rests")
    case .workerDies: return Depiction(.at("worker"), "worker is killed", mark: .relaunch)
    case .register: return Depiction(.at("page"), "page registers for the background")
    case .registrationFails: return Depiction(.at("page"), "page tries to register, and fails")
    case .registrationConsumed:
      return Depiction(.at("worker"), "the system consumes the registration")
    case .show(let screen): return Depiction(.at("page"), "page says \(screen.told)")
    case .uploadStarts: return Depiction(.at("page"), "a large upload starts")
    case .uploadEnds: return Depiction(.at("page"), "the upload ends")
    case .replaceCredential: return Depiction(.at("person"), "the device gets a new credential")
    case .revokeCredential: return Depiction(.at("server"), "the credential is revoked")
    }
  }
}

extension Emergency.Role {
  var lane: String { self == .page ? "page" : "worker" }
}

extension Emergency.Screen {
  var told: String {
    switch self {
    case .nothing: "nothing"
    case .promise: "\"will be sent in the background\""
    case .openWithSignal: "\"when the app is open with signal\", offers SMS"
    }
  }
}

extension Emergency.Event {
  /// In the words of the domain.
  var told: String {
    switch self {
    case .created(let id, let credential, let revoked):
      "server creates a message of \(id)"
        + (revoked.contains(credential) ? ", for a revoked credential" : "")
    case .receiptKnown(let id): "server has the receipt of \(id)"
    case .refused: "server refuses: revoked"
    case .saysStopped(let isStopped):
      isStopped ? "screen says stopped" : "screen says it may be on its way"
    }
  }
}
