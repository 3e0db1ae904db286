import LostAck

/// A queue in a ring of slots, with one of two classic mistakes in how it computes its size. The
/// state holds what the queue should hold as well.
struct CircularQueue: Model {
  enum Mistake: Hashable, Sendable {
    /// As many slots as the queue may hold: when full, it looks empty.
    case noSpareSlot
    /// The remainder truncates, as in C: once `input` has wrapped around, the size is negative.
    case truncatingRemainder
  }
  struct State: Hashable, Sendable {
    var slots: [Int]?
    var input = 0
    var output = 0
    var held: [Int] = []
  }
  enum Action: Hashable, Sendable {
    case create(capacity: Int)
    case put(Int)
    case get
    case size
  }
  enum Event: Hashable, Sendable {
    case got(Int, expected: Int)
    case sized(Int, expected: Int)
  }

  let mistake: Mistake

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    guard let slots = state.slots else {
      for capacity in 1...4 {
        let spare = mistake == .noSpareSlot ? 0 : 1
        step(.create(capacity: capacity)) {
          $0.slots = Array(repeating: 0, count: capacity + spare)
        }
      }
      return
    }
    let capacity = mistake == .noSpareSlot ? slots.count : slots.count - 1
    if state.held.count < capacity {
      for value in 0..<3 {
        step(.put(value)) { next in
          next.slots![next.input] = value
          next.input = (next.input + 1) % slots.count
          next.held.append(value)
        }
      }
    }
    if !state.held.isEmpty {
      step(.get) { next in
        step.emit(.got(slots[next.output], expected: next.held.removeFirst()))
        next.output = (next.output + 1) % slots.count
      }
    }
    step(.size) { _ in
      var size = (state.input - state.output) % slots.count
      if size < 0, mistake == .noSpareSlot { size += slots.count }
      step.emit(.sized(size, expected: state.held.count))
    }
  }

  static let isQueue = Property<Self>.neverEvent("P1", "the queue answers as it should") { event in
    switch event {
    case .got(let value, let expected), .sized(let value, let expected): value != expected
    }
  }
}
