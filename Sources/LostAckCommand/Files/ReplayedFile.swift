import LostAck
import LostAckReports

/// A counterexample file, read, looked up and replayed.
struct ReplayedFile {
  let path: String
  let resolved: ResolvedCounterexample
  let outcome: ReplayOutcome

  init(_ path: String, _ catalog: [SystemEntry]) throws(InputError) {
    self.path = path
    let counterexample = try Counterexample(file: path)
    do {
      resolved = try ResolvedCounterexample(counterexample, in: catalog)
    } catch {
      throw error.inFile(path)
    }
    outcome = resolved.replay()
  }

  var reproduces: Bool { trace != nil }

  /// The trace, if it reproduces.
  var trace: Trace? {
    if case .reproduced(let trace) = outcome { trace } else { nil }
  }

  /// `CL-2 · capture-lane · design relaunches=1 · found by seed 42`.
  var heading: String {
    let counterexample = resolved.counterexample
    return [
      counterexample.claim, resolved.entry.name, resolved.configuration.words,
      counterexample.found == .exhaustive
        ? "found by exhaustive search" : "found by \(counterexample.found)",
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// What came of replaying, in a line.
  var result: String {
    let property = resolved.property.id
    switch outcome {
    case .reproduced(let trace):
      return "reproduced: \(property) violated at \(trace.end)"
    case .violatedEarly(let trace):
      return "not reproduced: \(property) is violated earlier, at \(trace.end)"
    case .notViolated:
      return "not reproduced: \(property) is not violated by these "
        + resolved.counterexample.steps.count.steps
    case .notOffered(let position, let label, let offered):
      return "not reproduced: step \(position + 1), \(label), is not offered; offered: "
        + (offered.isEmpty ? "nothing" : offered.joined(separator: ", "))
    case .noSuchStart(let count):
      return "not reproduced: there is no initial state \(resolved.counterexample.start) "
        + "(there are \(count), counted from 0)"
    }
  }
}

extension Trace {
  /// Where it violates its property.
  fileprivate var end: String { steps.isEmpty ? "the start" : "step \(steps.count)" }
}
