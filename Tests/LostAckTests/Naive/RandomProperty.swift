import LostAck

/// A random property as data: made into the engine's, and judged by the reference.
struct RandomProperty: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case never(RandomPredicate, when: RandomPredicate?)
    case neverStep(RandomStepPredicate, when: RandomStepPredicate?)
    case neverEvent(RandomEventPredicate, when: RandomEventPredicate?)
    case once, neverAfter
    case bounded(Int)
    case noDeadlock(unless: RandomPredicate?)
    case eventually(RandomPredicate, [RandomFairness])
    case leadsTo(from: RandomPredicate, to: RandomPredicate, [RandomFairness])
    case infinitelyOften(RandomPredicate, [RandomFairness])
  }
  var kind: Kind
  /// How many processes the model has.
  var processes: Int

  static let sentence = "what was drawn holds"

  var isOfRuns: Bool {
    switch kind {
    case .eventually, .leadsTo, .infinitelyOften: true
    default: false
    }
  }

  var fairness: [RandomFairness] {
    switch kind {
    case .eventually(_, let fairness), .leadsTo(_, _, let fairness),
      .infinitelyOften(_, let fairness):
      fairness
    default: []
    }
  }

  /// The kind without what was drawn.
  var kindName: String {
    switch kind {
    case .never(_, let condition): condition == nil ? "never" : "never, when"
    case .neverStep: "neverStep"
    case .neverEvent: "neverEvent"
    case .once: "once"
    case .neverAfter: "neverAfter"
    case .bounded: "bounded"
    case .noDeadlock: "noDeadlock"
    case .eventually: "eventually"
    case .leadsTo: "leadsTo"
    case .infinitelyOften: "infinitelyOften"
    }
  }
}

extension TableModel {
  /// The engine's property, unless it is of events.
  static func eventless(_ property: RandomProperty, _ id: String) -> Property<Self>? {
    let (processes, sentence) = (property.processes, RandomProperty.sentence)
    func test(_ predicate: RandomPredicate) -> @Sendable (RandomState) -> Bool {
      { predicate.holds($0, processes) }
    }
    func test(_ predicate: RandomStepPredicate) -> @Sendable (Step<Self>) -> Bool {
      {
        predicate.holds(
          $0.before, $0.action.label, $0.after, events: $0.events.count, processes)
      }
    }
    func fair(_ classes: [RandomFairness]) -> [Fairness<Self>] {
      classes.map { one in
        let includes: @Sendable (Action) -> Bool = { one.includes($0.label) }
        return one.isStrong ? .strong("\(one)", includes) : .weak("\(one)", includes)
      }
    }
    switch property.kind {
    case .never(let violated, nil): return .never(id, sentence, test(violated))
    case .never(let violated, let condition?):
      return .never(id, sentence, when: test(condition), test(violated))
    case .neverStep(let violated, nil): return .neverStep(id, sentence, test(violated))
    case .neverStep(let violated, let condition?):
      return .neverStep(id, sentence, when: test(condition), test(violated))
    case .noDeadlock(nil): return .noDeadlock(id, sentence)
    case .noDeadlock(let mayRest?): return .noDeadlock(id, sentence, unless: test(mayRest))
    case .eventually(let goal, let classes):
      return .eventually(id, sentence, under: fair(classes), test(goal))
    case .leadsTo(let start, let goal, let classes):
      return .leadsTo(id, sentence, under: fair(classes), from: test(start), to: test(goal))
    case .infinitelyOften(let goal, let classes):
      return .infinitelyOften(id, sentence, under: fair(classes), test(goal))
    case .neverEvent, .once, .neverAfter, .bounded: return nil
    }
  }
}

extension SilentModel {
  static func property(_ property: RandomProperty, _ id: Int) -> Property<Self> {
    guard let made = eventless(property, "P\(id)") else {
      preconditionFailure("a silent model has no property of events")
    }
    return made
  }
}

extension ReportingModel {
  static func property(_ property: RandomProperty, _ id: Int) -> Property<Self> {
    if let made = eventless(property, "P\(id)") { return made }
    let (id, sentence) = ("P\(id)", RandomProperty.sentence)
    switch property.kind {
    case .neverEvent(let violated, nil):
      return .neverEvent(id, sentence, violated.holds)
    case .neverEvent(let violated, let condition?):
      return .neverEvent(id, sentence, when: condition.holds, violated.holds)
    case .once:
      return .watching(id, sentence) { watch, event in
        guard case .noted(let id) = event else { return .ignored }
        return watch.once.observe(id)
      }
    case .neverAfter:
      return .watching(id, sentence) { watch, event in
        switch event {
        case .noted(let id): watch.after.observe(.happened(id))
        case .barred(let id): watch.after.observe(.barred(id))
        case .counted: .ignored
        }
      }
    case .bounded(let bound):
      return .watching(id, sentence) { watch, event in
        event == .counted ? watch.counted.observe(bound) : .ignored
      }
    default: preconditionFailure("made already")
    }
  }
}
