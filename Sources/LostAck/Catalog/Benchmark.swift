/// A search to be timed: a model whose states have been counted, and, where there are any, the same
/// model in the languages of other checkers.
///
/// The search is instantiated here, in the module that makes the benchmark:
///
/// ```swift
/// Benchmark("hanoi-10", Hanoi(disks: 10), states: 59_049)
/// ```
public struct Benchmark: Sendable {
  /// How the command line and the reports name it.
  public let name: String
  /// The distinct states there are. Nil where nothing but the search has counted them.
  public let states: Int?
  /// The model for SPIN, with the same states.
  public let promela: String?
  /// The model for the checkers that read Murphi, with the same states.
  public let murphi: String?
  /// With how many distinct states the search ends, if there are so many.
  public let mostStates: Int?
  private let search: @Sendable (Limits, Bool) -> SearchFigures

  @inlinable public init<M: Model>(
    _ name: String, _ model: M, _ properties: [Property<M>] = [], states: Int?,
    promela: String? = nil, murphi: String? = nil
  ) {
    self.init(name, states: states, promela: promela, murphi: murphi) { limits, keepsTraces in
      model.figures(of: properties, limits, keepsTraces: keepsTraces)
    }
  }

  @usableFromInline init(
    _ name: String, states: Int?, promela: String?, murphi: String?, mostStates: Int? = nil,
    _ search: @escaping @Sendable (Limits, Bool) -> SearchFigures
  ) {
    self.name = name
    self.states = states
    self.mostStates = mostStates
    self.promela = promela
    self.murphi = murphi
    self.search = search
  }

  /// One search of all states, or the first `mostStates`.
  public func run(limits: Limits = Limits(), keepsTraces: Bool = true) -> SearchFigures {
    var limits = limits
    limits.states = min(limits.states, mostStates ?? .max)
    return TrapReport.during({ "in the benchmark \(name)" }, { search(limits, keepsTraces) })
  }
}

extension Model {
  /// The figures of one search.
  @inlinable
  func figures(
    of properties: [Property<Self>], _ limits: Limits, keepsTraces: Bool
  ) -> SearchFigures {
    var search = ExhaustiveSearch(self, properties, limits: limits)
    search.keepsTraces = keepsTraces
    return SearchFigures(search.run())
  }
}

/// What a search found, without the model's types: its figures.
public struct SearchFigures: Hashable, Sendable {
  /// Distinct states.
  public let states: Int
  public let transitions: Int
  public let depth: Int
  /// The limit that ended it early.
  public let limit: LimitReached?
  /// A property was violated, which ends a search too.
  public let isViolated: Bool
  public let footprint: Footprint

  @inlinable init<M: Model>(_ exploration: Exploration<M>) {
    states = exploration.states
    transitions = exploration.transitions
    depth = exploration.depth
    limit = exploration.limit
    isViolated = exploration.violation != nil
    footprint = exploration.footprint
  }
}

extension SystemEntry {
  /// The benchmark of this system, by its name: one configuration and property of its claims.
  ///
  /// Of the rows claimed to hold, those of whole runs left out, it is the one with the most states
  /// in the small scope, the first among equals; the search is that of the scope of `size`, up to
  /// `mostStates`, since a large scope may take hours. Each of these rows is explored once to find
  /// out. Nil where there is no such row.
  public func benchmark(
    size: Row.Size = .large, mostStates: Int = 2_000_000, limits: Limits = Limits()
  ) -> Benchmark? {
    let candidates = rows.filter { $0.expectation == .holds && !$0.property.isOfRuns }
    let counts = candidates.map {
      check($0.configuration(.small), $0.property.id, limits: limits).states
    }
    guard let most = counts.max(), let index = counts.firstIndex(of: most) else { return nil }
    let row = candidates[index]
    let configuration = row.configuration(size)
    return Benchmark(
      name, states: nil, promela: nil, murphi: nil, mostStates: mostStates
    ) { limits, keepsTraces in
      search(configuration, row.property.id, limits: limits, keepsTraces: keepsTraces)
    }
  }
}
