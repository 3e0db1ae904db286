/// A generator of pseudo-random numbers: 64 bits of state, period 2^64, every number once.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014), with the
/// constants of Vigna's reference code. The same seed gives the same numbers on every machine.
///
/// It is no `RandomNumberGenerator` on purpose: what the standard library draws from one
/// (`shuffled(using:)`, `Int.random(in:using:)`) may differ from version to version.
@frozen public struct SplitMix64: Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// The fraction of the golden ratio, in units of 2^−64: how far the state moves at a time.
  @usableFromInline static var gamma: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inlinable public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= Self.gamma
    return Self.mix(state)
  }

  /// A whole number from 0 to `bound` − 1, each as likely as any other; `bound` is at least 1.
  ///
  /// Lemire, "Fast random integer generation in an interval" (ACM TOMACS 29, 2019): one
  /// multiplication, and a further draw with probability `bound` / 2^64.
  @inlinable public mutating func below(_ bound: Int) -> Int {
    demand(bound > 0, "a number below \(bound) cannot be drawn")
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// A bijection of 64 bits that changes about half of them whichever bit of `value` changes
  /// (Stafford's variant 13 of MurmurHash3's finalizer).
  @inlinable public static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }
}
