import LostAck
import Testing

@testable import Models

/// The two representations of the active set: every step of one is matched by the other.
@Suite("Membership refines generation") struct LiveActivityVariantsTests {
  static let scopes = [
    LiveActivity.Bounds(taps: 2, punches: 1, signalLosses: 1),
    LiveActivity.Bounds(
      taps: 1, handlers: 2, punches: 1, settings: 1, kills: 1, expiries: 1, failedRedraws: 1),
    LiveActivity.Bounds(taps: 1, punches: 2, dismissals: 1, backups: 1, restores: 1),
  ]

  /// B to A: what the ids of the events stand for is the generation of the drawing that they were
  /// taken from. Nothing else of the state knows of the representation.
  private static func mapped(
    _ state: LiveActivity.State, to model: LiveActivity
  ) -> LiveActivity.State {
    var state = state
    let number = Int(state.drawn)
    state.active.removeAll()
    state.active.append(model.set(of: number, state.drawings[number]))
    return state
  }

  /// Walks B and counts the states in which A offers other steps, tells other events, or comes to
  /// other states than those that B's map to.
  private static func mismatches(
    _ b: LiveActivity, _ a: LiveActivity,
    _ map: (LiveActivity.State, LiveActivity) -> LiveActivity.State
  ) -> (states: Int, mismatches: Int) {
    var (states, found) = (0, 0)
    b.forEachState { state, steps in
      states += 1
      let matching = a.successors(of: map(state, a))
      let isMatched =
        matching.count == steps.count
        && zip(steps, matching).allSatisfy {
          $0.action == $1.action && $0.events == $1.events && map($0.state, a) == $1.state
        }
      if !isMatched { found += 1 }
    }
    return (states, found)
  }

  private static func pair(
    _ rules: Rules<LiveActivity.Rule>, _ scope: LiveActivity.Bounds
  ) -> (b: LiveActivity, a: LiveActivity) {
    var other = scope
    other.variant = .membership
    return (LiveActivity(rules, other), LiveActivity(rules, scope))
  }

  @Test("In the design, and where the active set decides alone", arguments: scopes)
  func refines(scope: LiveActivity.Bounds) {
    for rules in [LiveActivity.design, LiveActivity.design.without(.check, .lookAtSession)] {
      let (b, a) = Self.pair(rules, scope)
      #expect(b.initialStates.map { Self.mapped($0, to: a) } == a.initialStates)
      let (states, mismatches) = Self.mismatches(b, a) { Self.mapped($0, to: $1) }
      #expect(states > 1_000)
      #expect(mismatches == 0)
    }
  }

  @Test("A mapping that takes the drawing on the card for the active one does not pass")
  func notToTheCard() {
    let (b, a) = Self.pair(LiveActivity.design, Self.scopes[1])
    let (_, mismatches) = Self.mismatches(b, a) { state, model in
      var state = state
      state.drawn = state.card
      return Self.mapped(state, to: model)
    }
    #expect(mismatches > 0)
  }
}
