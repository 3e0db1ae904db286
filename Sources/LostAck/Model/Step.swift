/// One step as a property of steps sees it: what was, what was done, what is.
@frozen public struct Step<M: Model> {
  public let before: M.State
  public let action: M.Action
  public let after: M.State
  /// What the step reported, in order.
  public let events: Events<M.Event>

  @inlinable init(before: M.State, action: M.Action, after: M.State, events: Events<M.Event>) {
    self.before = before
    self.action = action
    self.after = after
    self.events = events
  }
}

/// The events of one step. A view of the search's buffer, valid only while the step is looked at.
@frozen public struct Events<Event>: RandomAccessCollection {
  @usableFromInline let base: UnsafePointer<Event>
  public let count: Int

  @inlinable init(base: UnsafePointer<Event>, count: Int) {
    self.base = base
    self.count = count
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { count }
  @inlinable public subscript(position: Int) -> Event {
    demand(position >= 0 && position < count, "index \(position) outside of \(count) events")
    return base[position]
  }
}
