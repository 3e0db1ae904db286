#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that was started, with what it prints going to files.
struct ChildProcess {
  /// How it ended, and what it took.
  struct Outcome {
    /// 128 and the signal's number, if it died of one.
    let code: Int32
    let output: String
    let diagnostics: String
    let cpuSeconds: Double
    let wallSeconds: Double
  }

  private let id: pid_t
  private let start = ContinuousClock.now
  private let files: String

  /// Starts `words`, of which the first is an executable's path, in `directory`.
  ///
  /// A shell changes the directory, opens the files and becomes the executable: the calls to have
  /// that done by `posix_spawn` alone differ from system to system.
  init?(_ words: [String], in directory: String, environment: [String: String]) {
    files = directory + "/" + UUID().uuidString
    let script = #"cd "$0" && out=$1 && shift && exec "$@" >"$out.out" 2>"$out.err" </dev/null"#
    var id = pid_t()
    let failed = withCStrings(["/bin/sh", "-c", script, directory, files] + words) { arguments in
      withCStrings(environment.map { $0.key + "=" + $0.value }.sorted()) { environment in
        posix_spawn(&id, "/bin/sh", nil, nil, arguments, environment)
      }
    }
    if failed != 0 { return nil }
    self.id = id
  }

  /// Waits until it ends.
  func wait() -> Outcome {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let wallSeconds = (ContinuousClock.now - start).inSeconds
    defer {
      unlink(files + ".out")
      unlink(files + ".err")
    }
    let signal = status & 0x7F
    return Outcome(
      code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal,
      output: text(".out"), diagnostics: text(".err"),
      cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime), wallSeconds: wallSeconds)
  }

  private func text(_ suffix: String) -> String {
    (try? Data(contentsOf: URL(filePath: files + suffix))).map {
      String(decoding: $0, as: UTF8.self)
    }
      ?? ""
  }

  private func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The executable of this name in the directories of `PATH`.
func executable(_ name: String, _ environment: [String: String]) -> String? {
  (environment["PATH"] ?? "").split(separator: ":").lazy
    .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}

/// Calls `body` with the strings as C has an argument list: pointers, and a null at the end.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers)
}
