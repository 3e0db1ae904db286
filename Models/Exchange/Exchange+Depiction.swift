import LostAck

extension Exchange {
  public func describe(initial state: State) -> String? {
    let host = state.requests[0].isForeign ? ", to another host" : ""
    if scope.kinds.count == 1, !scope.foreignHost { return nil }
    return "each request is a \(state.kind)\(host)"
  }

  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let toServer = Depiction.Place.message(from: "wrapper", to: "server")
    let toWrapper = Depiction.Place.message(from: "server", to: "wrapper")
    let told = events.compactMap(\.told).map { "; " + $0 }.joined()
    switch action {
    case .send(let id):
      return Depiction(toServer, (events.first?.told ?? "an attempt") + " of request \(id)")
    case .execute(let id): return Depiction(.at("server"), "server executes mutation \(id)")
    case .payload(let id):
      return Depiction(
        .message(from: "server", to: "consumer"), "a payload of \(id) reaches the consumer")
    case .completes(let id): return Depiction(toWrapper, "the stream of \(id) is complete")
    case .fails(let id, .lost, let wait):
      return Depiction(
        toWrapper, "\(id): the connection is lost\(told)\(Self.told(wait: wait, events))",
        mark: .lost)
    case .fails(_, .notMade, let wait):
      return Depiction(
        .at("wrapper"), "\(Failure.notMade.told)\(told)\(Self.told(wait: wait, events))")
    case .fails(let id, let failure, let wait):
      return Depiction(
        toWrapper, "\(id): \(failure.told)\(told)\(Self.told(wait: wait, events))")
    case .challenge(let id): return Depiction(toServer, "challenged() for \(id)\(told)")
    case .renewed(let id): return Depiction(toWrapper, "renewal of \(id) answered\(told)")
    case .renewalFails(let id): return Depiction(toWrapper, "the renewal of \(id) fails\(told)")
    case .givesUp(let id): return Depiction(.at("wrapper"), "\(id) is past its deadline\(told)")
    case .cancel(let id): return Depiction(.at("consumer"), "consumer of \(id) goes away")
    case .expire: return Depiction(.at("server"), "the access token expires")
    case .tick: return Depiction(.at("wrapper"), "time passes", mark: .clock)
    }
  }

  private static func told(wait: Int, _ events: [Event]) -> String {
    events.contains { if case .waits = $0 { true } else { false } } ? "; waits \(wait)" : ""
  }
}

extension Exchange.Failure {
  var told: String {
    switch self {
    case .lost: "connection lost"
    case .unavailable: "5xx"
    case .rejected: "4xx"
    case .answered: "an error answered by server"
    case .malformed: "a malformed answer"
    case .notMade: "the request cannot be made"
    case .unauthorized: "401"
    case .renewalFailed: "no renewal"
    }
  }
}

extension Exchange.Event {
  /// In the words of the domain; nil where it goes without saying.
  var told: String? {
    switch self {
    case .sent(_, let sent):
      sent.isReplay ? "replay" : sent.after == nil ? "first attempt" : "retry"
    case .executed, .delivered, .waits, .challenged: nil
    case .sessionLost: "token used before, session lost"
    case .failed(let id, let failure, _): "\(id) fails: \(failure?.told ?? "too late")"
    }
  }
}
