/// The properties of a search by what they look at, each with its position in the claim's order.
@usableFromInline struct PropertiesByKind<M: Model> {
  @usableFromInline var states:
    [(
      position: Int, isViolated: @Sendable (M.State) -> Bool,
      condition: (@Sendable (M.State) -> Bool)?
    )] = []
  @usableFromInline var steps: [(position: Int, judge: @Sendable (Step<M>) -> Judgement)] = []
  @usableFromInline var events:
    [(position: Int, observe: @Sendable (inout M.Watch, M.Event) -> Judgement)] = []
  @usableFromInline var deadlocks: [(position: Int, mayRest: @Sendable (M.State) -> Bool)] = []

  @inlinable init(_ properties: [Property<M>]) {
    for (position, property) in properties.enumerated() {
      switch property.kind {
      case .state(let isViolated, let condition, _):
        states.append((position, isViolated, condition))
      case .step(let judge): steps.append((position, judge))
      case .event(let observe): events.append((position, observe))
      case .deadlock(let mayRest): deadlocks.append((position, mayRest))
      case .run: break  // Of whole runs: see GraphRecorder.
      }
    }
  }

  /// Judges successor `ordinal` in `buffer`, whose way there `watch` remembers; the first
  /// rejection, in the order of the properties.
  @inlinable @inline(__always)
  func judge(
    _ ordinal: Int, from before: UnsafePointer<M.State>, _ buffer: UnsafePointer<StepBuffer<M>>,
    _ watch: inout M.Watch, _ met: inout [Bool]
  ) -> (property: Int, reason: String)? {
    var rejection: (property: Int, reason: String)?
    func take(_ judgement: Judgement, _ position: Int) {
      switch judgement {
      case .ignored: break
      case .met: met[position] = true
      case .rejected(let reason):
        met[position] = true
        if rejection == nil || position < rejection!.property { rejection = (position, reason) }
      }
    }
    if M.Event.self != Never.self, !events.isEmpty {
      for event in buffer.pointee.eventRange(ordinal) {
        for property in events {
          take(property.observe(&watch, buffer.pointee.events[event]), property.position)
        }
      }
    }
    if !steps.isEmpty {
      let range = buffer.pointee.eventRange(ordinal)
      let step = Step<M>(
        before: before.pointee, action: buffer.pointee.actions[ordinal],
        after: buffer.pointee.states[ordinal],
        events: Events(base: buffer.pointee.events + range.lowerBound, count: range.count))
      for property in steps { take(property.judge(step), property.position) }
    }
    return rejection
  }

  /// Judges one state; the first violated property.
  @inlinable @inline(__always)
  func judge(_ state: M.State, _ met: inout [Bool]) -> Int? {
    var first: Int?
    for property in states {
      if property.isViolated(state) {
        met[property.position] = true
        if first == nil { first = property.position }
      } else if !met[property.position] {
        met[property.position] = property.condition.map { $0(state) } ?? true
      }
    }
    return first
  }

  /// Judges a state that has no step, or has some; the first property that calls it a deadlock.
  @inlinable @inline(__always)
  func judgeRest(_ state: M.State, hasSteps: Bool, _ met: inout [Bool]) -> Int? {
    var first: Int?
    for property in deadlocks {
      met[property.position] = true
      if first == nil, !hasSteps, !property.mayRest(state) { first = property.position }
    }
    return first
  }
}
