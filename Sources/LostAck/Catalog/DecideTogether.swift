extension SystemModel {
  /// The verdicts on several properties, each the one that `decide` reaches: where none of them is
  /// violated, by one search for all.
  ///
  /// What is violated is taken out, decided by itself, and the rest is searched again: for `v`
  /// violated properties `2v + 1` searches in place of one for each property.
  @inlinable
  func decideTogether(_ properties: [Property<Self>], _ limits: Limits) -> [CheckResult] {
    var results = [CheckResult?](repeating: nil, count: properties.count)
    while true {
      let open = properties.indices.filter { results[$0] == nil }
      let found = ExhaustiveSearch(self, open.map { properties[$0] }, limits: limits).run()
      if let violation = found.violation {
        let position = open[violation.property]
        results[position] = decide(properties[position], limits, [])
      } else {
        for (index, position) in open.enumerated() {
          results[position] = summarize(found, of: index, properties[position], limits)
        }
      }
      if !results.contains(where: { $0 == nil }) { return results.map { $0! } }
    }
  }

  /// The result of one of the properties that were searched together.
  @usableFromInline func summarize(
    _ found: Exploration<Self>, of index: Int, _ property: Property<Self>, _ limits: Limits
  ) -> CheckResult {
    var own = found
    own.met = [found.met[index]]
    return summarize(own, property, limits, [])
  }
}
