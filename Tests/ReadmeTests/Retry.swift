import LostAck

/// A client asks until it is answered, and answers get lost.
struct Retry: SystemModel {
  static let name = "retry"
  static let summary = "A client asks until it is answered."

  // The design: its rules, each a switch.
  enum Rule: String, DesignRule {
    case remember = "R1"

    var sentence: String {
      switch self {
      case .remember: "the server remembers which requests it has applied"
      }
    }
  }
  static let design = Rules<Rule>(design: [.remember])

  // The scope: how much there is of everything, faults included.
  struct Bounds: Scope {
    var requests = 2
    var lostAnswers = 1

    var problem: String? {
      (1...8).contains(requests) && lostAnswers < 9 ? nil : "1 to 8 requests, 0 to 8 lost answers"
    }
  }
  let rules: Rules<Rule>
  let scope: Bounds

  init(_ rules: Rules<Rule>, _ scope: Bounds) {
    self.rules = rules
    self.scope = scope
  }

  // What is, what can be done, and what the outside sees of it.
  struct State: Hashable, Sendable {
    var unanswered: SmallSet
    var requests = Lane()
    var answers: Lane
    var remembered: SmallSet = []
  }
  enum Action: Hashable, Sendable {
    case send(Int)
    case request(Int)
    case answer(Int)
    case answerLost(Int)
  }
  enum Event: Hashable, Sendable { case applied(Int) }

  var initialStates: [State] {
    let ids = SmallSet(0..<scope.requests)
    return [State(unanswered: ids, answers: Lane(losses: scope.lostAnswers))]
  }

  func steps(from state: State, _ step: Steps<Self>) {
    for id in state.unanswered {
      step(.send(id)) { $0.requests.send(id) }
    }
    for id in state.requests.inFlight {
      step(.request(id)) { next in
        next.requests.deliver(id)
        next.answers.send(id)
        if rules.contains(.remember), !next.remembered.insert(id) { return }  // R1
        step.emit(.applied(id))
      }
    }
    for id in state.answers.inFlight {
      step(.answer(id)) { next in
        next.answers.deliver(id)
        next.unanswered.remove(id)
      }
      if state.answers.losses.remains { step(.answerLost(id)) { $0.answers.lose(id) } }
    }
  }

  // What must hold, and the claims: a configuration, a property, the verdict expected.
  struct Watch: ReferenceMachines {
    var applied = AtMostOnce()
  }
  static let appliedOnce = Property<Self>.watching("P1", "no request is applied twice") {
    watch, event in
    switch event {
    case .applied(let id): watch.applied.observe(id)
    }
  }
  static let claims =
    [
      Claim("RT-1", Retry(design, Bounds()), appliedOnce, .holds, exercising: ["answerLost"]),
      Claim("RT-2", Retry(design.without(.remember), Bounds()), appliedOnce, .fails(in: 4)),
    ] + invariants

  // How a step is told. Without this, it is drawn in one lane.
  static let lanes = ["client", "server"]

  func depict(_ action: Action, _ events: [Event]) -> Depiction {
    switch action {
    case .send(let id): Depiction(.at("client"), "client asks for \(id)")
    case .request(let id):
      Depiction(
        .message(from: "client", to: "server"),
        events.isEmpty ? "server knows \(id), and only answers" : "server applies \(id)")
    case .answer: Depiction(.message(from: "server", to: "client"), "client is content")
    case .answerLost:
      Depiction(.message(from: "server", to: "client"), "nobody hears of it", mark: .lost)
    }
  }
}
