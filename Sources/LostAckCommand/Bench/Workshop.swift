#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a peer gave no figures, in a line.
struct PeerFailure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// A temporary directory in which other checkers are built and run. It goes with its owner.
final class Workshop {
  let directory: String
  let environment: [String: String]

  init(_ environment: [String: String]) throws(PeerFailure) {
    self.environment = environment
    directory =
      FileManager.default.temporaryDirectory
      .appending(path: "lostack-bench-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw PeerFailure("no temporary directory can be made in \(directory)")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  /// A directory for one model, with its source and the probe of its memory.
  func folder(_ name: String, _ file: String, _ source: String) throws(PeerFailure) -> String {
    let folder = directory + "/" + name
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for (file, text) in [(file, source), (PeakProbe.fileName, PeakProbe.source)] {
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + file))
      }
    } catch {
      throw PeerFailure("\(folder) cannot be written")
    }
    return folder
  }

  /// Runs a command to its end, which must be a success.
  @discardableResult func run(
    _ words: [String], in folder: String
  ) throws(PeerFailure) -> ChildProcess.Outcome {
    let name = words[0].split(separator: "/").last ?? "a command"
    guard let child = ChildProcess(words, in: folder, environment: environment) else {
      throw PeerFailure("\(name) could not be started")
    }
    let outcome = child.wait()
    if outcome.code != 0 {
      let said = (outcome.diagnostics + outcome.output).split(separator: "\n").first ?? ""
      throw PeerFailure("\(name) ended with \(outcome.code): \(said.prefix(120))")
    }
    return outcome
  }
}
