import LostAck

/// Explores a random model layer by layer, written from the definitions for comparison with the
/// engine: whole states, no fingerprints, no threads, every violation collected and the first
/// taken.
struct NaiveSearch {
  let table: RandomTable
  let properties: [RandomProperty]
  let mistake: Mistake?
  /// Of depth and states.
  let limits: Limits

  private(set) var figures = Figures()
  /// In the order of their discovery.
  private(set) var nodes: [NaiveNode] = []
  /// Of each state that was expanded, the steps, in the order of the offers.
  private(set) var steps: [[(label: StepLabel, target: Int)]] = []
  private(set) var initialCount = 0

  private var places: [NaiveNode: Int] = [:]
  private var origins: [(place: Int, label: StepLabel)?] = []
  private var findings: [NaiveFinding] = []

  init(
    _ table: RandomTable, _ properties: [RandomProperty], limits: Limits = Limits(),
    mistake: Mistake? = nil
  ) {
    self.table = table
    self.properties = properties
    self.limits = limits
    self.mistake = mistake
    figures.met = properties.map { _ in mistake == .alwaysMet }
    exploreAll()
    if let first = findings.min(by: { precedes($0.rank(mistake), $1.rank(mistake)) }) {
      figures.violation = counterexample(first)
      figures.isExhausted = false
    }
  }

  /// In the order of the first number that differs.
  private func precedes(_ a: [Int], _ b: [Int]) -> Bool { a.lexicographicallyPrecedes(b) }

  private mutating func exploreAll() {
    for state in table.initialStates {
      let node = NaiveNode(state)
      if places[node] == nil || mistake == .equalStartsTwice {
        add(node, from: nil, length: 0)
      }
    }
    initialCount = nodes.count
    var layer = Array(nodes.indices)
    figures.layers = [layer.count]
    while findings.isEmpty, !layer.isEmpty, figures.limit == nil {
      if figures.layers.count > limits.depth {
        figures.limit = .depth
        break
      }
      let first = nodes.count
      for place in layer {
        expand(place, length: figures.layers.count)
        if mistake == .levelNotCompleted, !findings.isEmpty { break }
      }
      if nodes.count > limits.states {
        figures.limit = .states
        nodes.removeLast(nodes.count - limits.states)
      }
      layer = Array(first..<nodes.count)
      if !layer.isEmpty { figures.layers.append(layer.count) }
    }
    if figures.limit != nil { figures.isExhausted = false }
    figures.states = nodes.count
    figures.depth = figures.layers.count - 1
    if mistake == .layersOffByOne, figures.depth > 0 { figures.layers.removeFirst() }
  }

  /// Takes all steps from the node at `place`; they end `length` steps from the start.
  private mutating func expand(_ place: Int, length: Int) {
    let node = nodes[place]
    let offers = table.offers(from: node.state)
    judgeRest(node.state, place, hasSteps: !offers.isEmpty, length: length - 1)
    var taken: [(label: StepLabel, target: Int)] = []
    for (number, offer) in offers.enumerated() {
      var after = NaiveNode(offer.after, node.memory)
      for (property, reason) in judge(offer, from: node.state, &after.memory) {
        findings.append(
          NaiveFinding(
            kind: .step, length: length, place: place, offer: number, property: property,
            reason: reason))
      }
      if mistake == .watchForgotten { after.memory = NaiveMemory() }
      if mistake != .firedByNewStatesOnly || places[after] == nil {
        figures.fired[offer.label.name.rawValue, default: 0] += 1
      }
      if places[after] == nil { add(after, from: (place, offer.label), length: length) }
      taken.append((offer.label, places[after]!))
    }
    figures.transitions += taken.count
    steps.append(taken)
  }

  private mutating func add(
    _ node: NaiveNode, from origin: (place: Int, label: StepLabel)?, length: Int
  ) {
    places[node] = nodes.count
    for (index, property) in properties.enumerated() {
      let isViolated = judge(node.state, property, index, isInitial: origin == nil)
      if isViolated {
        findings.append(
          NaiveFinding(
            kind: .state, length: length, place: nodes.count, property: index,
            reason: RandomProperty.sentence))
      }
    }
    nodes.append(node)
    origins.append(origin)
  }

  /// Whether the state violates the property; notes whether the property speaks of it.
  private mutating func judge(
    _ state: RandomState, _ property: RandomProperty, _ index: Int, isInitial: Bool
  ) -> Bool {
    let processes = property.processes
    switch property.kind {
    case .never(let violated, let condition):
      if let condition, !condition.holds(state, processes), mistake != .whenIgnored {
        return false
      }
      let isViolated = violated.holds(state, processes)
      if mistake != .metByViolationsOnly || isViolated { figures.met[index] = true }
      return isViolated
    case .eventually: if isInitial { figures.met[index] = true }
    case .leadsTo(let start, _, _):
      if start.holds(state, processes) { figures.met[index] = true }
    case .infinitelyOften: figures.met[index] = true
    default: break
    }
    return false
  }

  private mutating func judgeRest(
    _ state: RandomState, _ place: Int, hasSteps: Bool, length: Int
  ) {
    for (index, property) in properties.enumerated() {
      guard case .noDeadlock(let mayRest) = property.kind else { continue }
      figures.met[index] = true
      if hasSteps { continue }
      if let mayRest, mayRest.holds(state, property.processes), mistake != .restIgnored {
        continue
      }
      findings.append(
        NaiveFinding(
          kind: .deadlock, length: length, place: place, property: index,
          reason: "no step is possible, and the system may not rest here"))
    }
  }

  /// The rejections of a step, by all properties.
  private mutating func judge(
    _ offer: RandomTable.Offer, from state: RandomState, _ memory: inout NaiveMemory
  ) -> [(property: Int, reason: String)] {
    var rejections: [(property: Int, reason: String)] = []
    func take(_ judgement: Judgement, _ property: Int) {
      switch judgement {
      case .ignored: break
      case .met: figures.met[property] = true
      case .rejected(let reason):
        figures.met[property] = true
        rejections.append((property, reason))
      }
    }
    let judged = mistake == .onlyLastEventJudged ? offer.events.suffix(1) : offer.events[...]
    for (index, property) in properties.enumerated() {
      for event in judged { take(memory.judge(event, by: property.kind, mistake), index) }
      guard case .neverStep(let violated, let condition) = property.kind else { continue }
      func holds(_ predicate: RandomStepPredicate) -> Bool {
        predicate.holds(
          state, offer.label, offer.after, events: offer.events.count, property.processes)
      }
      if let condition, !holds(condition), mistake != .whenIgnored { continue }
      take(holds(violated) ? .rejected(RandomProperty.sentence) : .met, index)
    }
    return rejections
  }

  private func counterexample(_ finding: NaiveFinding) -> Figures.Counterexample {
    var labels: [StepLabel] = []
    var place = finding.place
    if finding.kind == .step { labels = [steps[place][finding.offer].label] }
    while let origin = origins[place] {
      labels.insert(origin.label, at: 0)
      place = origin.place
    }
    return Figures.Counterexample(
      property: finding.property, root: place, labels: labels, cycleStart: nil,
      reason: finding.reason)
  }
}
