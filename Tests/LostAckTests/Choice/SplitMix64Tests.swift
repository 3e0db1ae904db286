import Testing

@testable import LostAck

struct SplitMix64Tests {
  /// Published for the reference implementation, seed 1234567.
  @Test func knownNumbers() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func belowStaysBelow() {
    var generator = SplitMix64(seed: 1)
    for bound in [1, 2, 3, 7, 1_000, Int.max] {
      for _ in 0..<200 {
        let number = generator.below(bound)
        #expect(number >= 0 && number < bound)
      }
    }
    expectEqual((0..<8).map { _ in generator.below(1) }, Array(repeating: 0, count: 8))
  }

  /// Chi-squared of 60,000 draws below 6, five degrees of freedom: under 20.5 with p = 0.999.
  @Test func belowIsEven() {
    var generator = SplitMix64(seed: 2)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.below(6)] += 1 }
    let squares = counts.map { ($0 - 10_000) * ($0 - 10_000) }.reduce(0, +)
    #expect(squares < 205_000)
  }

  /// Below three eighths of 2^64, the high half of the product alone would be 2 modulo 3 in a
  /// quarter of the draws.
  @Test func belowIsUnbiasedForLargeBounds() {
    var generator = SplitMix64(seed: 3)
    let bound = 3 << 61
    var counts = Array(repeating: 0, count: 3)
    for _ in 0..<30_000 { counts[generator.below(bound) % 3] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 350 })
  }

  @Test func exactDraws() {
    var generator = SplitMix64(seed: 42)
    expectEqual(
      (0..<10).map { _ in generator.below(100) }, [74, 15, 27, 34, 3, 86, 21, 80, 33, 61])
  }
}

struct SeedTests {
  /// From the published test vectors of FNV-1a.
  @Test func fnv() {
    #expect(fnv1a("") == 0xCBF2_9CE4_8422_2325)
    #expect(fnv1a("a") == 0xAF63_DC4C_8601_EC8C)
    #expect(fnv1a("foobar") == 0x8594_4171_F739_67E8)
  }

  @Test func derivedSeedsDiffer() {
    var seen: Set<Seed> = []
    for number in 0..<1_000 {
      for name in ["CL-2-P3", "CL-2-P2", "CL-3-P3", "run", ""] {
        #expect(seen.insert(Seed(UInt64(number)).derived(for: name)).inserted)
      }
    }
  }

  @Test func derivedSeedsAreFixed() {
    #expect(Seed(42).derived(for: "CL-2-P3").number == 12_782_829_140_844_476_647)
    #expect(Seed(0).derived(for: "").number == 12_591_593_934_349_417_548)
  }

  /// Runs of neighbouring seeds have nothing in common: about half of the bits differ.
  @Test func neighboursAreIndependent() {
    var bits = 0
    for number in 0..<1_000 {
      var one = Seed(UInt64(number)).derived(for: "a").generator
      var two = Seed(UInt64(number + 1)).derived(for: "a").generator
      bits += (one.next() ^ two.next()).nonzeroBitCount
    }
    #expect(abs(bits - 32_000) < 500)
  }
}
