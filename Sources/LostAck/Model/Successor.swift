/// One step as it is offered: for tests of a model, and for tools that are in no hurry.
public struct Successor<M: Model>: Hashable, Sendable {
  public let action: M.Action
  public let state: M.State
  public let events: [M.Event]
}

extension Model {
  /// The steps possible in `state`, in the order in which they are offered.
  public func successors(of state: State) -> [Successor<Self>] {
    withUnsafePointer(to: state) { origin in
      let workspace = Workspace<Self>()
      workspace.expand(self, origin)
      let buffer = workspace.buffer.pointee
      return (0..<buffer.count).map { ordinal in
        Successor(
          action: buffer.actions[ordinal], state: buffer.states[ordinal],
          events: buffer.eventRange(ordinal).map { buffer.events[$0] })
      }
    }
  }
}
