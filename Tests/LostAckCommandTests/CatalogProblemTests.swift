import LostAck
import Testing

/// A catalog that would mislead is refused before anything is searched: one line, exit 2.
@Suite struct CatalogProblemTests {
  private func expect(_ line: String, of catalog: [SystemEntry]) {
    let session = Session(catalog)
    #expect(session.run([]) == Transcript(code: 2, out: "", err: "explore: \(line)\n"))
    #expect(session.files == [:])
  }

  @Test func twoModelsOfOneName() {
    let entry = SystemEntry(Courier<TrueClaims>.self)
    expect("two models are called courier", of: [entry, entry])
  }

  @Test func twoRowsOfOneName() {
    expect(
      "two rows are called CO-1-P1, in courier and courier: a claim has a letter for each of its "
        + "configurations, and a property once in each",
      of: [SystemEntry(Courier<TwiceClaims>.self)])
  }

  @Test func aClaimWithoutAProperty() {
    expect("claim CO-1 of courier names no property", of: [SystemEntry(Courier<EmptyClaims>.self)])
  }

  @Test func anIDThatNamesNoFile() {
    expect(
      "CO/1-P1 in courier cannot name a file: an id has letters from a to z, digits, - _ and .",
      of: [SystemEntry(Courier<SlashClaims>.self)])
    expect(
      "CO-1′-P1 in courier cannot name a file: an id has letters from a to z, digits, - _ and .",
      of: [SystemEntry(Courier<PrimeClaims>.self)])
  }

  @Test func twoPropertiesOfOneID() {
    expect(
      "courier has two properties P1: \"no letter is read twice\" and \"another\"",
      of: [SystemEntry(Courier<AmbiguousClaims>.self)])
  }

  @Test func twoStepsOfOneLabel() {
    expect(
      "in twins, design, two steps of one state are called step at the start; a label must be distinct",
      of: [SystemEntry(Twins.self)])
  }

  @Test func anActionThatDoesNotExist() {
    let result = Session([SystemEntry(Courier<MisspeltClaims>.self)]).run("--claim CO-1")
    #expect(result.code == 3)
    #expect(result.out.contains("the model has no action called losse; it has bring,"))
  }
}

private enum TwiceClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    let claim = Claim("CO-1", Courier<Self>(Courier.design, .init()), Courier.readOnce, .holds)
    return [claim, claim]
  }
}

private enum EmptyClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    [Claim("CO-1", Courier(Courier.design, .init()), [], .holds)]
  }
}

private enum SlashClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    [Claim("CO/1", Courier(Courier.design, .init()), Courier.readOnce, .holds)]
  }
}

private enum PrimeClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    [Claim("CO-1′", Courier(Courier.design, .init()), Courier.readOnce, .holds)]
  }
}

private enum AmbiguousClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    [
      Claim("CO-1", Courier(Courier.design, .init()), Courier.readOnce, .holds),
      Claim(
        "CO-2", Courier(Courier.design, .init()),
        .never("P1", "another") { _ in false }, .holds),
    ]
  }
}

private enum MisspeltClaims: CourierClaims {
  static var claims: [Claim<Courier<Self>>] {
    [
      Claim(
        "CO-1", Courier(Courier.design, .init()), Courier.readOnce, .holds,
        exercising: ["losse"])
    ]
  }
}

/// Two steps of its only state are called the same.
private struct Twins: SystemModel {
  enum Rule: String, DesignRule {
    case only = "R1"
    var sentence: String { "there is a rule" }
  }
  struct State: Hashable, Sendable { var isOn = false }
  enum Action: Hashable, Sendable { case step }

  static let name = "twins"
  static let summary = "Two steps, one name."
  static let design = Rules<Rule>(design: [.only])
  static let claims = [
    Claim("TW-1", Twins(design, NoScope()), .always("P1", "all is well") { _ in true }, .holds)
  ]
  let rules: Rules<Rule>
  let scope: NoScope

  init(_ rules: Rules<Rule>, _ scope: NoScope) {
    self.rules = rules
    self.scope = scope
  }

  let initialStates = [State()]

  func steps(from state: State, _ step: Steps<Self>) {
    step(.step) { $0.isOn = true }
    step(.step) { $0.isOn = false }
  }
}
