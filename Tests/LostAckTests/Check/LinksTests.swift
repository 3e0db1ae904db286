import Testing

@testable import LostAck

struct LinksTests {
  /// Parents and ordinals of all sizes come back as they were.
  @Test func giveBackWhatWasAppended() {
    var generator = Seed(3).generator
    var links = Links()
    defer { links.deallocate() }
    for root in [0, 2, 7] { links.appendRoot(root) }
    var expected = [Link(parent: 0, ordinal: 0), Link(parent: 0, ordinal: 2)]
    expected.append(Link(parent: 0, ordinal: 7))
    var parent = 0
    for _ in 0..<10_000 {
      switch generator.next() % 16 {
      case 0: parent += 254
      case 1: parent += 255
      case 2: parent += 70_000
      default: parent += Int(generator.next() % 3)
      }
      let ordinal = [0, 1, 17, 254, 255, 256, 1 << 20 - 1][Int(generator.next() % 7)]
      expected.append(Link(parent: parent, ordinal: ordinal))
      links.append(expected.last!)
    }
    #expect(links.count == expected.count)
    for index in expected.indices { #expect(links[index] == expected[index]) }
  }

  @Test func leadBackToTheRoot() {
    var links = Links()
    defer { links.deallocate() }
    links.appendRoot(0)
    links.appendRoot(4)
    for (parent, ordinal) in [(0, 3), (1, 300), (3, 5), (4, 0)] {
      links.append(Link(parent: parent, ordinal: ordinal))
    }
    #expect(links.path(to: 5).root == 4)
    #expect(links.path(to: 5).ordinals == [300, 5, 0])
    #expect(links.path(to: 2).root == 0)
    #expect(links.path(to: 2).ordinals == [3])
    #expect(links.path(to: 1).ordinals == [])
  }
}
