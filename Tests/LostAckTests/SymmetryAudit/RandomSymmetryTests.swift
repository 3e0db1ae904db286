import LostAck
import Testing

/// A random model whose processes are called interchangeable.
struct SymmetricModel: TableModel {
  typealias Action = RandomAction
  typealias Event = RandomEvent
  typealias Watch = ReportingModel.Watch
  let table: RandomTable

  init(_ table: RandomTable) { self.table = table }
  var initialStates: [RandomState] { table.initialStates }

  var symmetries: [Symmetry<Self>] {
    [
      Symmetry("processes", count: table.processes) { node, a, b in
        node.state.locals.swapAt(a, b)
        node.state.marks.swapAt(a, b)
        node.watch.once.swapAt(a, b)
        node.watch.after.swapAt(a, b)
      }
    ]
  }

  func steps(from state: RandomState, _ step: Steps<Self>) {
    table.offer(from: state, step) { rule, process in
      for report in rule.reports { step.emit(report.event(of: process)) }
    }
  }

  static func property(_ property: RandomProperty, _ id: Int) -> Property<Self> {
    let reporting = ReportingModel.property(property, id)
    switch reporting.kind {
    case .event(let observe): return Property(reporting.id, reporting.sentence, .event(observe))
    default: return eventless(property, reporting.id)!
    }
  }
}

@Suite struct RandomSymmetryTests {
  /// Whether a property is of an event with the id of one certain process.
  func namesAProcess(_ property: RandomProperty) -> Bool {
    guard case .neverEvent(let violated, let condition) = property.kind else { return false }
    return [violated, condition].contains {
      if case .of(let id)? = $0 { id < property.processes } else { false }
    }
  }

  @Test func symmetricModels() {
    var (sound, named, caught) = (0, 0, 0)
    for seed in 0..<600 {
      let table = RandomTable(seed: seed)
      if !table.isSymmetric || table.crowd != .none { continue }
      let model = SymmetricModel(table)
      let all = table.drawnProperties().enumerated()
      let blind = all.filter { !namesAProcess($1) }.map { SymmetricModel.property($1, $0) }
      let audit = model.auditSymmetry(judging: blind)
      #expect(audit.offence == nil, "\(table)")
      #expect(audit.isComplete)
      sound += audit.exchanges > 0 ? 1 : 0
      for (id, property) in all where namesAProcess(property) {
        named += 1
        let audit = model.auditSymmetry(judging: [SymmetricModel.property(property, id)])
        caught += audit.offence == nil ? 0 : 1
      }
    }
    #expect(sound > 100)
    #expect(named > 0)
    #expect(caught > 0)
  }

  /// Models whose processes are not alike are told from those that are.
  @Test func otherModels() {
    var (looked, caught) = (0, 0)
    for seed in 0..<300 {
      let table = RandomTable(seed: seed)
      if table.isSymmetric || table.crowd != .none || table.processes < 2 { continue }
      looked += 1
      caught += SymmetricModel(table).auditSymmetry().offence == nil ? 0 : 1
    }
    #expect(looked > 50)
    #expect(caught * 10 > looked * 8)
  }
}
