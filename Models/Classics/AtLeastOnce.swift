import LostAck

/// ALO(K,C): messages to `ids` ids over a channel that loses, repeats and holds `capacity` copies
/// each way; the receiver remembers what it has seen, unless it evicts. A state of plain bytes.
public struct AtLeastOnce: Model {
  public struct Message: Hashable, BitwiseCopyable, Sendable {
    /// Copies in flight, of the data and of its acknowledgement.
    public var data: UInt8 = 0
    public var acknowledgements: UInt8 = 0
    public var isAcknowledged = false
    public var isSeen = false
    /// Times applied; stays at 2, since it would grow without bound.
    public var applied: UInt8 = 0
  }
  public typealias State = PerProcess<4, Message>
  public enum Action: Hashable, Sendable {
    case send(Int)
    case dupData(Int)
    case dropData(Int)
    case deliver(Int)
    case dupAck(Int)
    case dropAck(Int)
    case recvAck(Int)
    case evict(Int)
  }

  /// One to four.
  public let ids: Int
  /// The copies that the channel holds, each way.
  public let capacity: Int
  /// Whether the receiver may forget what it has seen, and then applies it again.
  public let evicts: Bool
  /// Whether the ids are taken as interchangeable, which they are.
  public let isSymmetric: Bool

  public init(ids: Int, capacity: Int, evicts: Bool = false, isSymmetric: Bool = false) {
    self.ids = ids
    self.capacity = capacity
    self.evicts = evicts
    self.isSymmetric = isSymmetric
  }

  public var symmetries: [Symmetry<Self>] {
    if !isSymmetric { return [] }
    return [Symmetry("ids", count: ids) { node, a, b in node.state.swapAt(a, b) }]
  }

  public var initialStates: [State] { [State(repeating: Message())] }

  public func steps(from state: State, _ step: Steps<Self>) {
    let data = state.indices.reduce(0) { $0 + Int(state[$1].data) }
    let acknowledgements = state.indices.reduce(0) { $0 + Int(state[$1].acknowledgements) }
    for id in 0..<ids {
      let message = state[id]
      if !message.isAcknowledged, data < capacity { step(.send(id)) { $0[id].data += 1 } }
      if message.data > 0 {
        if data < capacity { step(.dupData(id)) { $0[id].data += 1 } }
        step(.dropData(id)) { $0[id].data -= 1 }
        if acknowledgements < capacity {
          step(.deliver(id)) { next in
            next[id].data -= 1
            next[id].acknowledgements += 1
            if !next[id].isSeen { next[id].applied = min(2, next[id].applied + 1) }
            next[id].isSeen = true
          }
        }
      }
      if message.acknowledgements > 0 {
        if acknowledgements < capacity { step(.dupAck(id)) { $0[id].acknowledgements += 1 } }
        step(.dropAck(id)) { $0[id].acknowledgements -= 1 }
        step(.recvAck(id)) { next in
          next[id].acknowledgements -= 1
          next[id].isAcknowledged = true
        }
      }
      if evicts, message.isSeen { step(.evict(id)) { $0[id].isSeen = false } }
    }
  }

  /// Holds, unless the receiver evicts.
  public static let once = Property<Self>.never("P1", "applied at most once") { state in
    state.contains { $0.applied > 1 }
  }
  /// Holds, unless the receiver evicts.
  public static let applied = Property<Self>.judging("P2", "what is acknowledged was applied once")
  {
    state in
    var effects = OnlyAfter(allowed: SmallSet(state.indices) { state[$0].applied == 1 })
    return
      effects
      .observe(.haveHappened(SmallSet(state.indices) { state[$0].isAcknowledged }))
      .inWords("what is acknowledged was applied twice, or not at all")
  }
}
