/// A random model as data: what the engine's model interprets, and the reference as well.
struct RandomTable: Sendable {
  var seed: Int
  /// How many local states each process has.
  var locals: [Int]
  /// How many values each shared variable has.
  var shared: [Int]
  /// All processes have the same rules, and the initial states are closed under permutation.
  var isSymmetric: Bool
  var crowd: Crowd
  var usesMarks: Bool
  var reports: Bool
  /// The rules of each process.
  var rules: [[RandomRule]]
  /// May name a state more than once.
  var initialStates: [RandomState]

  /// Whether there are so many initial states that several threads take part.
  enum Crowd {
    case none
    /// Nearly every state is initial: few states in all, so that whole runs can be decided.
    case everywhere
    /// Many are, of many more.
    case large
  }

  var processes: Int { locals.count }

  struct Offer {
    let label: StepLabel
    let after: RandomState
    let events: [RandomEvent]
  }

  /// Every step from `state`, by process, then in the order of the rules.
  func offers(from state: RandomState) -> [Offer] {
    (0..<processes).flatMap { process in
      rules[process].enumerated().compactMap { number, rule -> Offer? in
        guard rule.isPossible(for: process, of: processes, in: state) else { return nil }
        var after = state
        rule.apply(to: &after, by: process)
        return Offer(
          label: StepLabel(name: rule.name, process: process, rule: number), after: after,
          events: rule.reports.map { $0.event(of: process) })
      }
    }
  }
}

extension RandomTable: CustomStringConvertible {
  var description: String {
    var lines = [
      "seed \(seed): locals \(locals), shared \(shared)"
        + (isSymmetric ? ", symmetric" : "") + (crowd == .none ? "" : ", crowded")
    ]
    for (process, rules) in rules.enumerated() {
      for (number, rule) in rules.enumerated() {
        lines.append(
          "  \(rule.name)(\(process), \(number)): \(rule.source) → \(rule.target)"
            + " if \(rule.guards) do \(rule.effects) report \(rule.reports)")
      }
    }
    let shown = initialStates.prefix(8).map {
      "\($0.locals)\($0.shared)\($0.marks)"
    }
    lines.append("  initial, \(initialStates.count): " + shown.joined(separator: " "))
    return lines.joined(separator: "\n")
  }
}
