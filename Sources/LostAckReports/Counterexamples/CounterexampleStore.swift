#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A directory of counterexample files: `Counterexamples/`, one file a failing row.
public struct CounterexampleStore: Sendable {
  public let directory: String

  public init(directory: String) { self.directory = directory }

  /// The file of the row with this key, or of a run by that seed.
  public static func fileName(_ key: String, seed: UInt64? = nil) -> String {
    key + (seed.map { "-seed\($0)" } ?? "") + ".json"
  }

  /// How a file of the directory is called in messages and reports: `Counterexamples/CL-2-P3.json`.
  public func shownPath(_ name: String) -> String {
    (directory.split(separator: "/").last.map(String.init) ?? directory) + "/" + name
  }

  /// The names of the counterexample files that are there, in order.
  public func names() -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    return (names ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
  }

  public func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  public func read(_ name: String) throws(InputError) -> Counterexample {
    try Counterexample(file: path(name), shownAs: shownPath(name))
  }

  /// The file's text, if it is there and can be read.
  public func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the file, whole or not at all.
  public func write(_ counterexample: Counterexample, _ name: String) throws(InputError) {
    if !FileManager.default.fileExists(atPath: directory) {
      try? FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: false)
    }
    try counterexample.write(file: path(name), shownAs: shownPath(name))
  }

  private func path(_ name: String) -> String { directory + "/" + name }
}

extension Counterexample {
  /// Whether there is a file of this path, whatever is in it.
  public static func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Whether there is a directory for a file of this path to be written into.
  public static func canBeWritten(_ path: String) -> Bool {
    let directory = URL(filePath: path).deletingLastPathComponent().path
    var isDirectory = false
    return FileManager.default.fileExists(atPath: directory, isDirectory: &isDirectory)
      && isDirectory && FileManager.default.isWritableFile(atPath: directory)
  }

  /// Reads a file; errors name it.
  public init(file: String, shownAs shown: String? = nil) throws(InputError) {
    let shown = shown ?? file
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else {
      throw InputError("\(shown): no such file")
    }
    if isDirectory { throw InputError("\(shown): a directory, not a counterexample file") }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw InputError("\(shown): cannot be read")
    }
    do {
      try self.init(parsing: [UInt8](data))
    } catch {
      throw error.inFile(shown)
    }
  }

  /// Writes a file, whole or not at all; errors name it.
  public func write(file: String, shownAs shown: String? = nil) throws(InputError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw InputError("\(shown ?? file): cannot be written")
    }
  }
}
