/// A walk through a model, a step at a time: what random runs, shrinking and the replay of labels share.
@usableFromInline final class Walker<M: Model> {
  @usableFromInline let model: M
  @usableFromInline let properties: [Property<M>]
  @usableFromInline let judges: PropertiesByKind<M>
  @usableFromInline let workspace: Workspace<M>
  /// Where the walk is.
  @usableFromInline let node: UnsafeMutablePointer<Node<M>>
  @usableFromInline let met: UnsafeMutablePointer<[Bool]>

  @usableFromInline typealias Rejection = (property: Int, reason: String)

  @inlinable init(_ model: M, _ properties: [Property<M>], at start: Node<M>) {
    self.model = model
    self.properties = properties
    judges = PropertiesByKind(properties)
    node = .allocate(capacity: 1)
    node.initialize(to: start)
    met = .allocate(capacity: 1)
    met.initialize(to: Array(repeating: false, count: properties.count))
    workspace = Workspace()
  }

  deinit {
    node.deinitialize(count: 1)
    node.deallocate()
    met.deinitialize(count: 1)
    met.deallocate()
  }

  /// Puts the walk at `start`; the property that this state violates, if it does.
  @inlinable func begin(at start: Node<M>) -> Rejection? {
    node.pointee = start
    return judgeState()
  }

  /// Asks the model for the steps from here; how many there are.
  @inlinable func offer() -> Int {
    workspace.expand(model, UnsafeRawPointer(node).assumingMemoryBound(to: M.State.self))
    return workspace.buffer.pointee.count
  }

  /// The label of a step offered.
  @inlinable func action(_ ordinal: Int) -> M.Action { workspace.buffer.pointee.actions[ordinal] }

  /// What a step offered reports.
  @inlinable func events(of ordinal: Int) -> [M.Event] {
    let buffer = workspace.buffer.pointee
    return buffer.eventRange(ordinal).map { buffer.events[$0] }
  }

  /// The first step offered with this label.
  @inlinable func ordinal(of action: M.Action, among count: Int) -> Int? {
    let actions = workspace.buffer.pointee.actions
    for ordinal in 0..<count where actions[ordinal] == action { return ordinal }
    return nil
  }

  /// Takes a step offered. The violation, if there is one, is the one that the exhaustive search
  /// would report: of the state before that of the step and its events.
  @inlinable func take(_ ordinal: Int) -> Rejection? {
    let buffer = workspace.buffer
    let state = UnsafeRawPointer(node).assumingMemoryBound(to: M.State.self)
    var watch = node.pointee.watch
    let rejection = judges.judge(ordinal, from: state, buffer, &watch, &met.pointee)
    node.pointee = Node(buffer.pointee.states[ordinal], watch)
    return judgeState() ?? rejection
  }

  /// Some property speaks of states without a step.
  @inlinable var judgesRest: Bool { !judges.deadlocks.isEmpty }

  /// Judges the state from which `count` steps were offered as a deadlock.
  @inlinable func judgeRest(_ count: Int) -> Rejection? {
    judges.judgeRest(node.pointee.state, hasSteps: count > 0, &met.pointee).map {
      ($0, deadlockReason)
    }
  }

  @inlinable func judgeState() -> Rejection? {
    guard let property = judges.judge(node.pointee.state, &met.pointee) else { return nil }
    return (property, properties[property].reason(in: node.pointee.state))
  }
}
