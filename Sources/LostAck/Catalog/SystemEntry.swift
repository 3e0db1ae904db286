/// A system model as the command sees it: by names, without its types.
///
/// The model's search is instantiated here, once, in the module that makes the entry:
///
/// ```swift
/// public let catalog = [SystemEntry(CaptureLane.self), SystemEntry(PresenceLane.self)]
/// ```
public struct SystemEntry: Sendable {
  public struct RuleInfo: Hashable, Sendable {
    public let id: String
    public let sentence: String
    public let isInDesign: Bool
  }
  public let name: String
  public let summary: String
  public let rules: [RuleInfo]
  public let properties: [PropertyInfo]
  /// The names of all actions, fired or not.
  public let actions: [String]
  /// Every field of the default scope.
  public let smallScope: [ScopeField]
  public let largeScope: [ScopeField]
  /// The scopes in which `cuts` looks for the rules that hold properties up.
  public let cutScopes: [[ScopeField]]
  public let rows: [Row]
  /// What is wrong with the claims as they are written down, a line each.
  public let problems: [String]

  @usableFromInline typealias Make<Result> =
    @Sendable ([String], [String], [(name: String, text: String)]) throws -> Result
  @usableFromInline let makeConfiguration: Make<[Configuration]>
  @usableFromInline let makeCheck: Make<@Sendable (String, Limits, [String], Bool) -> CheckResult>
  @usableFromInline let makeCheckTogether: Make<@Sendable ([String], Limits) -> [CheckResult]>
  @usableFromInline let makeSearch: Make<@Sendable (String, Limits, Bool) -> SearchFigures>
  @usableFromInline let makeRun: Make<@Sendable (String, UInt64, String, Bool) -> RandomResult>
  @usableFromInline let makeReplay: Make<@Sendable (String, [String], Int, Int?) -> ReplayOutcome>
  @usableFromInline let makeAudit: Make<@Sendable (Int) -> Audit>

  @inlinable public init<M: SystemModel>(_ type: M.Type) {
    self.init(
      type,
      check: { model, property, limits, exercising, isReduced in
        model.decide(property, limits, exercising, isReduced: isReduced)
      },
      checkTogether: { model, properties, limits in
        model.decideTogether(properties, limits)
      },
      search: { model, property, limits, keepsTraces in
        model.figures(of: [property], limits, keepsTraces: keepsTraces)
      },
      run: { model, property, seed, stream, shrinks in
        model.runAtRandom(property, seed, stream, shrinks)
      })
  }

  @usableFromInline init<M: SystemModel>(
    _ type: M.Type,
    check: @escaping @Sendable (M, Property<M>, Limits, [String], Bool) -> CheckResult,
    checkTogether: @escaping @Sendable (M, [Property<M>], Limits) -> [CheckResult],
    search: @escaping @Sendable (M, Property<M>, Limits, Bool) -> SearchFigures,
    run: @escaping @Sendable (M, Property<M>, UInt64, String, Bool) -> RandomResult
  ) {
    name = M.name
    summary = M.summary
    rules = M.Rule.allCases.map {
      RuleInfo(id: $0.rawValue, sentence: $0.sentence, isInDesign: M.design.contains($0))
    }
    // A model may list its properties itself, and forget one that it claims.
    var all = M.properties
    for property in M.claims.flatMap(\.properties)
    where !all.contains(where: { $0.id == property.id }) {
      all.append(property)
    }
    let known = all
    properties = known.map { PropertyInfo($0) }
    actions = EnumLayout(of: M.Action.self)?.caseNames ?? []
    smallScope = M.Bounds().fields
    cutScopes = M.cutScopes.map(\.fields)
    largeScope = M.Bounds().enlarged().fields
    rows = M.claims.flatMap { claim in
      claim.properties.map { property in
        Row(
          id: claim.id, claim: Row.claim(ofRow: claim.id), model: M.name,
          property: PropertyInfo(property),
          expectation: claim.expectation, exercising: claim.exercising,
          small: claim.model.configuration,
          large: M(claim.model.rules, claim.largeScope).configuration)
      }
    }
    problems = M.problemsOfClaims
    @Sendable func property(_ id: String) -> Property<M> {
      guard let property = known.first(where: { $0.id == id }) else {
        fatalError("\(M.name) lists no property \(id)")
      }
      return property
    }
    makeConfiguration = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      let large = M(model.rules, model.scope.enlarged())
      return [model.configuration, large.configuration]
    }
    makeCheck = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { check(model, property($0), $1, $2, $3) }
    }
    makeCheckTogether = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { checkTogether(model, $0.map(property), $1) }
    }
    makeSearch = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { search(model, property($0), $1, $2) }
    }
    makeRun = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { run(model, property($0), $1, $2, $3) }
    }
    makeReplay = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { model.replay($1, from: $2, cycleStart: $3, judging: property($0)) }
    }
    makeAudit = { without, with, scope in
      let model = try M(without: without, with: with, scope: scope)
      return { model.audit(limit: $0) }
    }
  }
}

