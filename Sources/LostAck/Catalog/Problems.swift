extension SystemModel {
  /// What would make a claim say something else than it seems to.
  static var problemsOfClaims: [String] {
    var problems: [String] = []
    var sentences: [String: String] = [:]
    for property in properties + claims.flatMap(\.properties) {
      if let other = sentences[property.id], other != property.sentence {
        problems.append(
          "\(name) has two properties \(property.id): \"\(other)\" and \"\(property.sentence)\"")
      }
      sentences[property.id] = property.sentence
    }
    for claim in claims {
      if claim.properties.isEmpty {
        problems.append("claim \(claim.id) of \(name) names no property")
      }
      if let problem = claim.model.scope.problem {
        problems.append("claim \(claim.id) of \(name): the scope cannot be: \(problem)")
      } else if let problem = claim.largeScope.problem {
        problems.append("claim \(claim.id) of \(name): the large scope cannot be: \(problem)")
      } else if !claim.model.isTold {
        problems.append(
          "claim \(claim.id) of \(name): its rules, \(claim.model.rules), are others when they are "
            + "taken away from the design first and added then")
      }
    }
    return problems
  }

  /// What its configuration tells makes the same model again.
  private var isTold: Bool {
    let told = configuration
    let again = try? Self(
      without: told.without, with: told.with,
      scope: told.scope.map { ($0.name, $0.value.description) })
    return again?.rules == rules && again?.scope == scope
  }
}

extension [SystemEntry] {
  /// What is wrong with the catalog, if anything: the first problem, in a line.
  public var problem: String? {
    if let problem = flatMap(\.problems).first { return problem }
    var names: Set<String> = []
    for entry in self where !names.insert(entry.name).inserted {
      return "two models are called \(entry.name)"
    }
    var owners: [String: String] = [:]
    for row in flatMap(\.rows) {
      if let owner = owners[row.key] {
        return "two rows are called \(row.key), in \(owner) and \(row.model): a claim has a letter "
          + "for each of its configurations, and a property once in each"
      }
      owners[row.key] = row.model
      let isSafe = row.key.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
      }
      if !isSafe {
        return "\(row.key) in \(row.model) cannot name a file: an id has letters from a to z, "
          + "digits, - _ and ."
      }
    }
    return nil
  }
}

extension SystemEntry {
  /// The first label that two steps of one state share, among the first states of these
  /// configurations, in a line. Labels are how steps are stored and found again.
  public func problemOfLabels(in configurations: [Configuration]) -> String? {
    var seen: Set<Configuration> = []
    for configuration in configurations where seen.insert(configuration).inserted {
      if let label = audit(configuration, limit: 64).repeatedLabel {
        return "in \(name), \(configuration), two steps of one state are called \(label); "
          + "a label must be distinct"
      }
    }
    return nil
  }
}
