import LostAck

/// The claims of one `Courier`.
protocol CourierClaims: Sendable {
  static var claims: [Claim<Courier<Self>>] { get }
}

/// A small system to run the command on: a courier carries letters, may lose them or bring them
/// again, and the reader remembers what it has read until it restarts.
struct Courier<Claims: CourierClaims>: SystemModel {
  static var name: String { "courier" }
  static var summary: String { "A courier brings letters, and the reader reads each once." }

  enum Rule: String, DesignRule {
    case remember = "R1"
    case rememberFirst = "R1.first"
    case confirm = "R2"
    case ledger = "X1"

    var sentence: String {
      switch self {
      case .remember: "the reader remembers what it has read"
      case .rememberFirst: "it does so before it reads"
      case .confirm: "the reader confirms what it has read"
      case .ledger: "what was read is written down"
      }
    }
  }
  static var design: Rules<Rule> { Rules(design: [.remember, .rememberFirst, .confirm]) }

  struct Bounds: Scope {
    enum Kind: String, Codable { case note, parcel }
    var letters = 1
    var losses = 1
    var repeats = 1
    var restarts = 0
    var ahead = 0...0
    var kinds: [Kind] = [.note]
    var isRaining = false

    var problem: String? { letters > 8 ? "letters is 0 to 8" : nil }

    func enlarged() -> Self {
      var copy = self
      copy.letters += 1
      return copy
    }
  }
  let rules: Rules<Rule>
  let scope: Bounds

  init(_ rules: Rules<Rule>, _ scope: Bounds) {
    self.rules = rules
    self.scope = scope
  }

  struct State: Hashable, Sendable {
    var unsent: SmallSet
    var courier: Lane
    var remembered: SmallSet = []
    var restarts: Budget
    var ahead: Int
  }
  enum Action: Hashable, Sendable {
    case send(Int)
    case bring(Int)
    case bringAgain(Int)
    case lose(Int)
    case restart
  }
  enum Event: Hashable, Sendable { case read(Int) }
  struct Watch: ReferenceMachines {
    var read = AtMostOnce()
  }

  var initialStates: [State] {
    scope.ahead.map { ahead in
      State(
        unsent: (0..<scope.letters).reduce(into: []) { $0.insert($1) },
        courier: Lane(losses: scope.losses, repeats: scope.repeats),
        restarts: Budget(scope.restarts), ahead: ahead)
    }
  }

  func steps(from state: State, _ step: Steps<Self>) {
    for id in state.unsent {
      step(.send(id)) { next in
        next.unsent.remove(id)
        next.courier.send(id)
      }
    }
    for id in state.courier.inFlight {
      step(.bring(id)) { next in
        next.courier.deliver(id)
        read(id, &next, step)
      }
      if state.courier.repeats.remains {
        step(.bringAgain(id)) { next in
          next.courier.deliverAgain(id)
          read(id, &next, step)
        }
      }
      if state.courier.losses.remains { step(.lose(id)) { $0.courier.lose(id) } }
    }
    if state.restarts.remains {
      step(.restart) { next in
        next.restarts.spend()
        if !rules.contains(.ledger) { next.remembered = [] }
      }
    }
  }

  private func read(_ id: Int, _ next: inout State, _ step: Steps<Self>) {
    if rules.contains(.remember), !next.remembered.insert(id) { return }
    step.emit(.read(id))
  }

  static var properties: [Property<Self>] { [readOnce, onTime, dry] }
  static var readOnce: Property<Self> {
    .watching("P1", "no letter is read twice") { watch, event in
      guard case .read(let id) = event else { return .ignored }
      return watch.read.observe(id)
    }
  }
  static var onTime: Property<Self> {
    .neverStep("P2", "no letter is read by a clock that is two hours ahead") {
      !$0.events.isEmpty && $0.after.ahead == 2
    }
  }
  /// Never met: a vacuous property.
  static var dry: Property<Self> {
    .never("P3", "no letter gets wet", when: { _ in false }, { _ in true })
  }
  static var claims: [Claim<Self>] { Claims.claims }

  static var lanes: [String] { ["sender", "reader"] }

  func depict(_ action: Action, _ events: [Event]) -> Depiction {
    let reading = events.isEmpty ? "reader knows it" : "reader reads it"
    return switch action {
    case .send: Depiction(.at("sender"), "a letter is handed over")
    case .bring: Depiction(.message(from: "sender", to: "reader"), reading)
    case .bringAgain:
      Depiction(.message(from: "sender", to: "reader"), reading, mark: .again)
    case .lose: Depiction(.message(from: "sender", to: "reader"), "", mark: .lost)
    case .restart: Depiction(.at("reader"), "reader forgets", mark: .relaunch)
    }
  }

  func describe(initial state: State) -> String? {
    state.ahead == 0 ? nil : "the clock is \(state.ahead) hours ahead"
  }
}

/// Claims that are all as they should be.
enum TrueClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    typealias Model = Courier<Self>
    let design = Model.design
    return [
      Claim("CO-1", Model(design, .init()), Model.readOnce, .holds, exercising: ["bringAgain"]),
      Claim(
        "CO-2", Model(design.without(.remember), .init()), Model.readOnce, .fails(in: 3)),
      Claim("CO-3a", Model(design, .init(restarts: 1)), Model.readOnce, .fails(in: 4)),
      Claim(
        "CO-3b", Model(design.with(.ledger), .init(restarts: 1)), Model.readOnce, .holds),
      Claim("CO-4", Model(design, .init(repeats: 0, ahead: 0...2)), Model.onTime, .fails(in: 2)),
      Claim("CO-4", Model(design, .init(repeats: 0, ahead: 0...2)), Model.readOnce, .holds),
    ]
  }
}

/// Claims that are not: one is broken, one fails later than claimed, one is vacuous.
enum FalseClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    typealias Model = Courier<Self>
    let design = Model.design
    return [
      Claim("CO-1", Model(design, .init(restarts: 1)), Model.readOnce, .holds),
      Claim("CO-2", Model(design.without(.remember), .init()), Model.readOnce, .fails(in: 2)),
      Claim("CO-3", Model(design, .init()), Model.readOnce, .fails(in: 3)),
      Claim("CO-4", Model(design, .init()), Model.dry, .holds),
      Claim(
        "CO-5", Model(design, .init()), Model.readOnce, .holds, exercising: ["restart"]),
    ]
  }
}

/// A claim whose configuration takes more than a line.
enum LongClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    typealias Model = Courier<Self>
    let scope = Model.Bounds(
      letters: 2, losses: 2, repeats: 2, restarts: 1, kinds: [.note, .parcel], isRaining: true)
    return [
      Claim(
        "CO-1", Model(Model.design.without(.confirm).with(.ledger), scope),
        [Model.readOnce, Model.onTime], .holds),
      Claim("CO-2", Model(Model.design.without(.confirm), .init()), Model.readOnce, .holds),
    ]
  }
}