extension SystemEntry {
  /// The configuration of these rules and these fields of the scope; what is not named is as in the
  /// design and the default scope (enlarged, if `size` is large). Throws `ConfigurationError`.
  public func configuration(
    without: [String] = [], with: [String] = [], scope: [(name: String, text: String)] = [],
    size: Row.Size = .small
  ) throws(ConfigurationError) -> Configuration {
    do {
      let both = try makeConfiguration(without, with, scope)
      return size == .small ? both[0] : both[1]
    } catch let error as ConfigurationError {
      throw error
    } catch {
      fatalError("\(error)")
    }
  }

  /// Checks one property exhaustively. `exercising` names actions that must have fired for the
  /// verdict to count. With `isReduced`, orders of steps are left out that by the model's
  /// declaration change nothing; the verdict and its trace are the same.
  public func check(
    _ configuration: Configuration, _ property: String, limits: Limits = Limits(),
    exercising: [String] = [], isReduced: Bool = false
  ) -> CheckResult {
    reporting(configuration, property) {
      made(makeCheck, configuration)(property, limits, exercising, isReduced)
    }
  }

  /// The verdicts that `check` reaches on several properties, for less.
  public func checkTogether(
    _ configuration: Configuration, _ properties: [String], limits: Limits = Limits()
  ) -> [CheckResult] {
    reporting(configuration, properties.joined(separator: ",")) {
      made(makeCheckTogether, configuration)(properties, limits)
    }
  }

  /// The search that `check` makes, with its figures in place of a verdict.
  func search(
    _ configuration: Configuration, _ property: String, limits: Limits, keepsTraces: Bool
  ) -> SearchFigures {
    reporting(configuration, property) {
      made(makeSearch, configuration)(property, limits, keepsTraces)
    }
  }

  /// One random run, shrunk if it meets a violation and `shrinks` is true. `stream` tells runs of
  /// one seed apart; use `Row.key` for a row's.
  public func run(
    _ configuration: Configuration, _ property: String, seed: UInt64, stream: String,
    shrinks: Bool = true
  ) -> RandomResult {
    reporting(configuration, property) {
      made(makeRun, configuration)(property, seed, stream, shrinks)
    }
  }

  /// Replays labels from the initial state numbered `start`; for a property of whole runs, the
  /// steps from `cycleStart` on are those that are repeated.
  public func replay(
    _ configuration: Configuration, _ property: String, labels: [String], start: Int = 0,
    cycleStart: Int? = nil
  ) -> ReplayOutcome {
    reporting(configuration, property) {
      made(makeReplay, configuration)(property, labels, start, cycleStart)
    }
  }

  /// Looks at the labels that the first `limit` states offer: distinct in each state, and in an
  /// order that no `Set` or `Dictionary` decides.
  public func audit(_ configuration: Configuration, limit: Int = 2_000) -> Audit {
    made(makeAudit, configuration)(limit)
  }

  private func reporting<Result>(
    _ configuration: Configuration, _ property: String, _ body: () -> Result
  ) -> Result {
    TrapReport.during({ "in \(name), \(configuration), checking \(property)" }, body)
  }

  private func made<Result>(_ make: Make<Result>, _ configuration: Configuration) -> Result {
    do {
      return try make(
        configuration.without, configuration.with,
        configuration.scope.map { ($0.name, $0.value.description) })
    } catch {
      fatalError("\(name): a configuration that does not come back whole: \(error)")
    }
  }
}
