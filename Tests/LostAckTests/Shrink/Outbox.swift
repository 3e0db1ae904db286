import LostAck

/// An outbox that sends again until it hears an acknowledgement, and a server that remembers only
/// the last two ids it applied.
struct Outbox: Model {
  struct State: Hashable, Sendable {
    var held: SmallSet = []
    var enqueued: SmallSet = []
    var data: SmallSet = []
    var acknowledgements: SmallSet = []
    /// The last ids the server applied, the oldest first.
    var remembered = Few<2, UInt8>()
  }
  enum Action: Hashable, Sendable {
    case enqueue(Int)
    case send(Int)
    case deliver(Int)
    case ack(Int)
    case loseAck(Int)
    case relaunch
  }
  enum Event: Hashable, Sendable {
    case applied(Int)
  }
  struct Watch: ReferenceMachines {
    var once = AtMostOnce()
  }

  let ids: Int

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    for id in 0..<ids where !state.enqueued.contains(id) {
      step(.enqueue(id)) { next in
        next.enqueued.insert(id)
        next.held.insert(id)
      }
    }
    for id in state.held.subtracting(state.data) { step(.send(id)) { $0.data.insert(id) } }
    for id in state.data {
      step(.deliver(id)) { next in
        next.data.remove(id)
        next.acknowledgements.insert(id)
        if next.remembered.contains(UInt8(id)) { return }
        if next.remembered.isFull { _ = next.remembered.removeFirst() }
        next.remembered.append(UInt8(id))
        step.emit(.applied(id))
      }
    }
    for id in state.acknowledgements {
      step(.ack(id)) { next in
        next.acknowledgements.remove(id)
        next.held.remove(id)
      }
      step(.loseAck(id)) { $0.acknowledgements.remove(id) }
    }
    step(.relaunch) { next in
      next.data = []
      next.acknowledgements = []
    }
  }

  static let once = Property<Self>.watching("P1", "every id is applied at most once") {
    watch, event in
    guard case .applied(let id) = event else { return .ignored }
    return watch.once.observe(id)
  }
}
