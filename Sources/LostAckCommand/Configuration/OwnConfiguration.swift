import LostAck
import LostAckReports

/// The configuration that `check` or `cuts` is asked about, and its properties.
struct OwnConfiguration {
  /// The scope of this size.
  static func scope(_ size: Row.Size) -> (SystemEntry) -> [ScopeField] {
    size == .small ? { _ in [] } : { $0.largeScope }
  }

  let entry: SystemEntry
  let configuration: Configuration
  let properties: [PropertyInfo]
  /// The flags that ask for it, to be repeated in a line that reproduces.
  let words: [String]

  /// What `--scope` does not name is as in the scope that `base` picks.
  init(
    _ arguments: Arguments, _ catalog: [SystemEntry], _ base: (SystemEntry) -> [ScopeField]
  ) throws(InputError) {
    guard let entry = try arguments.entry(in: catalog) else {
      throw InputError(
        "\(arguments.command.shown) wants --model M (models: \(listed(catalog.map(\.name))))")
    }
    let base = base(entry).map { ($0.name, $0.value.description) }
    do {
      configuration = try entry.configuration(
        without: try arguments.list(.without), with: try arguments.list(.with),
        scope: base + arguments.scope())
    } catch let error as ConfigurationError {
      throw entry.inputError(error)
    } catch let error as InputError {
      throw error
    } catch {
      fatalError("\(error)")
    }
    if let problem = entry.problemOfLabels(in: [configuration]) { throw InputError(problem) }
    self.entry = entry
    if let id = arguments[.property] {
      properties = [try entry.property(named: id)]
    } else {
      properties = entry.properties
    }
    words =
      [arguments.command.rawValue]
      + [Flag.model, .without, .with, .scope, .size].flatMap { flag in
        arguments[flag].map { [flag.shown, $0] } ?? []
      }
  }

  /// Says what is checked: the model, the rules, and the whole scope.
  func printHeading(_ console: Console) {
    console.print("\(entry.name): \(console.plain(configuration.rules))")
    if !configuration.scope.isEmpty {
      console.printWrapped(configuration.scope.words, after: "  scope: ")
    }
  }
}

/// The file that `check --out` writes.
struct OutFile {
  private let path: String

  /// Refuses, before anything is searched, to overwrite a file that is something else.
  init?(_ arguments: Arguments, _ own: OwnConfiguration) throws(InputError) {
    guard let path = arguments[.out] else { return nil }
    if own.properties.count != 1 {
      throw InputError(
        "--out wants one property, such as --property \(own.properties.first?.id ?? "P1") "
          + "(\(own.entry.name)'s properties: \(listed(own.properties.map(\.id))))")
    }
    if Counterexample.fileExists(path) {
      do {
        _ = try Counterexample(file: path)
      } catch {
        throw InputError("--out would overwrite what is no counterexample: \(error.message)")
      }
    }
    if !Counterexample.canBeWritten(path) {
      throw InputError("\(path): cannot be written; is there such a directory?")
    }
    self.path = path
  }

  func write(
    _ trace: Trace, _ own: OwnConfiguration, found: Counterexample.Origin, _ console: Console
  ) throws(InputError) -> String {
    try Counterexample(
      trace, claim: nil, model: own.entry.name, own.configuration, found: found
    ).write(file: path)
    console.diagnose("wrote \(path)")
    return path
  }
}
