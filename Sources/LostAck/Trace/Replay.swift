/// What came of replaying labels.
public enum ReplayOutcome: Hashable, Sendable {
  /// The last step violates the property, and no earlier one does.
  case reproduced(Trace)
  /// The property is violated, but already after fewer steps.
  case violatedEarly(Trace)
  /// Every label was offered, and the property was not violated.
  case notViolated
  /// Step `position` (from 0) asks for a label that no step of that state has.
  case notOffered(position: Int, label: String, offered: [String])
  /// The model has no initial state of that number.
  case noSuchStart(count: Int)
}

extension Model {
  /// Takes, from the initial state numbered `start`, the steps with these labels, and judges every
  /// one of them by `property`. O(steps × offers), with reflection for the labels: for files and
  /// display, not for searching.
  func replay(
    _ labels: [String], from start: Int, cycleStart: Int?, judging property: Property<Self>,
    told: (Action, [Event]) -> Depiction = { _, _ in Depiction(.at("model"), "") },
    describing: (State) -> String? = { _ in nil }, lanes: [String] = []
  ) -> ReplayOutcome {
    let roots = initialNodes
    guard roots.indices.contains(start) else { return .noSuchStart(count: roots.count) }
    let walker = Walker(self, [property], at: roots[start])
    var steps: [Trace.Step] = []

    func trace(_ reason: String) -> ReplayOutcome {
      let trace = Trace(
        start: start, startSentence: describing(roots[start].state),
        steps: steps, cycleStart: cycleStart, property: PropertyInfo(property), reason: reason,
        lanes: lanes)
      return steps.count == labels.count ? .reproduced(trace) : .violatedEarly(trace)
    }
    if let rejection = walker.begin(at: roots[start]) { return trace(rejection.reason) }
    var run = LassoReplay(property, start: roots[start].state, cycleStart: cycleStart)
    for (position, wanted) in labels.enumerated() {
      let actions = (0..<walker.offer()).map(walker.action)
      let offered = actions.map { label(of: $0) }
      guard let ordinal = offered.firstIndex(of: wanted) else {
        return .notOffered(position: position, label: wanted, offered: offered)
      }
      let before = walker.node.pointee.state
      let rejection = walker.take(ordinal)
      let after = walker.node.pointee.state
      let events = walker.events(of: ordinal)
      steps.append(
        Trace.Step(
          label: wanted, events: events.map { label(of: $0) },
          depiction: told(actions[ordinal], events), changes: changes(from: before, to: after)))
      run?.take(actions, ordinal, to: after)
      if let rejection { return trace(rejection.reason) }
    }
    let last = (0..<walker.offer()).map(walker.action)
    if let rejection = walker.judgeRest(last.count) { return trace(rejection.reason) }
    if let run, let reason = run.violation(offeredLast: last) { return trace(reason) }
    return .notViolated
  }
}

extension SystemModel {
  /// Replays labels, drawn and told as the model says.
  public func replay(
    _ labels: [String], from start: Int, cycleStart: Int? = nil, judging property: Property<Self>
  ) -> ReplayOutcome {
    replay(
      labels, from: start, cycleStart: cycleStart, judging: property, told: depict,
      describing: describe(initial:),
      lanes: Self.lanes)
  }
}
