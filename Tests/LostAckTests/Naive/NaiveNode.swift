import LostAck

/// A state with what the properties remember of the way there, whole.
struct NaiveNode: Hashable {
  let number: Int
  let state: RandomState
  var memory: NaiveMemory

  init(_ state: RandomState, _ memory: NaiveMemory = NaiveMemory()) {
    number = state.number
    self.state = state
    self.memory = memory
  }

  static func == (a: Self, b: Self) -> Bool { a.number == b.number && a.memory == b.memory }
  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(memory)
  }
}

/// What the properties of events remember.
struct NaiveMemory: Hashable {
  var noted: Set<Int> = []
  var barred: Set<Int> = []
  var counted = 0

  mutating func judge(
    _ event: RandomEvent, by kind: RandomProperty.Kind, _ mistake: Mistake?
  ) -> Judgement {
    switch (kind, event) {
    case (.neverEvent(let violated, let condition), _):
      if let condition, !condition.holds(event), mistake != .whenIgnored { return .ignored }
      return violated.holds(event) ? .rejected(RandomProperty.sentence) : .met
    case (.once, .noted(let id)):
      if noted.insert(id).inserted { return .met }
      return .rejected("id \(id) was seen before: expected at most once")
    case (.neverAfter, .barred(let id)):
      barred.insert(id)
      return .met
    case (.neverAfter, .noted(let id)):
      if !barred.contains(id) { return .ignored }
      return .rejected("id \(id) was barred before: expected never to happen after that")
    case (.bounded(let bound), .counted):
      // Beyond the bound there is nothing more to remember.
      counted = min(counted + 1, bound + 1)
      return counted <= bound ? .met : .rejected("more than \(bound) events")
    default: return .ignored
    }
  }
}
