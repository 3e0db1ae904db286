import LostAck

/// A random model with properties that are not of whole runs, searched with a reduction.
struct ReducedComparison {
  enum Declaration {
    case none
    /// All that is sound.
    case largest
    /// Every process is alone, always: hardly ever so.
    case everybody
  }
  let comparison: Comparison
  /// Whether the processes are named as interchangeable, where they are.
  var namesParts = false

  /// Without properties, with all, with each alone; where processes are interchangeable and no
  /// property is of one of them, the same again with that named.
  static func all(_ table: RandomTable) -> [ReducedComparison] {
    if table.processes == 1 { return [] }
    let properties = table.drawnProperties().filter { !$0.isOfRuns }
    let lists = [[], properties] + (properties.count > 1 ? properties.map { [$0] } : [])
    return lists.flatMap { list in
      let comparison = Comparison(table: table, properties: list)
      let plain = ReducedComparison(comparison: comparison)
      let isNamed = table.isSymmetric && !table.reports && table.crowd == .none
      return isNamed
        ? [plain, ReducedComparison(comparison: comparison, namesParts: true)] : [plain]
    }
  }

  struct Outcome {
    var figures: Figures
    var reduction: ReductionFigures?
  }

  /// The outcome with each number of threads.
  func search(threads: [Int], _ declaration: Declaration) -> [Outcome] {
    if namesParts { return search(SymmetricSilentModel.self, threads, declaration) }
    return comparison.table.reports
      ? search(ReportingModel.self, threads, declaration)
      : search(SilentModel.self, threads, declaration)
  }

  func offence(_ declaration: Declaration) -> String? {
    if namesParts { return offence(SymmetricSilentModel.self, declaration) }
    return comparison.table.reports
      ? offence(ReportingModel.self, declaration) : offence(SilentModel.self, declaration)
  }

  private func properties<M: TableModel>(_ type: M.Type) -> [Property<M>] {
    comparison.properties.enumerated().map { M.property($1, $0) }
  }

  private func reduction<M: TableModel>(_ type: M.Type, _ declaration: Declaration) -> Reduction<M>
  {
    switch declaration {
    case .none: return .none
    case .everybody: return .owners { action, _ in action.label.process }
    case .largest:
      return LargestDeclaration(of: M(comparison.table), properties(type)) { $0.label.process }!
        .reduction
    }
  }

  private func search<M: TableModel>(
    _ type: M.Type, _ threads: [Int], _ declaration: Declaration
  ) -> [Outcome] {
    let reduction = reduction(type, declaration)
    return threads.map { threads in
      var limits = Limits()
      limits.threads = threads
      let found = ExhaustiveSearch(
        M(comparison.table), properties(type), limits: limits, reduction: reduction
      ).run()
      return Outcome(figures: Figures(found), reduction: found.reduction)
    }
  }

  private func offence<M: TableModel>(_ type: M.Type, _ declaration: Declaration) -> String? {
    guard case .owners(let owner) = reduction(type, declaration) else { return nil }
    return IndependenceAudit(of: M(comparison.table), properties(type), owner: owner).offence
  }

  /// What a reduced search tells that the search without and the reference do not.
  func differences(_ declaration: Declaration = .largest, threads: [Int]) -> [String] {
    let full = search(threads: [1], .none)[0].figures
    var reference = full
    // The reference tells all states apart, interchangeable parts or not: what is violated, and
    // after how many steps, is the same.
    let naive = NaiveVerdict(comparison.table, comparison.properties).figures
    if !namesParts { reference = naive }
    var differences: [String] = []
    func compare<T: Equatable>(_ name: String, _ found: T, _ expected: T) {
      if found != expected { differences.append("\(name): \(found), expected \(expected)") }
    }
    var first: Figures?
    for (threads, found) in zip(threads, search(threads: threads, declaration)) {
      let less = found.figures
      compare("threads \(threads), violation", less.violation, reference.violation)
      compare("naive violation", less.violation?.labels.count, naive.violation?.labels.count)
      compare("exhausted", less.isExhausted, reference.isExhausted)
      compare("limit", less.limit, nil)
      if less.violation == nil {
        compare("met", less.met, reference.met)
        compare("fired", less.fired.keys.sorted(), reference.fired.keys.sorted())
        if less.states > reference.states { differences.append("more states than without") }
        compare("transitions", less.fired.values.reduce(0, +), less.transitions)
        if let first { compare("threads \(threads), all figures", less, first) }
        first = less
      } else {
        compare("figures", less, reference)
      }
      if let figures = found.reduction { compare("shortest", figures.isShortest, true) }
    }
    return differences
  }
}

/// A silent model that names its processes as interchangeable.
struct SymmetricSilentModel: TableModel {
  typealias Action = StepLabel
  let table: RandomTable

  init(_ table: RandomTable) { self.table = table }
  var initialStates: [RandomState] { table.initialStates }

  func steps(from state: RandomState, _ step: Steps<Self>) {
    for offer in table.offers(from: state) { step(offer.label) { $0 = offer.after } }
  }

  var symmetries: [Symmetry<Self>] {
    let processes = table.processes
    return [
      Symmetry("processes", count: processes) { node, a, b in
        var order = Array(0..<processes)
        order.swapAt(a, b)
        node.state = node.state.permuted(order)
      }
    ]
  }

  static func property(_ property: RandomProperty, _ id: Int) -> Property<Self> {
    guard let made = eventless(property, "P\(id)") else {
      preconditionFailure("a silent model has no property of events")
    }
    return made
  }
}
