@testable import LostAck

extension SystemEntry {
  /// An entry whose random runs are scripted, so that what the command makes of them does not hang
  /// on the search: every third seed meets a violation, if the configuration has one.
  static func scripted<Claims: CourierClaims>(_ type: Courier<Claims>.Type) -> SystemEntry {
    SystemEntry(
      type, check: { $0.decide($1, $2, $3, isReduced: $4) },
      checkTogether: { $0.decideTogether($1, $2) },
      search: { $0.figures(of: [$1], $2, keepsTraces: $3) },
      run: { model, property, seed, stream, shrinks in
        precondition(stream.hasSuffix("-" + property.id))
        let steps = 20 + Int(seed % 10)
        guard seed.isMultiple(of: 3), let trace = violation(model, property) else {
          return RandomResult(steps: steps, violation: nil)
        }
        return RandomResult(
          steps: steps - 10,
          violation: .init(
            length: steps - 10, trace: shrinks ? trace : nil, isShortest: seed.isMultiple(of: 2)))
      })
  }

  private static func violation<Claims>(
    _ model: Courier<Claims>, _ property: Property<Courier<Claims>>
  ) -> Trace? {
    let candidates = [
      ["send(0)", "bringAgain(0)", "bring(0)"],
      ["send(0)", "bringAgain(0)", "restart", "bring(0)"],
      ["send(0)", "bring(0)"],
    ]
    for labels in candidates {
      for start in model.initialStates.indices {
        if case .reproduced(let trace) = model.replay(labels, from: start, judging: property) {
          return trace
        }
      }
    }
    return nil
  }
}
