extension LimitReached {
  var asVerdict: Undetermined.Limit {
    switch self {
    case .states: .states
    case .depth: .depth
    case .time: .time
    case .memory: .memory
    case .interrupted: .interrupted
    case .bits: .bits
    }
  }

  /// The limit's value in its unit: states, steps, seconds or bytes.
  func value(_ limits: Limits) -> Double? {
    switch self {
    case .states: Double(limits.states)
    case .depth: Double(limits.depth)
    case .time: limits.time
    case .memory: limits.memory.map(Double.init)
    case .bits: if case .bits(let bytes) = limits.keeping { Double(bytes) } else { nil }
    case .interrupted: nil
    }
  }

  /// Which limit ended a search, what was covered until then, and what can be done about it:
  /// `stopped by --states 20 with 20 states: complete up to depth 4, 9 not yet expanded; …`.
  func reason<M: Model>(_ limits: Limits, _ found: Exploration<M>) -> String {
    let states = found.states == 1 ? "1 state" : "\(grouped(found.states)) states"
    if self == .bits {
      return "all \(states) that were met are explored, but only bits of each were kept: about "
        + "\(inTwoDigits(found.expectedOmissions)) are expected to have been taken for others, and what "
        + "only they lead to was left out"
    }
    var covered =
      found.depthCompleted.map { "complete up to depth \($0)" } ?? "not all initial ones"
    if found.unexpanded > 0 {
      covered += ", \(grouped(found.unexpanded)) not yet expanded"
    } else if self != .states {
      covered = "these are all, but the runs that go on for ever were not all looked at"
    }
    let told = "\(cause(limits)) with \(states): \(covered)" + (remedy.map { "; " + $0 } ?? "")
    if found.growing.isEmpty { return told }
    return told + "; " + found.growing.map(\.sentence).joined(separator: "; ")
      + " (if nothing else bounds \(found.growing.count == 1 ? "it" : "them"), the scope must)"
  }

  private func cause(_ limits: Limits) -> String {
    switch self {
    case .states:
      "stopped by --states " + inUnits(limits.states, [("M", 1_000_000), ("k", 1_000)])
    case .depth: "stopped by the depth limit of \(limits.depth)"
    case .time:
      "stopped by --time "
        + inUnits(Int(((limits.time ?? 0) * 1_000).rounded()), [("s", 1_000), ("ms", 1)])
    case .memory:
      "stopped by --memory "
        + inUnits(limits.memory ?? 0, [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)])
    case .interrupted: "interrupted"
    case .bits: "kept as bits"
    }
  }

  private var remedy: String? {
    switch self {
    case .states: "raise --states, or narrow the scope"
    case .depth: "raise the depth, or narrow the scope"
    case .time: "raise --time, or narrow the scope"
    case .memory: "raise --memory, or narrow the scope"
    case .interrupted, .bits: nil
    }
  }
}

/// The number as the command line takes it: with the greatest unit that leaves it whole.
private func inUnits(_ number: Int, _ units: [(name: String, factor: Int)]) -> String {
  for unit in units where number > 0 && number.isMultiple(of: unit.factor) {
    return "\(number / unit.factor)" + unit.name
  }
  return "\(number)"
}
