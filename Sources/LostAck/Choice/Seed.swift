/// The one number that determines a random run.
///
/// From a seed others are derived by name, so that the runs of different claims, and the parts of
/// one run, draw independent numbers from the same seed:
///
/// ```swift
/// var generator = Seed(42).derived(for: "CL-2-P3").generator
/// ```
@frozen public struct Seed: Hashable, Sendable {
  public let number: UInt64

  @inlinable public init(_ number: UInt64) { self.number = number }

  /// The seed of the part of that name: `mix(mix(number + γ) xor fnv1a(name))`, with the mixing of
  /// `SplitMix64` and the 64-bit FNV-1a hash (Fowler, Noll and Vo; draft-eastlake-fnv) of the
  /// name's UTF-8. O(length of the name).
  @inlinable public func derived(for name: String) -> Seed {
    Seed(SplitMix64.mix(SplitMix64.mix(number &+ SplitMix64.gamma) ^ fnv1a(name)))
  }

  /// A generator that starts from this seed.
  @inlinable public var generator: SplitMix64 { SplitMix64(seed: number) }
}

@inlinable func fnv1a(_ text: String) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  return hash
}
