import LostAck
import LostAckReports

/// `explore cuts`: which rules hold each property up.
struct CutsCommand {
  private let search: CutSearch
  private let scopes: [Configuration]
  private let format: Arguments.Format
  private let progress: Arguments.Progress

  init(_ arguments: Arguments, _ catalog: [SystemEntry]) throws(InputError) {
    let own = try OwnConfiguration(arguments, catalog) { $0.cutScopes[0] }
    let others = arguments.has(.scope) ? [] : own.entry.cutScopes.dropFirst()
    do {
      scopes =
        [own.configuration]
        + (try others.map { scope in
          try own.entry.configuration(
            with: own.configuration.with, scope: scope.map { ($0.name, $0.value.description) })
        })
    } catch {
      fatalError("a scope of the model's own: \(error)")
    }
    search = CutSearch(
      entry: own.entry, with: own.configuration.with,
      scopes: scopes.map { $0.scope.map { ($0.name, $0.value.description) } },
      properties: own.properties, size: try arguments.cutSize(), limits: try arguments.limits())
    format = try arguments.format()
    progress = try arguments.progress()
  }

  func run(_ console: Console) -> ExitCode {
    let form = console.form(ofProgress: progress)
    var said = console.now()
    let found = search.run { done, count in
      guard let form, console.now() - said >= 1 else { return }
      said = console.now()
      switch form {
      case .line:
        console.showPassing([search.entry.name, "\(grouped(done)) of \(grouped(count)) sets"])
      case .json:
        console.diagnoseJSON(
          .object(
            .init("progress", .object(.init("sets", .integer(done)), .init("of", .integer(count)))))
        )
      }
    }
    console.clearPassing()
    switch format {
    case .text: print(found, console)
    case .json: console.printText(json(found).text())
    }
    let isDecided = found.allSatisfy { cuts in
      if case .undetermined = cuts.design.verdict { return false }
      return cuts.undecided.isEmpty
    }
    return isDecided ? .success : .undetermined
  }

  private func print(_ found: [PropertyCuts], _ console: Console) {
    let changes = search.with.map { "+" + $0 }.joined(separator: " ")
    console.print(
      "\(search.entry.name)\(changes.isEmpty ? "" : " " + changes): which rules hold each property "
        + "up (sets of at most \(search.size))")
    for configuration in scopes where !configuration.scope.isEmpty {
      let words = configuration.changedScope.words
      console.printWrapped(words.isEmpty ? "the default" : words, after: "  scope: ")
    }
    for cuts in found { print(cuts, console) }
    console.print()
    let width = max(4, search.rules.map(\.count).max() ?? 0) + 2
    console.print(column("rule", width) + column("guards alone", 24) + "with others")
    for rule in search.rules where found.guarded(by: rule) {
      let (alone, together) = found.properties(of: rule)
      let line =
        column(rule, width) + column(alone.joined(separator: " "), 24)
        + together.joined(separator: " ")
      console.print(line.trimmedAtEnd)
    }
    let idle = found.notLoadBearing(search.rules)
    console.printWrapped(
      idle.isEmpty ? "none" : idle.joined(separator: ", "),
      after: "not load-bearing in \(scopes.count == 1 ? "this scope" : "these scopes"): ")
  }

  private func print(_ cuts: PropertyCuts, _ console: Console) {
    console.print()
    console.printWrapped(cuts.property.sentence, after: cuts.property.id + ": ")
    switch cuts.design.verdict {
    case .fails(let trace):
      console.printWrapped(
        "fails in \(trace.steps.count) in the design: \(trace.story)", after: "    ")
    case .undetermined(let why):
      console.printWrapped("undetermined in the design: \(why.reason)", after: "    ")
    case .holds:
      if cuts.cuts.isEmpty, cuts.undecided.isEmpty {
        console.print("    holds without any \(search.size == 1 ? "rule" : "set of rules")")
      }
    }
    for cut in cuts.cuts {
      let name = cut.rules.map { "−" + $0 }.joined(separator: " ")
      console.printWrapped(
        cut.trace.story, after: "    \(name)  fails in \(cut.trace.steps.count): ")
    }
    if !cuts.undecided.isEmpty {
      console.printWrapped(
        cuts.undecided.map { $0.map { "−" + $0 }.joined(separator: " ") }.joined(separator: ", "),
        after: "    undetermined (a limit was reached): ")
    }
  }

  private func json(_ found: [PropertyCuts]) -> JSONValue {
    let cuts = found.flatMap { own in
      own.cuts.map { cut in
        JSONValue.object(
          .init("property", .string(own.property.id)), .init("rules", .strings(cut.rules)),
          .init("steps", .integer(cut.trace.steps.count)), .init("alone", .boolean(cut.isAlone)),
          .init("counterexample", .strings(cut.trace.labels)))
      }
    }
    let undecided = found.flatMap { own in
      own.undecided.map { set in
        JSONValue.object(
          .init("property", .string(own.property.id)), .init("rules", .strings(set)))
      }
    }
    return .report(
      .init("model", .string(search.entry.name)), .init("with", .strings(search.with)),
      .init("scope", JSONValue(scope: scopes[0].scope)),
      .init("scopes", .array(scopes.map { JSONValue(scope: $0.scope) })),
      .init("size", .integer(search.size)),
      .init("cuts", .array(cuts)),
      .init("notLoadBearing", .strings(found.notLoadBearing(search.rules))),
      .init(
        "design", .object(found.map { .init($0.property.id, .string($0.design.verdict.name)) })),
      .init("undetermined", .array(undecided)))
  }
}

extension [PropertyCuts] {
  /// The properties that fail without this rule alone, and those that fail without it and others.
  fileprivate func properties(of rule: String) -> (alone: [String], together: [String]) {
    func ids(_ isMeant: (Cut) -> Bool) -> [String] {
      filter { $0.cuts.contains { $0.rules.contains(rule) && isMeant($0) } }.map(\.property.id)
    }
    return (ids(\.isAlone), ids { !$0.isAlone })
  }

  fileprivate func guarded(by rule: String) -> Bool {
    contains { $0.cuts.contains { $0.rules.contains(rule) } }
  }

  /// The rules that are in no set, and no part of theirs.
  fileprivate func notLoadBearing(_ rules: [String]) -> [String] {
    rules.filter { rule in
      !rules.contains { ($0 == rule || $0.hasPrefix(rule + ".")) && guarded(by: $0) }
    }
  }
}

/// The text at the left of a column.
private func column(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

extension Trace {
  /// The labels, one behind the other; ↻ before those that are repeated for ever.
  fileprivate var story: String {
    labels.enumerated().map { ($0 == cycleStart ? "↻ " : "") + $1 }.joined(separator: " · ")
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
