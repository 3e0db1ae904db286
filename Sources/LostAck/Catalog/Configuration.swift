/// A configuration by ids and names, as files and the command line give it.
public struct Configuration: Hashable, Sendable, CustomStringConvertible {
  /// Rules taken from the design, exactly as given.
  public let without: [String]
  /// Rules added to the design, exactly as given.
  public let with: [String]
  /// Every field of the scope.
  public let scope: [ScopeField]
  /// The fields that differ from the scope's defaults.
  public let changedScope: [ScopeField]

  /// `design`, or `−R5 +X1`.
  public var rules: String {
    let changes = without.map { "−" + $0 } + with.map { "+" + $0 }
    return changes.isEmpty ? "design" : changes.joined(separator: " ")
  }

  /// The rules, and what differs from the default scope: `−R5 taps=2 relaunches=1`.
  public var description: String {
    ([rules] + changedScope.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
  }
}

/// What is wrong with a configuration that somebody asked for.
public enum ConfigurationError: Error, Hashable, Sendable {
  case unknownRule(String, known: [String])
  /// The rule is not part of the design, so it cannot be taken away.
  case notInDesign(String, inDesign: [String])
  /// The rule is part of the design already.
  case alreadyInDesign(String, notInDesign: [String])
  case scope(ScopeError)
}

extension SystemModel {
  var configuration: Configuration {
    Configuration(
      without: rules.without.map(\.rawValue), with: rules.with.map(\.rawValue),
      scope: scope.fields, changedScope: scope.changedFields)
  }

  /// The model with this configuration; fields of the scope that are not named keep their defaults.
  init(
    without: [String], with: [String], scope fields: [(name: String, text: String)]
  ) throws(ConfigurationError) {
    func rules(_ ids: [String], inDesign: Bool) throws(ConfigurationError) -> [Rule] {
      var rules: [Rule] = []
      for id in ids {
        let all = Array(Rule.allCases)
        guard let rule = all.first(where: { $0.rawValue == id }) else {
          throw .unknownRule(id, known: all.map(\.rawValue))
        }
        let candidates = all.filter { Self.design.contains($0) == inDesign }
        guard candidates.contains(rule) else {
          let ids = candidates.map(\.rawValue)
          throw inDesign
            ? .notInDesign(id, inDesign: ids) : .alreadyInDesign(id, notInDesign: ids)
        }
        rules.append(rule)
      }
      return rules
    }
    var scope = Bounds()
    do {
      scope = try scope.setting(fields)
    } catch {
      throw .scope(error)
    }
    let removed = try rules(without, inDesign: true)
    let added = try rules(with, inDesign: false)
    self.init(Self.design.without(removed).with(added), scope)
  }
}
