import LostAck

extension OfflinePosts {
  public func describe(initial state: State) -> String? {
    let ahead = Int(state.deviceAhead)
    if ahead == 0 { return scope.deviceAhead == 0...0 ? nil : "the device's clock is right" }
    return "the device's clock is \(abs(ahead)) min \(ahead > 0 ? "ahead" : "behind")"
  }

  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let told = events.compactMap(\.told).joined(separator: "; ")
    func or(_ text: String) -> String { told.isEmpty ? text : told }
    func tab(_ tab: Int) -> Depiction.Place { .at("tab \(tab)") }
    func toServer(_ tab: Int) -> Depiction.Place { .message(from: "tab \(tab)", to: "server") }
    func toTab(_ tab: Int) -> Depiction.Place { .message(from: "server", to: "tab \(tab)") }
    return switch action {
    case .write(let item): Depiction(.at("person"), "person writes item \(item)")
    case .edit(let item): Depiction(.at("person"), "person edits item \(item)")
    case .cancel, .discard, .retry, .deletePost: Depiction(.at("person"), told)
    case .send(let item): Depiction(.at("person"), "person asks to send item \(item)")
    case .takePass(let id): Depiction(tab(id), "tab \(id) takes the pass lock")
    case .endPass(let id): Depiction(tab(id), "tab \(id) ends its pass")
    case .takeWrite(let id): Depiction(tab(id), "tab \(id) takes the write lock")
    case .look(let id, let item): Depiction(tab(id), "tab \(id) reads item \(item)")
    case .claim(let id, let item): Depiction(tab(id), or("tab \(id) claims item \(item)"))
    case .leave(let id, let item): Depiction(tab(id), "tab \(id) sends item \(item)")
    case .answer(let id, _): Depiction(toTab(id), told)
    case .timeout(let id, _):
      Depiction(tab(id), "tab \(id) gives up waiting" + (told.isEmpty ? "" : "; " + told))
    case .reload(let id):
      Depiction(tab(id), or("tab \(id) is reloaded"), mark: .relaunch)
    case .close(let id): Depiction(tab(id), or("tab \(id) is closed"))
    case .pause(let id): Depiction(tab(id), "tab \(id) is paused")
    case .resume(let id): Depiction(tab(id), "tab \(id) resumes")
    case .claimRunsOut(let item):
      Depiction(.at("server"), "the claim on item \(item) runs out", mark: .clock)
    case .passRunsOut: Depiction(.at("server"), "the lease of the pass lock runs out", mark: .clock)
    case .arrive(let id, _): Depiction(toServer(id), or("server takes it in hand"))
    case .commit(let id, _): Depiction(.at("server"), or("server commits for tab \(id)"))
    case .requestLost(let id, _): Depiction(toServer(id), "the request gets lost", mark: .lost)
    case .answerLost(let id, _): Depiction(toTab(id), "the answer gets lost", mark: .lost)
    case .serverError(let id, _): Depiction(toServer(id), "server answers with an error")
    case .strayArrives(let item, _):
      Depiction(
        .at("server"), "a request for item \(item) comes late; " + or("server takes it in hand"))
    case .strayCommits(let item, _):
      Depiction(.at("server"), or("server commits item \(item); nobody waits"))
    case .serverCrash: Depiction(.at("server"), "server crashes", mark: .relaunch)
    case .timePasses: Depiction(.at("server"), "\(scope.jumpDays) days pass", mark: .clock)
    case .deviceClockBack:
      Depiction(
        .at("person"), "the device's clock steps \(scope.clockStepDays) days back", mark: .clock)
    }
  }
}

extension OfflinePosts.Event {
  /// In the words of the domain; nil where it goes without saying.
  var told: String? {
    switch self {
    case .claimed, .left: nil
    case .judgedOld(let item): "item \(item) is old and waits for the person"
    case .posted(let item, _, _, _, _): "server posts item \(item)"
    case .replied(_, let reply): "server answers: \(reply.told)"
    case .result(let item, let reply?, let tab, let holder, _):
      "item \(item): \(reply.told)" + (tab == holder ? "" : ", late")
    case .result(_, nil, let tab, let holder, _):
      tab == holder ? nil : "its claim was taken over"
    case .gaveUp(let item, _): "item \(item) used up its attempts"
    case .keyChanged(let item, _, let onAsking):
      onAsking ? "person retries item \(item) with a new key" : "item \(item) gets a new key"
    case .cancelled(let item, _): "person cancels item \(item)"
    case .discarded(let item, let saysNeverSent, _):
      "person discards item \(item): " + (saysNeverSent ? "never sent" : "maybe on the server")
    case .deleted(let item, _): "person deletes the post of item \(item)"
    case .lost(let item, let isAnnounced):
      "item \(item) is lost" + (isAnnounced ? ", as announced" : "")
    }
  }
}

extension OfflinePosts.Reply {
  var told: String {
    switch self {
    case .sent: "sent"
    case .conflict: "conflict"
    case .wait: "wait"
    case .gone: "gone"
    case .error: "error"
    }
  }
}
