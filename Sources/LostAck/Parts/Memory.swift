/// The memory of a process: one part dies with it, the other stays.
///
/// A kill may fall between any two steps; what one step writes is written whole.
@frozen public struct Memory<Volatile, Durable>: Hashable, Sendable
where Volatile: Hashable & Sendable & BlankSlate, Durable: Hashable & Sendable {
  /// Gone after a relaunch.
  public var volatile: Volatile
  /// On disk.
  public var durable: Durable
  /// How often the process may still die.
  public var relaunches: Budget

  @inlinable public init(_ durable: Durable, relaunches: Int = 0) {
    volatile = Volatile()
    self.durable = durable
    self.relaunches = Budget(relaunches)
  }

  /// The process dies, and starts again with an empty volatile memory.
  @inlinable public mutating func relaunch() {
    relaunches.spend()
    volatile = Volatile()
  }
}

/// What a process remembers when it has just started.
public protocol BlankSlate {
  init()
}
