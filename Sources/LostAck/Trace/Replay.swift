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
    let judges = PropertiesByKind([property])
    var met = [false]
    var node = roots[start]
    var steps: [Trace.Step] = []

    func trace(_ reason: String) -> ReplayOutcome {
      let trace = Trace(
        start: start, startSentence: describing(roots[start].state),
        steps: steps, cycleStart: cycleStart, property: PropertyInfo(property), reason: reason,
        lanes: lanes)
      return steps.count == labels.count ? .reproduced(trace) : .violatedEarly(trace)
    }
    if judges.judge(node.state, &met) != nil { return trace(property.sentence) }
    let placeholder = UnsafeMutablePointer<State>.allocate(capacity: 1)
    placeholder.initialize(to: node.state)
    defer {
      placeholder.deinitialize(count: 1)
      placeholder.deallocate()
    }
    let workspace = Workspace<Self>(placeholder)
    let buffer = workspace.buffer
    var run = LassoReplay(property, start: node.state, cycleStart: cycleStart)
    for (position, wanted) in labels.enumerated() {
      placeholder.pointee = node.state
      workspace.expand(self, placeholder)
      let offered = (0..<buffer.pointee.count).map { label(of: buffer.pointee.actions[$0]) }
      guard let ordinal = offered.firstIndex(of: wanted) else {
        return .notOffered(position: position, label: wanted, offered: offered)
      }
      let rejection = judges.judge(ordinal, from: placeholder, buffer, &node.watch, &met)
      let after = buffer.pointee.states[ordinal]
      let events = buffer.pointee.eventRange(ordinal).map { buffer.pointee.events[$0] }
      steps.append(
        Trace.Step(
          label: wanted, events: events.map { label(of: $0) },
          depiction: told(buffer.pointee.actions[ordinal], events),
          changes: changes(from: node.state, to: after)))
      node.state = after
      run?.take((0..<offered.count).map { buffer.pointee.actions[$0] }, ordinal, to: after)
      if let rejection { return trace(rejection.reason) }
      if judges.judge(after, &met) != nil { return trace(property.sentence) }
    }
    let last = successors(of: node.state)
    if judges.judgeRest(node.state, hasSteps: !last.isEmpty, &met) != nil {
      return trace(deadlockReason)
    }
    if let run, let reason = run.violation(offeredLast: last.map(\.action)) {
      return trace(reason)
    }
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
