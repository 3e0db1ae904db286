/// What a claim expects of a property in a configuration.
public enum ClaimedVerdict: Hashable, Sendable {
  case holds
  /// Fails, with a shortest counterexample of `steps` steps.
  case fails(in: Int)
}

/// One configuration of a model, properties, and the verdict expected of each: a row a property.
///
/// ```swift
/// Claim("CL-2", CaptureLane(design, .init(relaunches: 1)), .onceEver, .fails(in: 4))
/// ```
public struct Claim<M: SystemModel>: Sendable {
  /// The id of the row: the claim's, with a letter where it has several configurations (`CL-6a`).
  public let id: String
  public let model: M
  public let properties: [Property<M>]
  public let expectation: ClaimedVerdict
  /// The actions, by name, that the scope must have let happen for the verdict to count.
  public let exercising: [String]

  /// The scope of `--size large` and of random runs.
  public let largeScope: M.Bounds

  /// `large` changes the enlarged scope where that says too little or too much of this claim: a
  /// budget that the claim's own scope has not, or one that its verdict hangs on.
  public init(
    _ id: String, _ model: M, _ properties: [Property<M>], _ expectation: ClaimedVerdict,
    exercising: [String] = [], large: (inout M.Bounds) -> Void = { _ in }
  ) {
    self.id = id
    self.model = model
    self.properties = properties
    self.expectation = expectation
    self.exercising = exercising
    var scope = model.scope.enlarged()
    large(&scope)
    largeScope = scope
  }

  public init(
    _ id: String, _ model: M, _ property: Property<M>, _ expectation: ClaimedVerdict,
    exercising: [String] = [], large: (inout M.Bounds) -> Void = { _ in }
  ) {
    self.init(id, model, [property], expectation, exercising: exercising, large: large)
  }
}
