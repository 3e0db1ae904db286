import Foundation
import LostAck
import LostAckCommand
import Synchronization

/// What a command line printed, and how it ended.
struct Transcript: Equatable {
  var code: Int32
  var out: String
  var err: String
}

/// Runs command lines in this process, on a package directory of its own.
final class Session {
  let directory: URL
  let explore: Explore

  var counterexamples: URL { directory.appending(path: "Counterexamples") }

  init(
    _ catalog: [SystemEntry] = [SystemEntry(Courier<TrueClaims>.self)],
    benchmarks: [Benchmark] = [], hasPackage: Bool = true, executable: String? = nil
  ) {
    directory = FileManager.default.temporaryDirectory.appending(
      path: "lostack-\(UUID().uuidString)")
    try! FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    explore = Explore(
      catalog: catalog, benchmarks: benchmarks,
      counterexamples: hasPackage ? directory.appending(path: "Counterexamples").path : nil,
      executable: executable)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func run(
    _ line: String, isTerminal: Bool = false, environment: [String: String] = [:]
  ) -> Transcript {
    run(
      line.split(separator: " ").map(String.init), isTerminal: isTerminal, environment: environment)
  }

  func run(
    _ arguments: [String], isTerminal: Bool = false, environment: [String: String] = [:]
  ) -> Transcript {
    let texts = Mutex((out: "", err: ""))
    let output = Output(
      isTerminal: isTerminal, environment: environment,
      write: { text in texts.withLock { $0.out += text } },
      writeDiagnostics: { text in texts.withLock { $0.err += text } })
    let code = explore.run(arguments, output: output)
    return texts.withLock { Transcript(code: code, out: $0.out, err: $0.err) }
  }

  /// The files in `Counterexamples/`, by name, with what they hold.
  var files: [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: counterexamples.path)) ?? []
    return names.reduce(into: [:]) { $0[$1] = text($1) }
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: counterexamples.appending(path: name), encoding: .utf8)
  }

  /// Puts a file there, or, without a text, removes it.
  func put(_ name: String, _ text: String?) throws {
    let file = counterexamples.appending(path: name)
    guard let text else { return try FileManager.default.removeItem(at: file) }
    try FileManager.default.createDirectory(at: counterexamples, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
