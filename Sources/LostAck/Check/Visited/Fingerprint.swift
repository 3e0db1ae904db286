/// How states are told apart.
public enum Fingerprinting: Hashable, Sendable {
  /// By the bytes that carry the value, where they lie; by `Hashable` what only that can tell
  /// apart, such as strings, sets and dictionaries.
  case automatic
  /// By `Hashable` always. For comparison: both must give the same counts.
  case hashable
  /// By this many bits only, so that states collide. For tests of what tells them apart then.
  case truncated(bits: Int)
}

/// Fingerprints of 64 bits: of bytes, under a mask (`ByteMask`) or by a plan (`BytePlan`), folded by
/// multiplication (the construction of wyhash, Wang Yi 2019; most constants from there); and, for
/// what has neither, of `Hashable`'s per-process SipHash.
///
/// Fingerprints never reach a result: only whether two are equal does.
@usableFromInline final class Fingerprinter<M: Model> {
  @usableFromInline let stateMask: UnsafeMutablePointer<UInt64>?
  @usableFromInline let watchMask: UnsafeMutablePointer<UInt64>?
  /// Where there is no mask.
  @usableFromInline let statePlan: BytePlan?
  @usableFromInline let watchPlan: BytePlan?

  @usableFromInline let keptBits: UInt64

  @inlinable init(_ sample: Node<M>, _ way: Fingerprinting) {
    let isByBytes = way != .hashable
    stateMask = isByBytes ? Self.copy(ByteMask(sample: sample.state)) : nil
    watchMask = isByBytes ? Self.copy(ByteMask(sample: sample.watch)) : nil
    statePlan = isByBytes && stateMask == nil ? BytePlan(of: M.State.self) : nil
    watchPlan = isByBytes && watchMask == nil ? BytePlan(of: M.Watch.self) : nil
    if case .truncated(let bits) = way {
      keptBits = ~(UInt64.max >> UInt64(bits))
    } else {
      keptBits = .max
    }
  }

  /// Whether the fingerprints are of bytes alone: the same in every process.
  @inlinable var isOfBytes: Bool {
    (stateMask != nil || statePlan?.isOfBytes == true)
      && (watchMask != nil || watchPlan?.isOfBytes == true)
  }

  deinit {
    stateMask?.deallocate()
    watchMask?.deallocate()
    statePlan?.deallocate()
    watchPlan?.deallocate()
  }

  @inlinable static func copy(_ mask: ByteMask?) -> UnsafeMutablePointer<UInt64>? {
    guard let mask else { return nil }
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, mask.words.count))
    words.initialize(from: mask.words, count: mask.words.count)
    return words
  }

  /// Never zero, which marks a free slot of the table.
  @inlinable @inline(__always)
  func callAsFunction(_ state: UnsafePointer<M.State>, _ watch: UnsafePointer<M.Watch>) -> UInt64 {
    var hash = fingerprintSeed
    Self.feed(state, stateMask, statePlan, &hash)
    if MemoryLayout<M.Watch>.size > 0 { Self.feed(watch, watchMask, watchPlan, &hash) }
    let final = fold(hash, 0x5899_65CC_7537_4CC3) & keptBits
    return final == 0 ? 1 : final
  }

  @inlinable @inline(__always)
  static func feed<T: Hashable>(
    _ value: UnsafePointer<T>, _ mask: UnsafeMutablePointer<UInt64>?, _ plan: BytePlan?,
    _ hash: inout UInt64
  ) {
    guard let mask else {
      if let plan {
        hash = plan.feed(value, into: hash)
        return
      }
      hash = fold(hash ^ UInt64(bitPattern: Int64(value.pointee.hashValue)), 0xE703_7ED1_A0B4_28DB)
      return
    }
    let bytes = UnsafeRawPointer(value)
    let size = MemoryLayout<T>.size
    var offset = 0
    // Two words at a time, each a factor: half of the multiplications, which wait for each other.
    while offset &+ 16 <= size {
      let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let two = bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
      let word = offset &>> 3
      hash = fold((one & mask[word]) ^ pairMask, (two & mask[word &+ 1]) ^ hash)
      offset &+= 16
    }
    if offset &+ 8 <= size {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = fold(hash ^ (word & mask[offset &>> 3]), 0xA076_1D64_78BD_642F)
      offset &+= 8
    }
    if offset < size {
      var word: UInt64 = 0
      var byte = size
      while byte > offset {
        byte &-= 1
        word = word &<< 8 | UInt64(bytes.load(fromByteOffset: byte, as: UInt8.self))
      }
      hash = fold(hash ^ (word & mask[offset &>> 3]), 0xE703_7ED1_A0B4_28DB)
    }
  }
}

@inlinable @inline(__always)
func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let product = a.multipliedFullWidth(by: b)
  return product.high ^ product.low
}

/// What the first words are mixed with. A word that is the same makes a factor of zero, and hides
/// the other; so these were drawn at random, and are not those that generators of random numbers
/// start with or add, which a model's state may well hold.
@inlinable @inline(__always) var fingerprintSeed: UInt64 { 0x317B_204F_9551_1FAF }
@inlinable @inline(__always) var pairMask: UInt64 { 0x4533_FD67_01C8_ED85 }
