import LostAck
import Testing

struct ScopeTests {
  enum Kind: String, Codable, Hashable, Sendable {
    case bell, flash
  }
  struct Bounds: Scope {
    var taps = 2
    var relaunches: UInt8 = 0
    var isNear = true
    var skew = -30...30
    var kind = Kind.bell
    var name = "watch"
    var kinds: [Kind] = [.bell, .flash]

    var problem: String? { taps > 9 ? "more than 9 taps" : nil }
  }

  @Test func fieldsInTheOrderOfDeclaration() {
    #expect(
      Bounds().fields.map(\.name)
        == ["taps", "relaunches", "isNear", "skew", "kind", "name", "kinds"])
    #expect(
      Bounds().fields.map(\.value.description)
        == ["2", "0", "true", "-30...30", "bell", "watch", "bell+flash"])
    #expect(NoScope().fields.isEmpty)
  }

  @Test(arguments: [
    ("taps", "5"), ("relaunches", "255"), ("isNear", "false"),
    ("skew", "-40...-10"), ("skew", "0...0"), ("kind", "flash"), ("name", "phone"),
    ("kinds", "flash"), ("kinds", ""),
  ])
  func aFieldIsSetByName(name: String, text: String) throws {
    let scope = try Bounds().setting([(name, text)])
    #expect(scope.fields.first { $0.name == name }?.value.description == text)
    #expect(scope.changedFields.map(\.name) == [name])
    let others = scope.fields.filter { $0.name != name }
    #expect(others == Bounds().fields.filter { $0.name != name })
  }

  @Test func theValuesArrive() throws {
    let scope = try Bounds().setting([("taps", "7")]).setting([("skew", "5")])
      .setting([("kind", "flash")]).setting([("kinds", "flash+flash")])
      .setting([("relaunches", "3")]).setting([("isNear", "false")])
    #expect(scope.taps == 7)
    #expect(scope.skew == 5...5)
    #expect(scope.kind == .flash)
    #expect(scope.kinds == [.flash, .flash])
    #expect(scope.relaunches == 3)
    #expect(!scope.isNear)
  }

  @Test func anUnknownFieldNamesTheKnownOnes() {
    #expect(throws: ScopeError.unknownField("tap", known: Bounds().fields.map(\.name))) {
      try Bounds().setting([("tap", "1")])
    }
  }

  @Test(arguments: [
    ("taps", "many", "a whole number"), ("taps", "1.5", "a whole number"),
    ("relaunches", "256", "a whole number in the field's range"),
    ("relaunches", "-1", "a whole number from 0 on"),
    ("taps", "-1", "a whole number from 0 on"),
    ("isNear", "yes", "true or false"),
    ("skew", "9...1", "a range such as -30...30, or one number"),
    ("skew", "1..2", "a range such as -30...30, or one number"),
    ("kind", "whistle", "one of the names of its kind"),
    ("kinds", "bell+whistle", "one of the names of its kind"),
  ])
  func aBadValueSaysWhatWasExpected(name: String, text: String, expected: String) {
    #expect(throws: ScopeError.badValue(name, text, expected: expected)) {
      try Bounds().setting([(name, text)])
    }
  }

  @Test func valuesThatDoNotGoTogether() {
    #expect(throws: ScopeError.inconsistent("more than 9 taps")) {
      try Bounds().setting([("taps", "10")])
    }
  }
}
