/// Where a model offers its steps: `step(.tap(1)) { next in … }`.
///
/// A small handle, freely passed on to helpers; what is offered goes into buffers that the search
/// owns and reuses, so that a step costs no allocation.
@frozen public struct Steps<M: Model> {
  @usableFromInline let buffer: UnsafeMutablePointer<StepBuffer<M>>

  @inlinable init(_ buffer: UnsafeMutablePointer<StepBuffer<M>>) { self.buffer = buffer }

  /// Offers one step: its label, and what it changes. `effect` runs at once, on a copy.
  @inlinable @inline(__always)
  public func callAsFunction(_ action: M.Action, _ effect: (inout M.State) -> Void) {
    buffer.pointee.open(action)
    effect(&buffer.pointee.states[buffer.pointee.count])
    buffer.pointee.close()
  }

  /// Offers a fault, or another step that may be taken only so often: while its budget remains, of
  /// which it spends one before `effect` runs. A key path that is written out costs nothing; one
  /// that is kept in a variable is looked up at run time.
  @inlinable @inline(__always)
  public func callAsFunction(
    _ action: M.Action, spending budget: WritableKeyPath<M.State, Budget>,
    _ effect: (inout M.State) -> Void
  ) {
    if !buffer.pointee.origin.unsafelyUnwrapped.pointee[keyPath: budget].remains { return }
    self(action) { next in
      next[keyPath: budget].spend()
      effect(&next)
    }
  }

  /// Offers a step that is a fault only while `isFault`, and then spends one of its budget.
  @inlinable @inline(__always)
  public func callAsFunction(
    _ action: M.Action, spending budget: WritableKeyPath<M.State, Budget>, if isFault: Bool,
    _ effect: (inout M.State) -> Void
  ) {
    if isFault { self(action, spending: budget, effect) } else { self(action, effect) }
  }

  /// Reports, from within a step's effect, what that step does.
  @inlinable @inline(__always)
  public func emit(_ event: M.Event) { buffer.pointee.append(event) }
}

/// The steps offered from one state: labels, successors and events, in the order of the offers.
@frozen @usableFromInline struct StepBuffer<M: Model> {
  /// Set before any step is offered.
  @usableFromInline var origin: UnsafePointer<M.State>?
  @usableFromInline var actions: UnsafeMutablePointer<M.Action>
  @usableFromInline var states: UnsafeMutablePointer<M.State>
  @usableFromInline var eventEnds: UnsafeMutablePointer<Int>
  @usableFromInline var events: UnsafeMutablePointer<M.Event>
  @usableFromInline var count = 0
  @usableFromInline var capacity = 64
  @usableFromInline var eventCount = 0
  @usableFromInline var eventCapacity = 64
  @usableFromInline var isInEffect = false

  @inlinable init() {
    actions = .allocate(capacity: capacity)
    states = .allocate(capacity: capacity)
    eventEnds = .allocate(capacity: capacity)
    events = .allocate(capacity: eventCapacity)
  }

  @inlinable mutating func deallocate() {
    clear()
    actions.deallocate()
    states.deallocate()
    eventEnds.deallocate()
    events.deallocate()
  }

  @inlinable @inline(__always) mutating func clear() {
    actions.deinitialize(count: count)
    states.deinitialize(count: count)
    events.deinitialize(count: eventCount)
    count = 0
    eventCount = 0
  }

  @inlinable @inline(__always) mutating func open(_ action: M.Action) {
    demand(!isInEffect, "a step is offered inside another step's effect")
    if count == capacity { grow() }
    (actions + count).initialize(to: action)
    (states + count).initialize(from: origin.unsafelyUnwrapped, count: 1)
    isInEffect = true
  }

  @inlinable @inline(__always) mutating func close() {
    isInEffect = false
    eventEnds[count] = eventCount
    count &+= 1
  }

  @inlinable @inline(__always) mutating func append(_ event: M.Event) {
    demand(isInEffect, "an event is emitted outside of a step's effect")
    if eventCount == eventCapacity {
      events = Self.moved(events, eventCount, to: eventCapacity * 2)
      eventCapacity *= 2
    }
    (events + eventCount).initialize(to: event)
    eventCount &+= 1
  }

  @inlinable @inline(__always) func eventRange(_ step: Int) -> Range<Int> {
    Range(uncheckedBounds: (step == 0 ? 0 : eventEnds[step &- 1], eventEnds[step]))
  }

  @inlinable @inline(never) mutating func grow() {
    actions = Self.moved(actions, count, to: capacity * 2)
    states = Self.moved(states, count, to: capacity * 2)
    eventEnds = Self.moved(eventEnds, count, to: capacity * 2)
    capacity *= 2
  }

  @inlinable static func moved<T>(
    _ old: UnsafeMutablePointer<T>, _ count: Int, to capacity: Int
  ) -> UnsafeMutablePointer<T> {
    let new = UnsafeMutablePointer<T>.allocate(capacity: capacity)
    new.moveInitialize(from: old, count: count)
    old.deallocate()
    return new
  }
}

/// One thread's step buffer, far enough from other threads' that they share no cache line.
@usableFromInline final class Workspace<M: Model> {
  @usableFromInline let memory: UnsafeMutableRawPointer
  @usableFromInline let buffer: UnsafeMutablePointer<StepBuffer<M>>

  @inlinable init() {
    let line = 128
    let size = MemoryLayout<StepBuffer<M>>.size
    memory = .allocate(byteCount: (size + line - 1) / line * line + line, alignment: line)
    buffer = memory.bindMemory(to: StepBuffer<M>.self, capacity: 1)
    buffer.initialize(to: StepBuffer())
  }

  deinit {
    buffer.pointee.deallocate()
    memory.deallocate()
  }

  /// Asks the model for the steps from `state`, which must stay in place until the next call.
  @inlinable @inline(__always)
  func expand(_ model: M, _ state: UnsafePointer<M.State>) {
    buffer.pointee.clear()
    buffer.pointee.origin = state
    model.steps(from: state.pointee, Steps(buffer))
  }
}
