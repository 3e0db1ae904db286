import LostAck

/// A second system, as small as one can be: a lamp that is never broken.
struct Other: SystemModel {
  enum Rule: String, DesignRule {
    case press = "R1"
    var sentence: String { "the lamp is pressed" }
  }
  struct State: Hashable, Sendable { var isOn = false }
  enum Action: Hashable, Sendable { case press }

  static let name = "other"
  static let summary = "A lamp."
  static let design = Rules<Rule>(design: [.press])
  static let claims = [
    Claim(
      "OT-1", Other(design, NoScope()), .never("P1", "the lamp is never off") { _ in false }, .holds
    )
  ]
  let rules: Rules<Rule>
  let scope: NoScope

  init(_ rules: Rules<Rule>, _ scope: NoScope) {
    self.rules = rules
    self.scope = scope
  }

  let initialStates = [State()]

  func steps(from state: State, _ step: Steps<Self>) {
    if rules.contains(.press) { step(.press) { $0.isOn.toggle() } }
  }
}
