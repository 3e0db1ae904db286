import LostAck

/// A model of which one part, or two, or none, grow without end; a token wanders meanwhile.
struct Sprawl: Model {
  enum Part: String, Sendable {
    case now, below, outbox, seen, tries, waits, events, twoSides, fraction, text
    case budget, fill, swing, nothing
  }
  struct Link: Hashable, Sendable {
    var counts = Counts()
    var left = Budget(200)
  }
  struct Counts: Hashable, Sendable { var tries: UInt16 = 0 }
  enum Phase: Hashable, Sendable {
    case idle
    case waiting(since: Int, by: Int)
  }
  struct State: Hashable, Sendable {
    var token = 0
    var now = 0
    var outbox: [Int] = []
    var seen: Set<Int> = []
    var links = PerProcess<2, Int32>(repeating: 0)
    var link = Link()
    var phase = Phase.idle
    var known: SmallSet = []
    var fraction = 0.0
    var text = ""
  }
  enum Action: Hashable, Sendable {
    case go(Int)
    case right(Int)
  }
  enum Event: Hashable, Sendable { case done }
  struct Tally: ReferenceMachine {
    var count = 0
    mutating func observe(_ input: Event) -> Judgement {
      count += 1
      return .met
    }
  }
  struct Watch: ReferenceMachines { var tally = Tally() }

  let part: Part

  var initialStates: [State] { [State()] }

  func steps(from state: State, _ step: Steps<Self>) {
    for token in 0..<3 {
      step(.go(token)) { next in
        next.token = token
        grow(&next, step)
      }
      if part == .twoSides { step(.right(token)) { $0.links[1] += 1 } }
    }
  }

  private func grow(_ next: inout State, _ step: Steps<Self>) {
    switch part {
    case .now: next.now += 1
    case .below: next.now -= 10
    case .outbox: next.outbox.append(7)
    case .seen: next.seen.insert(next.seen.count)
    case .tries: next.link.counts.tries += 1
    case .waits:
      if case .waiting(let since, let by) = next.phase {
        next.phase = .waiting(since: since + 1, by: by)
      } else {
        next.phase = .waiting(since: 0, by: 0)
      }
    case .events: step.emit(.done)
    case .twoSides: next.links[0] += 1
    case .fraction: next.fraction += 0.5
    case .text: next.text += "ab"
    // What follows has an end, but it is beyond the depth explored, or was reached before.
    case .budget: next.link.left.spend()
    case .fill: if next.known.count < 6 { next.known.insert(next.known.count) }
    case .swing: next.now = (next.now + 1) % 20
    case .nothing: break
    }
  }

  static let counted = Property<Self>.watching("P1", "whatever is done is counted") {
    $0.tally.observe($1)
  }
}
