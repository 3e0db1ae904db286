import LostAck

/// A set of rules without which a property fails, though it holds without any fewer of them.
struct Cut {
  let rules: [String]
  /// The shortest counterexample.
  let trace: Trace

  /// The one rule guards the property alone.
  var isAlone: Bool { rules.count == 1 }
}

/// What holds one property up.
struct PropertyCuts {
  let property: PropertyInfo
  /// Of the design. Where it is not "holds", no sets are looked for.
  let design: CheckResult
  /// The scopes in which the design does not break it.
  let scopes: [Int]
  /// By size, then in the order of the rules.
  var cuts: [Cut] = []
  /// The sets that a limit left undecided.
  var undecided: [[String]] = []
}

/// Looks for all minimal sets of rules whose removal breaks a property.
///
/// By size, smallest first. A set that has a cut in it is not minimal, and is left out (as in the
/// search for minimal cut sets of fault trees: Vesely et al., "Fault Tree Handbook", 1981); a model
/// may well hold without more rules where it fails without fewer, so nothing is concluded the other
/// way round. One search decides all properties that a set leaves standing.
struct CutSearch {
  let entry: SystemEntry
  let with: [String]
  /// A property is judged in those of them in which the design does not break it, and fails where
  /// it fails in any.
  let scopes: [[(name: String, text: String)]]
  let properties: [PropertyInfo]
  let size: Int
  let limits: Limits

  /// The rules of the design, and their parts.
  var rules: [String] { entry.rules.filter(\.isInDesign).map(\.id) }

  /// All that goes with these rules: their parts too.
  private func removed(by set: [String]) -> [String] {
    rules.filter { id in set.contains { id == $0 || id.hasPrefix($0 + ".") } }
  }

  /// Whether each of the rules takes away something that the others leave.
  private func isSparing(_ set: [String]) -> Bool {
    set.allSatisfy { rule in !removed(by: set.filter { $0 != rule }).contains(rule) }
  }

  /// What is found, property by property; `note` is told how many sets are decided, of how many.
  func run(_ note: (_ done: Int, _ count: Int) -> Void) -> [PropertyCuts] {
    let designs = scopes.indices.map { check([], $0, Array(properties.indices)) }
    var found = properties.indices.map { position in
      let own = designs.map { $0[position] }
      let usable = scopes.indices.filter { !own[$0].verdict.isFailure }
      // Where it arises only in scopes in which the design breaks it, it is broken.
      let told = usable.contains { own[$0].verdict == .holds } ? usable.map { own[$0] } : own
      return PropertyCuts(
        property: properties[position], design: told.telling, scopes: usable)
    }
    var done = 0
    for size in 1...self.size {
      let sets = rules.combinations(of: size).filter(isSparing)
      let tasks = sets.compactMap { set -> (set: [String], open: [Int])? in
        let open = found.indices.filter { found[$0].isOpen(removed(by: set)) }
        return open.isEmpty ? nil : (set, open)
      }
      let started = found
      // So many at a time that progress can be told.
      for start in stride(from: 0, to: tasks.count, by: 16) {
        note(done, done + tasks.count - start)
        let batch = tasks[start..<min(tasks.count, start + 16)]
        let isCancelled: @Sendable () -> Bool = { Interruption.isRequested }
        let results = mapInParallel(batch.count, threads: limits.threads, isCancelled: isCancelled)
        {
          let task = batch[batch.startIndex + $0]
          return decide(task.set, task.open.map { ($0, started[$0].scopes) })
        }
        for (task, verdicts) in zip(batch, results) {
          for (offset, position) in task.open.enumerated() {
            found[position].take(verdicts?[offset].verdict, of: task.set)
          }
        }
        done += batch.count
      }
      for position in found.indices {
        let all = found[position]
        found[position].cuts = all.cuts.filter { isMinimal($0, all) }
      }
    }
    return found
  }

  /// Whether no other cut takes away less: a part of a rule, where this one takes the whole.
  private func isMinimal(_ cut: Cut, _ all: PropertyCuts) -> Bool {
    let whole = removed(by: cut.rules)
    return !all.cuts.contains { other in
      let less = removed(by: other.rules)
      return less.count < whole.count && less.allSatisfy(whole.contains)
    }
  }

  /// The verdicts on some properties, each in scopes of its own.
  private func decide(
    _ without: [String], _ tasks: [(property: Int, scopes: [Int])]
  ) -> [CheckResult] {
    var results = tasks.map { _ in [CheckResult]() }
    for scope in scopes.indices {
      let own = tasks.indices.filter { tasks[$0].scopes.contains(scope) }
      if own.isEmpty { continue }
      let checked = check(without, scope, own.map { tasks[$0].property })
      for (index, result) in zip(own, checked) { results[index].append(result) }
    }
    return results.map(\.telling)
  }

  private func check(_ without: [String], _ scope: Int, _ positions: [Int]) -> [CheckResult] {
    var limits = limits
    limits.threads = 1
    do {
      let configuration = try entry.configuration(
        without: without, with: with, scope: scopes[scope])
      return entry.checkTogether(
        configuration, positions.map { properties[$0].id }, limits: limits)
    } catch {
      fatalError("a configuration was checked before: \(error)")
    }
  }
}

extension [CheckResult] {
  /// The first of those that say most: the shortest counterexample; else that one is undetermined;
  /// else that one holds; else that the property is vacuous in all.
  fileprivate var telling: CheckResult {
    enumerated().min {
      ($0.element.verdict.weight, $0.offset) < ($1.element.verdict.weight, $1.offset)
    }!.element
  }
}

extension Verdict {
  fileprivate var isFailure: Bool { if case .fails = self { true } else { false } }

  fileprivate var weight: Int {
    switch self {
    case .fails(let trace): trace.steps.count
    case .undetermined(let why): why.limit == .vacuous ? .max : .max - 2
    case .holds: .max - 1
    }
  }
}

extension PropertyCuts {
  /// Whether the set, of rules and all their parts, may be a minimal one.
  fileprivate func isOpen(_ set: [String]) -> Bool {
    guard case .holds = design.verdict else { return false }
    return !cuts.contains { $0.rules.allSatisfy(set.contains) }
  }

  fileprivate mutating func take(_ verdict: Verdict?, of set: [String]) {
    switch verdict {
    case .fails(let trace): cuts.append(Cut(rules: set, trace: trace))
    case .holds: break
    // Nothing of what it speaks of is left: it does not fail.
    case .undetermined(let why) where why.limit == .vacuous: break
    case .undetermined, nil: undecided.append(set)
    }
  }
}

extension [String] {
  /// All sets of so many, in the order of the elements.
  func combinations(of size: Int) -> [[String]] {
    if size == 0 { return [[]] }
    return indices.flatMap { index in
      Array(self[(index + 1)...]).combinations(of: size - 1).map { [self[index]] + $0 }
    }
  }
}
