import LostAck

/// The other checkers that this machine has. One that is missing is said to be.
struct Peers {
  private var spin: Spin?
  private var rumur: Rumur?
  private(set) var missing: [MissingPart] = []

  /// Looks for those of `engines`, unless there is nothing that they could search.
  init(_ engines: [Engine.Family], _ environment: [String: String], hasSources: Bool) {
    guard hasSources, engines.contains(where: { $0 != .lostack }) else { return }
    do {
      let workshop = try Workshop(environment)
      if engines.contains(.spin) {
        spin = look(for: "spin") { () throws(PeerFailure) in try Spin(workshop) }
      }
      if engines.contains(.rumur) {
        rumur = look(for: "rumur") { () throws(PeerFailure) in try Rumur(workshop) }
      }
    } catch {
      missing = engines.filter { $0 != .lostack }
        .map { MissingPart(name: $0.rawValue, reason: error.message) }
    }
  }

  private mutating func look<Peer>(
    for name: String, _ make: () throws(PeerFailure) -> Peer
  ) -> Peer? {
    do {
      return try make()
    } catch {
      missing.append(MissingPart(name: name, reason: error.message))
      return nil
    }
  }

  /// Builds the searches of one model, and hands over each, or why there is none.
  func build(
    _ benchmark: Benchmark, _ threads: [Int],
    _ add: (Engine, Int, Result<Contestant, PeerFailure>) -> Void
  ) {
    if let spin, let source = benchmark.promela {
      for (engine, breadthFirst) in [(Engine.spinBreadthFirst, true), (.spinDepthFirst, false)] {
        add(
          engine, 1,
          Result { () throws(PeerFailure) in
            try spin.contestant(benchmark, source, breadthFirst: breadthFirst)
          })
      }
    }
    if let rumur, let source = benchmark.murphi {
      for threads in threads {
        add(
          .rumur, threads,
          Result { () throws(PeerFailure) in
            try rumur.contestant(benchmark, source, threads: threads)
          })
      }
    }
  }
}
