import LostAck
import LostAckReports

/// The command `explore` for the models of a catalog.
///
/// A package gets it for its own models in one line of `main.swift`:
///
/// ```swift
/// Explore.main(catalog)
/// ```
public struct Explore: Sendable {
  /// The version of the tool.
  public static let version = "0.1.0"

  let catalog: [SystemEntry]
  let benchmarks: [Benchmark]
  /// The directory `Counterexamples/`; nil where there is no package to hold it.
  let store: CounterexampleStore?
  /// This program's executable, where it can be started again.
  let executable: String?

  /// - Parameters:
  ///   - catalog: the models.
  ///   - benchmarks: what `bench` times, beside the models.
  ///   - counterexamples: the path of the directory in which counterexamples are kept.
  ///   - executable: the path of a program that runs this command on its arguments; `bench` starts
  ///     it to see what two independent processes get done.
  public init(
    catalog: [SystemEntry], benchmarks: [Benchmark] = [], counterexamples: String?,
    executable: String? = nil
  ) {
    self.catalog = catalog
    self.benchmarks = benchmarks
    self.executable = executable
    store = counterexamples.map(CounterexampleStore.init(directory:))
  }

  /// Runs one command line, without the program's name, and returns the exit code: 2 for a usage or
  /// input error; else 1 for a verdict not as claimed, a counterexample or a replay that does not
  /// reproduce; else 3 for an undetermined verdict; else 0.
  public func run(_ arguments: [String], output: Output) -> Int32 {
    do {
      let arguments = try Arguments(arguments)
      if arguments.has(.help) {
        Console(output, color: .never).printText(arguments.command.help)
        return ExitCode.success.rawValue
      }
      if arguments.has(.version) {
        output.write("LostAck \(Self.version) (counterexample format \(Counterexample.format))\n")
        return ExitCode.success.rawValue
      }
      let console = Console(output, color: try arguments.color())
      return try run(arguments, console, output.environment).rawValue
    } catch {
      // One line, whatever was given.
      output.writeDiagnostics("explore: \(printable(error.message))\n")
      return ExitCode.badInput.rawValue
    }
  }

  private func run(
    _ arguments: Arguments, _ console: Console, _ environment: [String: String]
  ) throws(InputError) -> ExitCode {
    if let problem = catalog.problem { throw InputError(problem) }
    return switch arguments.command {
    case .claims:
      if let seeds = try arguments.seeds() {
        try ClaimHunt(arguments, seeds, catalog, store).run(console)
      } else {
        try ClaimCheck(arguments, catalog, store).run(console)
      }
    case .check:
      if let seeds = try arguments.seeds() {
        try ConfigurationHunt(arguments, seeds, catalog).run(console)
      } else {
        try ConfigurationCheck(arguments, catalog).run(console)
      }
    case .cuts: try CutsCommand(arguments, catalog).run(console)
    case .list: try ListCommand(arguments, catalog).run(console)
    case .replay: try ReplayCommand(arguments, catalog).run(console)
    case .show: try ShowCommand(arguments, catalog).run(console)
    case .bench:
      try BenchCommand(
        arguments, catalog, benchmarks, executable: executable, environment: environment
      ).run(console)
    }
  }
}

/// How a command ends; of several, the first that applies.
enum ExitCode: Int32 {
  case badInput = 2
  case broken = 1
  case undetermined = 3
  case success = 0
}
