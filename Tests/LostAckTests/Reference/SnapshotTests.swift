import LostAck
import Testing

/// The machines that see what is at one instant, and remember nothing.
@Suite struct SnapshotTests {
  private func shown(_ shown: SmallSet, true truth: SmallSet) -> Judgement {
    ShownIsTrue().observe(.init(shown: shown, true: truth))
  }

  @Test("What is shown is true") func shownIsTrue() {
    expectEqual(shown([], true: [1]), .ignored)
    expectEqual(shown([1], true: [0, 1]), .met)
    expectEqual(
      shown([0, 1, 2], true: [0]), .rejected("statement 1 is shown, and is not true"))
    let input = ShownIsTrue.Input(shown: [5], true: [4])
    expectEqual(
      ShownIsTrue().observe(input) { "\"sent\" of \($0)" },
      .rejected("\"sent\" of 5 is shown, and is not true"))
  }

  @Test("A single statement") func single() {
    func judge(_ isShown: Bool, _ isTrue: Bool) -> Judgement {
      ShownIsTrue().observe(.init(isShown: isShown, isTrue: isTrue))
    }
    expectEqual(judge(false, false), .ignored)
    expectEqual(judge(false, true), .ignored)
    expectEqual(judge(true, true), .met)
    expectEqual(judge(true, false), .rejected("statement 0 is shown, and is not true"))
  }

  @Test("A record if and only if a post") func recordIffPost() {
    func judge(_ posts: SmallSet, _ records: SmallSet, _ tombstones: SmallSet = []) -> Judgement {
      RecordIffPost().observe(.init(posts: posts, records: records, tombstones: tombstones))
    }
    expectEqual(judge([], []), .ignored)
    expectEqual(judge([], [], [1]), .ignored)
    expectEqual(judge([1], [1]), .met)
    expectEqual(judge([], [1], [1]), .met)
    expectEqual(judge([1, 2], [1]), .rejected("id 2 has a post, and no record of it"))
    // A tombstone stands for a post, and not for a record.
    expectEqual(judge([2], [], [2]), .rejected("id 2 has a post, and no record of it"))
    expectEqual(judge([1], [1, 2]), .rejected("id 2 has a record, and neither post nor tombstone"))
    let input = RecordIffPost.Input(posts: [4], records: [])
    expectEqual(
      RecordIffPost().observe(input) { "item \($0 / 2)" },
      .rejected("item 2 has a post, and no record of it"))
  }

  /// Counts to 4, and shows that it is below 3.
  struct Counter: Model {
    var start = 0
    var initialStates: [Int] { [start] }
    func steps(from state: Int, _ step: Steps<Self>) {
      if state < 4 { step("count") { $0 += 1 } }
    }
    typealias State = Int
    typealias Action = String

    static func below(_ limit: Int, from first: Int = 1) -> Property<Self> {
      .judging("P1", "the counter is low") { state in
        ShownIsTrue().observe(.init(isShown: state >= first, isTrue: state < limit)) { _ in
          "low at \(state)"
        }
      }
    }
  }

  @Test("A property of states says why it is violated, however it is found") func reason() {
    let found = ExhaustiveSearch(Counter(), [Counter.below(3)]).run()
    expectEqual(found.violation?.actions.count, 3)
    expectEqual(found.violation?.reason, "low at 3 is shown, and is not true")
    let atOnce = ExhaustiveSearch(Counter(start: 4), [Counter.below(3)]).run()
    expectEqual(atOnce.violation?.actions.count, 0)
    expectEqual(atOnce.violation?.reason, "low at 4 is shown, and is not true")
    let walked = RandomSearch(Counter(), [Counter.below(3)]).run(seed: Seed(1))
    expectEqual(walked.violation?.reason, "low at 3 is shown, and is not true")
  }

  @Test("One that is never met is vacuous") func vacuous() {
    expectEqual(ExhaustiveSearch(Counter(), [Counter.below(9)]).run().met, [true])
    expectEqual(ExhaustiveSearch(Counter(), [Counter.below(9, from: 5)]).run().met, [false])
  }
}
