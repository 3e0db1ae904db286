/// A set that keeps three bits of each fingerprint, in memory of a fixed size, and may take a new
/// one for one that is there.
///
/// The bits lie in one cache line, so that a look-up misses the cache once. Sources: Holzmann, "An
/// analysis of bitstate hashing" (1998), with the three bits that Dillinger and Manolios found good
/// in most situations ("Bloom filters in probabilistic verification", 2004); the line is Putze,
/// Sanders and Singler's ("Cache-, hash- and space-efficient Bloom filters", 2007).
@frozen @usableFromInline struct BitTable {
  @usableFromInline var lines: UnsafeMutablePointer<UInt64>
  @usableFromInline var lineCount: Int
  /// How many new fingerprints are expected to have been taken for others: for each insertion, the
  /// chance that the bits of a fingerprint in its line, drawn at random, were set before.
  @usableFromInline var omissions = 0.0

  @inlinable init(bytes: Int) {
    lineCount = max(1, bytes / 64)
    lines = .allocate(capacity: lineCount * 8)
    lines.initialize(repeating: 0, count: lineCount * 8)
  }

  @inlinable func deallocate() { lines.deallocate() }

  @inlinable var bytes: Int { lineCount * 64 }

  @inlinable @inline(__always) func slot(_ fingerprint: UInt64) -> UnsafeMutablePointer<UInt64> {
    let bits = fingerprint &<< VisitedShards.bits
    let product = bits.multipliedFullWidth(by: UInt64(truncatingIfNeeded: lineCount))
    return lines + Int(truncatingIfNeeded: product.high) &* 8
  }

  /// Three numbers below 512, of bits that the choice of the line leaves nearly independent.
  @inlinable @inline(__always)
  static func bits(_ fingerprint: UInt64) -> (first: UInt64, second: UInt64, third: UInt64) {
    let mixed = fold(fingerprint ^ 0x8EBC_6AF0_9C88_C6E3, 0x5899_65CC_7537_4CC3)
    return (mixed & 511, mixed &>> 20 & 511, mixed &>> 40 & 511)
  }

  @inlinable @inline(__always)
  static func isSet(_ line: UnsafeMutablePointer<UInt64>, _ bit: UInt64) -> Bool {
    line[Int(truncatingIfNeeded: bit &>> 6)] &>> (bit & 63) & 1 == 1
  }

  @inlinable func contains(_ fingerprint: UInt64) -> Bool {
    let line = slot(fingerprint)
    let (first, second, third) = Self.bits(fingerprint)
    return Self.isSet(line, first) && Self.isSet(line, second) && Self.isSet(line, third)
  }

  /// True if the fingerprint was not there.
  @inlinable mutating func insert(_ fingerprint: UInt64) -> Bool {
    if contains(fingerprint) { return false }
    let line = slot(fingerprint)
    let filled = Double((0..<8).reduce(0) { $0 + line[$1].nonzeroBitCount }) / 512
    omissions += filled * filled * filled
    let (first, second, third) = Self.bits(fingerprint)
    for bit in [first, second, third] { line[Int(bit >> 6)] |= 1 << (bit & 63) }
    return true
  }
}
