/// A model with everything the command needs to list, check, replay and draw it: its name, its
/// rules and scope, its properties and claims.
public protocol SystemModel: Model {
  associatedtype Rule: DesignRule
  associatedtype Bounds: Scope = NoScope

  /// The name on the command line: `capture-lane`.
  static var name: String { get }
  /// One sentence: what the system does.
  static var summary: String { get }
  /// The rules of the design as described.
  static var design: Rules<Rule> { get }
  /// The properties in the order they are listed; by default those that the claims speak
  /// of, by their ids.
  static var properties: [Property<Self>] { get }
  static var claims: [Claim<Self>] { get }
  /// The scopes in which `explore cuts` looks for the rules that hold the properties up: small, and
  /// together with every fault that a rule is there for. By default those of the claims that fail
  /// without a rule of the design.
  static var cutScopes: [Bounds] { get }

  var rules: Rules<Rule> { get }
  var scope: Bounds { get }
  init(_ rules: Rules<Rule>, _ scope: Bounds)

  /// The columns of a drawn counterexample, left to right. Those that take no part are left out.
  static var lanes: [String] { get }

  /// How a step is drawn and told: its lane or message, its mark, its sentence.
  func depict(_ action: Action, _ events: [Event]) -> Depiction

  /// What is particular about an initial state, if anything ("the watch is 40 s ahead").
  func describe(initial state: State) -> String?
}

extension SystemModel {
  public static var properties: [Property<Self>] {
    var ids: Set<String> = []
    return claims.flatMap(\.properties).filter { ids.insert($0.id).inserted }
      .sorted { ($0.id.count, $0.id) < ($1.id.count, $1.id) }
  }
  public static var cutScopes: [Bounds] { scopesOfClaims }

  /// The scopes of the claims that fail without a rule of the design, each once.
  public static var scopesOfClaims: [Bounds] {
    var seen: Set<[ScopeField]> = []
    let scopes = claims.compactMap { claim -> Bounds? in
      guard case .fails = claim.expectation, !claim.model.rules.without.isEmpty else { return nil }
      return seen.insert(claim.model.scope.fields).inserted ? claim.model.scope : nil
    }
    return scopes.isEmpty ? [Bounds()] : scopes
  }
  public static var lanes: [String] { [] }
  public func depict(_ action: Action, _ events: [Event]) -> Depiction {
    Depiction(.at(Self.name), events.map { label(of: $0) }.joined(separator: ", "))
  }
  public func describe(initial state: State) -> String? { nil }
}
