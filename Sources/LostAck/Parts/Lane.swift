/// A link that carries messages, named by ids 0 to 63, and may fail them in every way.
///
/// A message in flight may come **late**, at any later step, and **reordered**, before or after any
/// other; the model offers the delivery of each that is in flight. It may be **lost**, and may come
/// **again**, as often as the budgets allow. Of one id at most one copy is in flight; what is sent
/// while it is changes nothing.
///
/// ```swift
/// for id in state.ring.inFlight {
///   step(.ring(id)) { next in next.ring.deliver(id); receive(id, &next, step) }
///   if state.ring.losses.remains { step(.ringLost(id)) { $0.ring.lose(id) } }
/// }
/// ```
@frozen public struct Lane: Hashable, BitwiseCopyable, Sendable {
  public var inFlight: SmallSet = []
  /// How many messages may still get lost.
  public var losses: Budget
  /// How many deliveries may leave a copy in flight.
  public var repeats: Budget

  @inlinable public init(losses: Int = 0, repeats: Int = 0) {
    self.losses = Budget(losses)
    self.repeats = Budget(repeats)
  }

  @inlinable public mutating func send(_ id: Int) { inFlight.insert(id) }
  @inlinable public mutating func send(_ ids: SmallSet) { inFlight.formUnion(ids) }

  /// The message arrives.
  @inlinable public mutating func deliver(_ id: Int) { take(id) }

  /// The message arrives, and will arrive once more.
  @inlinable public mutating func deliverAgain(_ id: Int) {
    demand(inFlight.contains(id), "message \(id) is not in flight")
    repeats.spend()
  }

  /// The message is gone.
  @inlinable public mutating func lose(_ id: Int) {
    take(id)
    losses.spend()
  }

  /// Exchanges two ids.
  @inlinable public mutating func swapAt(_ a: Int, _ b: Int) { inFlight.swapAt(a, b) }

  /// Everything in flight is gone: the link is down, or the process that held it died.
  @inlinable public mutating func clear() { inFlight = [] }

  @inlinable mutating func take(_ id: Int) {
    let wasInFlight = inFlight.remove(id)
    demand(wasInFlight, "message \(id) is not in flight")
  }
}
