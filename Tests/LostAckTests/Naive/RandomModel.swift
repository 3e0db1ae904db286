import LostAck

/// A model that interprets a random table.
protocol TableModel: Model where State == RandomState, Action: TableAction {
  init(_ table: RandomTable)
  static func property(_ property: RandomProperty, _ id: Int) -> Property<Self>
}

protocol TableAction {
  init(_ label: StepLabel)
  var label: StepLabel { get }
}

extension StepLabel: TableAction {
  init(_ label: StepLabel) { self = label }
  var label: StepLabel { self }
}

enum RandomAction: Hashable, Sendable, TableAction {
  case act(Int, Int)
  case send(Int, Int)
  case take(Int, Int)

  init(_ label: StepLabel) {
    self =
      switch label.name {
      case .act: .act(label.process, label.rule)
      case .send: .send(label.process, label.rule)
      case .take: .take(label.process, label.rule)
      }
  }

  var label: StepLabel {
    switch self {
    case .act(let process, let rule): StepLabel(name: .act, process: process, rule: rule)
    case .send(let process, let rule): StepLabel(name: .send, process: process, rule: rule)
    case .take(let process, let rule): StepLabel(name: .take, process: process, rule: rule)
    }
  }
}

/// Reports what its rules say; its actions are an enum.
struct ReportingModel: TableModel {
  typealias Action = RandomAction
  typealias Event = RandomEvent
  struct Watch: ReferenceMachines, BitwiseCopyable {
    var counted = BoundedCount()
    var once = AtMostOnce()
    var after = NeverAfter()
  }
  let table: RandomTable

  init(_ table: RandomTable) { self.table = table }
  var initialStates: [RandomState] { table.initialStates }

  func steps(from state: RandomState, _ step: Steps<Self>) {
    table.offer(from: state, step) { rule, process in
      for report in rule.reports { step.emit(report.event(of: process)) }
    }
  }
}

/// Reports nothing, and remembers nothing; its actions are a struct.
struct SilentModel: TableModel {
  typealias Action = StepLabel
  let table: RandomTable

  init(_ table: RandomTable) { self.table = table }
  var initialStates: [RandomState] { table.initialStates }

  func steps(from state: RandomState, _ step: Steps<Self>) {
    table.offer(from: state, step) { _, _ in }
  }
}

/// At most so many events.
struct BoundedCount: ReferenceMachine, BitwiseCopyable {
  private var count: UInt8 = 0

  mutating func observe(_ bound: Int) -> Judgement {
    // One beyond the bound is enough to know.
    count = min(count + 1, UInt8(bound) + 1)
    return .require(Int(count) <= bound, "more than \(bound) events")
  }
}

extension RandomTable {
  func offer<M: TableModel>(
    from state: RandomState, _ step: Steps<M>, _ report: (RandomRule, Int) -> Void
  ) {
    for process in 0..<processes {
      for (number, rule) in rules[process].enumerated()
      where rule.isPossible(for: process, of: processes, in: state) {
        step(M.Action(StepLabel(name: rule.name, process: process, rule: number))) { next in
          rule.apply(to: &next, by: process)
          report(rule, process)
        }
      }
    }
  }
}
