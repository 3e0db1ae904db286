/// A part of the state that was still growing where a search was cut off.
///
/// An observation, and no proof: what is bounded far beyond the depth explored looks the same.
public struct GrowingPart: Hashable, Sendable {
  /// The way to the part through the fields of the state: `link.outbox`, `tabs[0].tries`; of the
  /// reference machines, behind `watch`.
  public let name: String
  /// The first sizes that were larger than all before, and the last one: `0`, `1`, `2`, `41`.
  public let sizes: [String]
  /// What the size counts; nil for a number.
  public let unit: String?
  /// After how many steps the last size was reached.
  public let steps: Int

  /// `outbox`, 0, 1, 2, … 41 items after 41 steps.
  public var sentence: String {
    "`\(name)` keeps growing: " + sizes.dropLast().joined(separator: ", ") + ", … " + sizes.last!
      + (unit.map { " " + $0 } ?? "") + " after \(grouped(steps)) steps"
  }
}

extension GrowingPart {
  /// How often a size must have been larger than all before. More often than a budget can be spent,
  /// so that small sets and counters that fill up are not accused.
  static let leastRaises = 10

  /// Follows one part along a way. Nil if it does not grow: its size must become larger than all
  /// before at least `leastRaises` times, and in each quarter of the way, so that neither what is
  /// full, nor what counts down, nor what moves to and fro is named.
  ///
  /// - Parameter sizes: by position on the way; nil where there is no such part.
  init?(_ name: String, _ sizes: [Size?], after steps: [Int]) {
    var raises: [Int] = []
    var largest = -1.0
    for (position, size) in sizes.enumerated() {
      guard let size, size.magnitude > largest else { continue }
      if largest >= 0 { raises.append(position) }
      largest = size.magnitude
    }
    guard raises.count >= Self.leastRaises, let last = raises.last,
      let first = sizes.firstIndex(where: { $0 != nil })
    else { return nil }
    let length = sizes.count - 1
    let isRaised = (0..<4).allSatisfy { quarter in
      raises.contains { $0 * 4 > quarter * length && $0 * 4 <= (quarter + 1) * length }
    }
    guard isRaised else { return nil }
    self.name = name
    self.sizes = ([first] + raises.prefix(2) + [last]).map { sizes[$0]!.text }
    unit = sizes[last]!.unit
    self.steps = steps[last]
  }

  /// Of what grows on each of these ways, that which grows on most of them, at most three parts.
  /// Something must on more than half: of two parts that grow without end, each on a way of its own,
  /// neither may on a way between them, where first the one grows and then the other.
  @usableFromInline static func common(to ways: [[GrowingPart]]) -> [GrowingPart] {
    guard ways.count(where: { !$0.isEmpty }) * 2 > ways.count else { return [] }
    var found: [(part: GrowingPart, ways: Int)] = []
    for part in ways.joined() {
      if let known = found.firstIndex(where: { $0.part.name == part.name }) {
        found[known].ways += 1
        // The longer series tells more.
        if part.steps > found[known].part.steps { found[known].part = part }
      } else {
        found.append((part, 1))
      }
    }
    let most = found.map(\.ways).max()!
    return found.filter { $0.ways == most }.prefix(3).map(\.part)
  }
}
