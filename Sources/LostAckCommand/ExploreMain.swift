import LostAck
import Synchronization

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

extension Explore {
  /// Runs the process's command line, and ends the process with the exit code.
  ///
  /// `file` locates the package, and with it `Counterexamples/`, where the current directory is not
  /// that of a package.
  public static func main(
    _ catalog: [SystemEntry], benchmarks: [Benchmark] = [], file: String = #filePath
  ) -> Never {
    TrapReport.install()
    endSearchesOnInterrupt()
    let explore = Explore(
      catalog: catalog, benchmarks: benchmarks,
      counterexamples: packageDirectory(file).map { $0 + "/Counterexamples" },
      executable: executablePath)
    let output = Output(
      isTerminal: isatty(1) == 1, areDiagnosticsOnTerminal: isatty(2) == 1,
      columns: terminalColumns(2),
      environment: ProcessInfo.processInfo.environment,
      write: { writeAll($0, to: 1) }, writeDiagnostics: { writeAll($0, to: 2) })
    let code = explore.run(Array(CommandLine.arguments.dropFirst()), output: output)
    if resultsAreLost.load(ordering: .relaxed) {
      writeAll("explore: results could not be written to stdout; is the disk full?\n", to: 2)
      exit(ExitCode.badInput.rawValue)
    }
    exit(code)
  }

  /// The directory of the package: the nearest above `file`, where the command was built; if it is
  /// there no more, the current one. Not the other way round, or a run from within another package
  /// would leave its counterexamples there.
  static func packageDirectory(_ file: String, current: String? = nil) -> String? {
    var parts = file.split(separator: "/")
    while parts.popLast() != nil {
      let directory = "/" + parts.joined(separator: "/")
      if isPackage(directory) { return directory }
    }
    let current = current ?? FileManager.default.currentDirectoryPath
    return isPackage(current) ? current : nil
  }

  private static func isPackage(_ directory: String) -> Bool {
    FileManager.default.fileExists(atPath: directory + "/Package.swift")
  }

  /// Where this program can be started from again; nil if that is not to be found out.
  private static var executablePath: String? {
    #if os(Linux)
      let name = "/proc/self/exe"
    #else
      let name = CommandLine.arguments.first.flatMap { $0.contains("/") ? $0 : nil } ?? ""
    #endif
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The first Ctrl-C, or the first wish that the process end (`timeout`, a CI job that ran too
  /// long), ends the searches, so that what was found is printed; the second one kills.
  private static func endSearchesOnInterrupt() {
    // Made before the handler, which must not have to make it.
    _ = Interruption.isRequested
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.request()
        signal(number, SIG_DFL)
      }
    }
  }

  /// How wide the terminal behind `descriptor` is; 100 where it does not say.
  private static func terminalColumns(_ descriptor: Int32) -> Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }

  private static let resultsAreLost = Atomic(false)

  /// Writes without a buffer, so that what is decided is seen at once. If nobody reads any more,
  /// the process ends by SIGPIPE, or, where that is ignored, goes on in silence.
  private static func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = write(descriptor, rest.baseAddress, rest.count)
        if written > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if written == 0 || errno != EINTR && errno != EAGAIN {
          if descriptor == 1, errno != EPIPE { resultsAreLost.store(true, ordering: .relaxed) }
          return
        }
      }
    }
  }
}
