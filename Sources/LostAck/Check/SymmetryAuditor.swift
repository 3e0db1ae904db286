/// The work of `Model.auditSymmetry`.
@usableFromInline struct SymmetryAuditor<M: Model> {
  @usableFromInline let model: M
  @usableFromInline let properties: [Property<M>]
  @usableFromInline let byKind: PropertiesByKind<M>
  @usableFromInline let canonicalizer: Canonicalizer<M>?
  @usableFromInline var queue: [Node<M>]
  /// By node, where it was first reached from, and by which step; −1 for an initial one.
  @usableFromInline var links: [(parent: Int, action: M.Action?)]
  @usableFromInline var audit = SymmetryAudit()

  /// A step that a node offers.
  @usableFromInline struct Offer {
    @usableFromInline let action: M.Action
    @usableFromInline let node: Node<M>
    /// The node explored in its place.
    @usableFromInline let standIn: Node<M>
    /// For each property, in order: 0 not its business, 1 met, 2 rejected.
    @usableFromInline let judgements: [UInt8]

    @inlinable
    init(_ action: M.Action, _ node: Node<M>, _ standIn: Node<M>, _ judgements: [UInt8]) {
      self.action = action
      self.node = node
      self.standIn = standIn
      self.judgements = judgements
    }
  }

  @inlinable init(_ model: M, _ properties: [Property<M>]) {
    self.model = model
    self.properties = properties
    byKind = PropertiesByKind(properties)
    queue = model.initialNodes
    demand(!queue.isEmpty, "the model has no initial state")
    canonicalizer = Canonicalizer(model, sample: queue[0])
    links = queue.map { _ in (-1, nil) }
  }

  @inlinable mutating func run(_ limit: Int) -> SymmetryAudit {
    guard let canonicalizer else { return audit }
    var seen = Set(queue)
    while audit.nodes < queue.count, audit.nodes < limit {
      let index = audit.nodes
      let node = queue[index]
      let offers = offers(of: node)
      audit.nodes += 1
      for symmetry in canonicalizer.symmetries {
        for a in 0..<symmetry.count {
          for b in a + 1..<symmetry.count {
            audit.exchanges += 1
            guard let kind = difference(node, offers, symmetry, a, b) else { continue }
            audit.offence = .init(kind, symmetry.name, [a, b], labels(to: index))
            return audit
          }
        }
      }
      for offer in offers where seen.insert(offer.node).inserted {
        queue.append(offer.node)
        links.append((index, offer.action))
      }
    }
    audit.isComplete = audit.nodes == queue.count
    return audit
  }

  /// What is different of a node when two of its parts are exchanged.
  @inlinable func difference(
    _ node: Node<M>, _ offers: [Offer], _ symmetry: Symmetry<M>, _ a: Int, _ b: Int
  ) -> SymmetryAudit.Kind? {
    var exchanged = node
    symmetry.swap(&exchanged, a, b)
    var again = exchanged
    symmetry.swap(&again, a, b)
    if again != node { return .exchange }
    if exchanged == node { return nil }
    if canonicalizer!.canonical(node) != canonicalizer!.canonical(exchanged) { return .look }
    if let kind = differenceOfStates(node.state, exchanged.state) { return kind }
    let others = self.offers(of: exchanged)
    if let kind = differenceOfSteps(offers, others) { return kind }
    for (position, mayRest) in byKind.deadlocks {
      let isDeadlock = offers.isEmpty && !mayRest(node.state)
      if isDeadlock != (others.isEmpty && !mayRest(exchanged.state)) {
        return .deadlock(properties[position].id)
      }
    }
    return differenceOfJudgements(offers, others)
  }

  @inlinable
  func differenceOfStates(_ state: M.State, _ other: M.State) -> SymmetryAudit.Kind? {
    for (position, isViolated, condition) in byKind.states {
      let id = properties[position].id
      if isViolated(state) != isViolated(other) { return .state(id) }
      if let condition, condition(state) != condition(other) { return .met(id) }
    }
    return nil
  }

  @inlinable func differenceOfSteps(_ offers: [Offer], _ others: [Offer]) -> SymmetryAudit.Kind? {
    var surplus: [Node<M>: Int] = [:]
    for offer in offers { surplus[offer.standIn, default: 0] += 1 }
    for other in others { surplus[other.standIn, default: 0] -= 1 }
    func surplusLabels(_ offers: [Offer], _ sign: Int) -> [String] {
      offers.filter { surplus[$0.standIn]! * sign > 0 }.map { label(of: $0.action) }
    }
    let (before, after) = (surplusLabels(offers, 1), surplusLabels(others, -1))
    return before.isEmpty && after.isEmpty ? nil : .steps(before: before, after: after)
  }

  /// Where what is offered is the same: whether it is judged the same.
  @inlinable
  func differenceOfJudgements(_ offers: [Offer], _ others: [Offer]) -> SymmetryAudit.Kind? {
    for (position, property) in properties.enumerated() {
      /// How often a step to each stand-in was judged as `levels`.
      func differ(_ isCounted: (UInt8) -> Bool) -> Bool {
        var surplus: [Node<M>: Int] = [:]
        for offer in offers where isCounted(offer.judgements[position]) {
          surplus[offer.standIn, default: 0] += 1
        }
        for other in others where isCounted(other.judgements[position]) {
          surplus[other.standIn, default: 0] -= 1
        }
        return surplus.values.contains { $0 != 0 }
      }
      if differ({ $0 == 2 }) {
        if case .event = property.kind { return .event(property.id) }
        return .step(property.id)
      }
      if differ({ $0 == 1 }) { return .met(property.id) }
    }
    return nil
  }

  @inlinable func offers(of node: Node<M>) -> [Offer] {
    withUnsafePointer(to: node.state) { state in
      let workspace = Workspace<M>()
      workspace.expand(model, state)
      let buffer = workspace.buffer
      return (0..<buffer.pointee.count).map { ordinal in
        var watch = node.watch
        var judgements = [UInt8](repeating: 0, count: properties.count)
        let range = buffer.pointee.eventRange(ordinal)
        for event in range {
          for (position, observe) in byKind.events {
            let level = Self.level(observe(&watch, buffer.pointee.events[event]))
            judgements[position] = max(judgements[position], level)
          }
        }
        let step = Step<M>(
          before: node.state, action: buffer.pointee.actions[ordinal],
          after: buffer.pointee.states[ordinal],
          events: Events(base: buffer.pointee.events + range.lowerBound, count: range.count))
        for (position, judge) in byKind.steps { judgements[position] = Self.level(judge(step)) }
        let next = Node<M>(step.after, watch)
        return Offer(step.action, next, canonicalizer!.canonical(next), judgements)
      }
    }
  }

  @inlinable static func level(_ judgement: Judgement) -> UInt8 {
    switch judgement {
    case .ignored: 0
    case .met: 1
    case .rejected: 2
    }
  }

  @usableFromInline func labels(to index: Int) -> [String] {
    var labels: [String] = []
    var link = links[index]
    while let action = link.action {
      labels.append(label(of: action))
      link = links[link.parent]
    }
    return labels.reversed()
  }
}
