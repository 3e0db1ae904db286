import LostAck
import Testing

struct RulesTests {
  enum Rule: String, DesignRule {
    case once = "R2"
    case remember = "R3"
    case enqueue = "R3.enqueue"
    case acquire = "R3.acquire"
    case persist = "X1"
    case persistAfter = "X1.after"
    case thirteenth = "R13"
    var sentence: String { rawValue }
  }
  let design = Rules<Rule>(design: [.once, .remember, .enqueue, .acquire, .thirteenth])

  func followed(_ rules: Rules<Rule>) -> [Rule] { Rule.allCases.filter { rules.contains($0) } }

  @Test func theDesign() {
    #expect(followed(design) == [.once, .remember, .enqueue, .acquire, .thirteenth])
    #expect(design.description == "design")
    #expect(design.without == [] && design.with == [])
  }

  @Test func aRuleGoesWithItsParts() {
    let rules = design.without(.remember)
    #expect(followed(rules) == [.once, .thirteenth])
    #expect(rules.description == "−R3")
  }

  @Test func aPartGoesAlone() {
    let rules = design.without(.enqueue)
    #expect(followed(rules) == [.once, .remember, .acquire, .thirteenth])
    #expect(rules.description == "−R3.enqueue")
  }

  @Test func anIdIsNoPrefixOfAnother() {
    enum Ids: String, DesignRule {
      case one = "R1"
      case ten = "R10"
      var sentence: String { rawValue }
    }
    let rules = Rules<Ids>(design: [.one, .ten]).without(.one)
    #expect(!rules.contains(.one) && rules.contains(.ten))
  }

  @Test func aVariantBringsItsRule() {
    #expect(followed(design.with(.persistAfter)).contains(.persist))
    #expect(!followed(design.with(.persist)).contains(.persistAfter))
    #expect(design.with(.persistAfter).description == "+X1.after")
  }

  @Test func changesAreKeptAsGiven() {
    let rules = design.without(.thirteenth, .once).with(.persist)
    #expect(rules.description == "−R13 −R2 +X1")
    #expect(rules.without == [.thirteenth, .once])
    #expect(rules.with == [.persist])
    #expect(followed(rules) == [.remember, .enqueue, .acquire, .persist])
  }

  @Test func oneRule() {
    enum Single: String, DesignRule {
      case only = "R1"
      var sentence: String { rawValue }
    }
    let design = Rules<Single>(design: [.only])
    #expect(design.contains(.only))
    #expect(!design.without(.only).contains(.only))
    #expect(!Rules<Single>(design: []).contains(.only))
  }
}
