extension SystemModel {
  /// The verdict on one property: exhaustive, with vacuity and limits told.
  @inlinable
  func decide(
    _ property: Property<Self>, _ limits: Limits, _ exercising: [String], isReduced: Bool = false
  ) -> CheckResult {
    var search = ExhaustiveSearch(
      self, [property], limits: limits, reduction: isReduced ? .declared : .none)
    search.namesWhatGrows = true
    if let problem = search.problemOfBits { return unsearched(property, problem) }
    return summarize(search.run(), property, limits, exercising)
  }

  @usableFromInline
  func summarize(
    _ found: Exploration<Self>, _ property: Property<Self>, _ limits: Limits, _ exercising: [String]
  ) -> CheckResult {
    summarize(found, property, verdict(found, property, limits, exercising))
  }

  /// The result where bits of the states would not do.
  @usableFromInline func unsearched(_ property: Property<Self>, _ problem: String) -> CheckResult {
    var nothing = Exploration<Self>()
    nothing.limit = .bits
    return summarize(nothing, property, .undetermined(Undetermined(.bits, problem)))
  }

  private func summarize(
    _ found: Exploration<Self>, _ property: Property<Self>, _ verdict: Verdict
  ) -> CheckResult {
    CheckResult(
      verdict: verdict, isExhausted: found.isExhausted,
      states: found.states, transitions: found.transitions, depth: found.depth,
      expectedOmissions: found.expectedOmissions,
      fired: found.fired.map { FiredAction(name: $0.key, count: $0.value) }
        .sorted { $0.name < $1.name },
      neverFired: (EnumLayout(of: Action.self)?.caseNames ?? [])
        .filter { found.fired[$0] == nil }.sorted(),
      reduction: found.reduction)
  }

  private func verdict(
    _ found: Exploration<Self>, _ property: Property<Self>, _ limits: Limits, _ exercising: [String]
  ) -> Verdict {
    if let violation = found.violation { return .fails(trace(violation, property)) }
    if let limit = found.limit {
      return .undetermined(
        Undetermined(
          limit: limit.asVerdict, reason: limit.reason(limits, found),
          coverage: .init(
            value: limit.value(limits), depthCompleted: found.depthCompleted,
            frontier: found.unexpanded, growing: found.growing)))
    }
    if !found.met[0] {
      return .undetermined(
        Undetermined(.vacuous, "what \(property.id) speaks of never arose in this scope"))
    }
    let names = EnumLayout(of: Action.self)?.caseNames ?? exercising
    let unknown = exercising.filter { !names.contains($0) }
    if !unknown.isEmpty {
      return .undetermined(
        Undetermined(
          .vacuous,
          "the model has no action called " + unknown.joined(separator: ", ") + "; it has "
            + names.sorted().joined(separator: ", ")))
    }
    let missing = exercising.filter { found.fired[$0] == nil }
    if !missing.isEmpty {
      return .undetermined(
        Undetermined(.vacuous, "never fired in this scope: " + missing.joined(separator: ", ")))
    }
    return .holds
  }

  /// The violation as it is shown. It is replayed first: a trace that does not reproduce is a
  /// defect of the engine or a model that is not pure.
  @usableFromInline func trace(_ violation: Violation<Self>, _ property: Property<Self>) -> Trace {
    let labels = violation.actions.map { label(of: $0) }
    guard
      case .reproduced(let trace) = replay(
        labels, from: violation.root, cycleStart: violation.cycleStart, judging: property)
    else {
      fatalError(
        "\(Self.name): the violation of \(property.id) by \(labels) does not reproduce; "
          + "are the steps pure, and the labels of one state distinct?")
    }
    return trace
  }
}

extension Undetermined {
  init(_ limit: Limit, _ reason: String) {
    self.init(limit: limit, reason: reason, coverage: nil)
  }
}
