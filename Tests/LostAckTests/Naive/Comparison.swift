import LostAck

/// How a search is run. None of this may change what it tells.
struct SearchWay: Hashable, CustomStringConvertible {
  var threads: Int
  var fingerprinting: Fingerprinting
  var keeping: Keeping

  var description: String { "threads \(threads), \(fingerprinting), \(keeping)" }

  static let usual = ways([1, 2])
  static let all = ways([1, 2, 3, 8])

  /// Whole states are told apart even where nearly all fingerprints collide.
  private static func ways(_ threads: [Int]) -> [SearchWay] {
    threads.flatMap { threads in
      [
        SearchWay(threads: threads, fingerprinting: .automatic, keeping: .fingerprints),
        SearchWay(threads: threads, fingerprinting: .hashable, keeping: .fingerprints),
        SearchWay(threads: threads, fingerprinting: .truncated(bits: 3), keeping: .states),
      ]
    }
  }
}

/// A model with properties that are checked together.
struct Comparison {
  var table: RandomTable
  var properties: [RandomProperty]
  var limits = Limits()

  /// What the comparisons of one seed are: without properties, with all, with each alone, and with
  /// those of whole runs, where there are several.
  static func all(_ table: RandomTable) -> [Comparison] {
    let properties = table.drawnProperties()
    let runs = properties.filter(\.isOfRuns)
    let lists = [[], properties] + properties.map { [$0] } + (runs.count > 1 ? [runs] : [])
    return lists.map { Comparison(table: table, properties: $0) }
  }

  /// What the engine tells.
  func search(_ way: SearchWay) -> Figures {
    table.reports ? search(ReportingModel.self, way) : search(SilentModel.self, way)
  }

  private func search<M: TableModel>(_ type: M.Type, _ way: SearchWay) -> Figures {
    var limits = limits
    limits.threads = way.threads
    limits.keeping = way.keeping
    let properties = properties.enumerated().map { M.property($1, $0) }
    return Figures(
      ExhaustiveSearch(
        M(table), properties, limits: limits, fingerprinting: way.fingerprinting
      ).run())
  }

  /// What the engine tells, in any of `ways`, that the reference does not.
  func differences(_ ways: [SearchWay], mistake: Mistake? = nil) -> [String] {
    let reference = NaiveVerdict(table, properties, limits: limits, mistake: mistake)
    var accepted: [Figures] = []
    for way in ways {
      let figures = search(way)
      // A figure that was looked at already need not be looked at again.
      if accepted.contains(figures) { continue }
      let differences =
        reference.differences(in: figures) + (accepted.isEmpty ? [] : ["not the same in all ways"])
      if !differences.isEmpty { return ["\(way):"] + differences }
      accepted.append(figures)
    }
    return []
  }
}

extension Comparison: CustomStringConvertible {
  var description: String {
    ([table.description] + properties.enumerated().map { "  P\($0): \($1.kind)" })
      .joined(separator: "\n")
  }
}
