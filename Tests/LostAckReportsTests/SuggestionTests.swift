import Testing

@testable import LostAckReports

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3),
    ("abc", "abd", 1), ("abc", "abcd", 1), ("abcd", "abc", 1), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("chek", "check", 1), ("ca", "abc", 3),
  ]) func measuresDistance(one: String, other: String, distance: Int) {
    #expect(editDistance(one, other) == distance)
    #expect(editDistance(other, one) == distance)
  }

  @Test func suggestsTheNearestInTheirOrder() {
    let known = ["capture-lane", "presence-lane", "P1", "P2", "P3", "P12"]
    #expect(nearest(to: "capture-lan", among: known) == ["capture-lane"])
    #expect(nearest(to: "Capture-Lane", among: known) == ["capture-lane"])
    #expect(nearest(to: "presence", among: known) == ["presence-lane"])
    #expect(nearest(to: "P2.part", among: known) == ["P2"])
    #expect(nearest(to: "p", among: known) == ["P1", "P2", "P3"])
    #expect(nearest(to: "P9", among: known) == ["P1", "P2", "P3"])
    #expect(nearest(to: "P13", among: known) == ["P1", "P3", "P12"])
    #expect(nearest(to: "zzz", among: known) == [])
    #expect(nearest(to: "x", among: []) == [])
  }

  @Test func shortensLongLists() {
    #expect(listed([]) == "none")
    #expect(listed(["a", "b"]) == "a, b")
    let many = (1...40).map { "P\($0)" }
    #expect(
      listed(many) == "P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, …, P38, P39, P40")
  }
}
