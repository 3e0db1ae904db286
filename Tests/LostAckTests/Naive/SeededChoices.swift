/// Choices that a seed decides, the same on every machine.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014): SplitMix64.
struct SeededChoices {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
    // Neighbouring seeds start far apart.
    state = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// One of 0 ..< `count`.
  mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func element<T>(of list: [T]) -> T { list[below(list.count)] }
}
