import LostAck
import LostAckReports

/// `explore check`: one configuration of your own, exhaustively.
struct ConfigurationCheck {
  private let own: OwnConfiguration
  private let limits: Limits
  private let isReduced: Bool
  private let format: Arguments.Format
  private let progress: Arguments.Progress
  private let out: OutFile?

  init(_ arguments: Arguments, _ catalog: [SystemEntry]) throws(InputError) {
    own = try OwnConfiguration(
      arguments, catalog, OwnConfiguration.scope(try arguments.size() ?? .small))
    limits = try arguments.limits()
    isReduced = arguments.has(.reduce)
    format = try arguments.format()
    progress = try arguments.progress()
    out = try OutFile(arguments, own)
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    if format == .text { own.printHeading(console) }
    let meter = ProgressMeter(console, progress, rows: own.properties.count)
    var results: [CheckResult] = []
    var path: String?
    for property in own.properties {
      let result = meter.following(row: nil, property: property.id, limits) { limits in
        own.entry.check(
          own.configuration, property.id, limits: limits, isReduced: isReduced)
      }
      defer { results.append(result) }
      if let out, case .fails(let trace) = result.verdict {
        path = try out.write(trace, own, found: .exhaustive, console)
      }
      if format == .text { printResult(result, results.last, property, path, console) }
    }
    console.clearPassing()
    if format == .json { console.printText(json(results, path).text()) }
    let names = results.map(\.verdict.name)
    return names.contains("fails")
      ? .broken : names.contains("undetermined") ? .undetermined : .success
  }

  private func printResult(
    _ result: CheckResult, _ previous: CheckResult?, _ property: PropertyInfo, _ path: String?,
    _ console: Console
  ) {
    let prefix = property.id + ": "
    let space = String(repeating: " ", count: prefix.count)
    console.print()
    console.printWrapped(property.sentence, after: prefix)
    let tone: Console.Tone =
      switch result.verdict {
      case .holds: .good
      case .fails: .bad
      case .undetermined: .doubtful
      }
    var words = result.verdict.words
    if case .undetermined(let why) = result.verdict { words += " (\(why.limit.rawValue))" }
    console.print(
      space + console.toned(words, tone) + " · \(grouped(result.states)) states"
        + " · \(grouped(result.transitions)) transitions · depth \(result.depth)")
    if case .undetermined(let why) = result.verdict {
      console.printWrapped(why.reason, after: space)
    }
    if let words = result.omissionWords(limits.keeping) { console.print(space + words) }
    if isReduced {
      console.printWrapped(result.reductionWords, after: space + "reduced: ")
    }
    if result.fired == previous?.fired {
      console.print(space + "fired: as above")
    } else {
      let fired = result.fired.map { "\($0.name) \(grouped($0.count))" }
      for (name, actions) in [("fired: ", fired), ("never fired: ", result.neverFired)]
      where !actions.isEmpty {
        console.printWrapped(actions.joined(separator: ", "), after: space + name)
      }
    }
    if case .fails(let trace) = result.verdict {
      console.print()
      console.printText(drawing(of: trace, width: Console.width, ascii: console.isASCII))
      if let path { console.print("file       " + console.plain(path)) }
    }
  }

  private func json(_ results: [CheckResult], _ path: String?) -> JSONValue {
    let names = results.map(\.verdict.name)
    let rows = zip(own.properties, results).map { property, result in
      JSONValue.object(
        own.configuration.jsonMembers(own.entry.name, property.id)
          + result.jsonMembers(counterexample: path)
          + [
            .init(
              "fired", .object(result.fired.map { .init($0.name, .integer($0.count)) })),
            .init("neverFired", .strings(result.neverFired)),
          ] + result.reductionMembers)
    }
    return .report(
      .init("verdict", .string(["fails", "undetermined"].first(where: names.contains) ?? "holds")),
      .init("claims", .array(rows)))
  }
}
