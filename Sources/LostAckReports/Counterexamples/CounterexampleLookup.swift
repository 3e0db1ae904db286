import LostAck

extension [SystemEntry] {
  /// The model of this name.
  public func entry(named name: String) throws(InputError) -> SystemEntry {
    guard let entry = first(where: { $0.name == name }) else {
      throw InputError(unknown("model", name, known: map(\.name), plural: "models"))
    }
    return entry
  }
}

extension SystemEntry {
  /// The property of this id.
  public func property(named id: String) throws(InputError) -> PropertyInfo {
    guard let property = properties.first(where: { $0.id == id }) else {
      throw InputError(
        unknown("property", id, known: properties.map(\.id), plural: "\(name)'s properties"))
    }
    return property
  }

  /// The error, told for people.
  public func inputError(_ error: ConfigurationError) -> InputError {
    switch error {
    case .unknownRule(let rule, let known):
      InputError(unknown("rule", rule, known: known, plural: "\(name)'s rules"))
    case .notInDesign(let rule, let inDesign):
      InputError(
        "rule '\(rule)' is not in the design, so it cannot be taken away "
          + "(in the design: \(listed(inDesign)))")
    case .alreadyInDesign(let rule, let notInDesign):
      InputError(
        "rule '\(rule)' is in the design already, so it cannot be added "
          + "(not in the design: \(listed(notInDesign)))")
    case .scope(.unknownField(let field, let known)):
      InputError(unknown("scope field", field, known: known, plural: "\(name)'s scope"))
    case .scope(.badValue(let field, let text, let expected)):
      InputError("scope field '\(field)' wants \(expected), not '\(text)'")
    case .scope(.inconsistent(let problem)):
      InputError("the scope cannot be: \(problem)")
    }
  }
}

/// A counterexample with what it names.
public struct ResolvedCounterexample: Sendable {
  public let counterexample: Counterexample
  public let entry: SystemEntry
  public let configuration: Configuration
  public let property: PropertyInfo

  /// Throws what no longer exists, without the file's name.
  public init(_ counterexample: Counterexample, in catalog: [SystemEntry]) throws(InputError) {
    self.counterexample = counterexample
    let entry = try catalog.entry(named: counterexample.model)
    self.entry = entry
    property = try entry.property(named: counterexample.property)
    do {
      configuration = try entry.configuration(
        without: counterexample.without, with: counterexample.with,
        scope: counterexample.scope.map { ($0.name, $0.value.description) })
    } catch {
      throw entry.inputError(error)
    }
    guard let claim = counterexample.claim else { return }
    let rows = entry.rows.filter { $0.id == claim }
    if rows.isEmpty {
      throw InputError(
        unknown(
          "claim", claim, known: entry.rows.map(\.id).withoutRepetitions,
          plural: "\(entry.name)'s claims"))
    }
    if !rows.contains(where: { $0.property == property }) {
      throw InputError(
        "claim '\(claim)' says nothing of property '\(property.id)' "
          + "(it is about: \(listed(rows.map(\.property.id))))")
    }
  }

  /// Takes the steps again.
  public func replay() -> ReplayOutcome {
    entry.replay(
      configuration, property.id, labels: counterexample.labels, start: counterexample.start,
      cycleStart: counterexample.cycleStart)
  }

  /// Whether the last step violates the property, and no earlier one does.
  public var reproduces: Bool {
    if case .reproduced = replay() { true } else { false }
  }
}

extension Array where Element: Equatable {
  /// The elements, each where it comes first.
  package var withoutRepetitions: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
