import LostAck
import LostAckReports

/// The counterexample files of rows: which are there, and which may be written.
///
/// Only a row that is known to fail owns a file; it is written where it is absent or no longer
/// reproduces, and rewritten only when that is asked for.
struct KeptCounterexamples {
  let store: CounterexampleStore?
  private let files: [String: ResolvedCounterexample]

  /// Reads the files of these rows, so that a damaged one is told before hours of searching. With
  /// `update` they will be rewritten whatever is in them.
  init(
    of rows: [Row], _ store: CounterexampleStore?, _ catalog: [SystemEntry], update: Bool = false
  ) throws(InputError) {
    self.store = store
    var files: [String: ResolvedCounterexample] = [:]
    if let store {
      for row in rows where row.isKnownToFail {
        let name = CounterexampleStore.fileName(row.key)
        guard store.exists(name) else { continue }
        do {
          files[row.key] = try ResolvedCounterexample(store.read(name), in: catalog, store, name)
        } catch {
          if !update { throw error }
        }
      }
    }
    self.files = files
  }

  /// How the row's file is called, if the counterexample it holds has these labels.
  func path(holding trace: Trace, of row: Row) -> String? {
    guard let store, let file = files[row.key]?.counterexample,
      file.labels == trace.labels, file.start == trace.start, file.cycleStart == trace.cycleStart
    else { return nil }
    return store.shownPath(CounterexampleStore.fileName(row.key))
  }

  /// What to say of a row's file that does not hold what a random run met.
  func absence(of row: Row) -> String {
    guard let store else { return "none" }
    let path = store.shownPath(CounterexampleStore.fileName(row.key))
    return files[row.key] == nil
      ? "\(path) is absent; \(commandLine(["--claim", row.id])) writes it"
      : "\(path) holds another"
  }

  /// Keeps what a random run met of a row that should hold, in a file of its own; answers the
  /// file's path if it holds this counterexample.
  func keepNew(
    _ found: Counterexample, of row: Row, seed: UInt64, _ console: Console
  ) throws(InputError) -> String? {
    let store = try existingStore()
    let name = CounterexampleStore.fileName(row.key, seed: seed)
    let path = store.shownPath(name)
    if !store.exists(name) {
      try store.write(found, name)
      console.diagnose("wrote \(path)")
    } else if store.text(name) != found.text {
      console.diagnose("\(path) holds another counterexample; remove it to have this one kept")
      return nil
    }
    return path
  }

  /// Throws if there is nowhere to keep anything.
  func requireStore() throws(InputError) { _ = try existingStore() }

  private func existingStore() throws(InputError) -> CounterexampleStore {
    guard let store else {
      throw InputError(
        "no Package.swift here or above the command's sources, so there is no Counterexamples/ "
          + "to write to; run it in the package's directory")
    }
    return store
  }

  /// Keeps what was found for a row, if it is for this command to write; answers the file's path,
  /// and says on stderr what became of it.
  func keep(
    _ found: Counterexample, of row: Row, update: Bool, _ console: Console
  ) throws(InputError) -> String {
    let store = try existingStore()
    let name = CounterexampleStore.fileName(row.key)
    let path = store.shownPath(name)
    if !store.exists(name) {
      try store.write(found, name)
      console.diagnose("wrote \(path)")
    } else if store.text(name) == found.text {
      return path
    } else if update {
      try store.write(found, name)
      console.diagnose("updated \(path)")
    } else if let file = files[row.key], file.reproduces {
      console.diagnose(
        "\(path) differs from what was found (\(difference(file, found))); --update rewrites it")
    } else {
      try store.write(found, name)
      console.diagnose("rewrote \(path): it no longer reproduced")
    }
    return path
  }

  private func difference(_ file: ResolvedCounterexample, _ found: Counterexample) -> String {
    let kept = file.counterexample
    if kept.labels.count != found.labels.count {
      return "\(kept.labels.count) steps, found \(found.labels.count)"
    }
    if let step = zip(kept.labels, found.labels).enumerated().first(where: { $1.0 != $1.1 }) {
      return "step \(step.offset + 1) is \(step.element.0), found \(step.element.1)"
    }
    if kept.claim != found.claim {
      return "of claim \(kept.claim ?? "none"), not \(found.claim ?? "")"
    }
    if (kept.without, kept.with) != (found.without, found.with)
      || file.configuration.scope != found.scope
    {
      return "of another configuration"
    }
    return "the same steps, told differently"
  }

  /// Says on stderr which files belong to no row that is known to fail.
  func reportStrays(_ catalog: [SystemEntry], _ console: Console) {
    guard let store else { return }
    for name in store.names() where !catalog.owns(name) {
      console.diagnose("\(store.shownPath(name)) belongs to no claim that is known to fail")
    }
  }
}

extension [SystemEntry] {
  /// Whether a row that is known to fail has its counterexample in a file of this name.
  func owns(_ name: String) -> Bool {
    flatMap(\.rows).contains { $0.isKnownToFail && CounterexampleStore.fileName($0.key) == name }
  }
}

extension Row {
  var isKnownToFail: Bool { expectation != .holds }
}

extension ResolvedCounterexample {
  /// Looks up what a file of the store names; errors name the file.
  init(
    _ counterexample: Counterexample, in catalog: [SystemEntry], _ store: CounterexampleStore,
    _ name: String
  ) throws(InputError) {
    do {
      try self.init(counterexample, in: catalog)
    } catch {
      throw error.inFile(store.shownPath(name))
    }
  }
}
