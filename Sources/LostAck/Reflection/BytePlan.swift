/// How the values of a type are folded into a fingerprint straight from memory, where a mask of
/// their own bytes is not enough: arrays, enums that carry values, and all that holds such.
///
/// Found once, by reflection on the type (`BytePlanMaker`). What is known of no part but that it is
/// `Hashable` (strings, sets, dictionaries, classes) is fed by its `hashValue`, and the rest by its
/// bytes. To follow a plan takes no allocation and counts no references.
///
/// Nothing but the owner may deallocate it.
@usableFromInline struct BytePlan {
  struct Step {
    enum Kind: UInt8 {
      /// All bytes of the part count: `size` of them.
      case bytes
      /// Those under the mask that starts at `index`.
      case maskedBytes
      /// An array whose elements' bytes all count: `size` each, from `index` on in its storage.
      case arrayOfBytes
      /// The array, its elements, and the part that each of them is.
      case array
      /// `index` is that of the enum.
      case enumeration
      /// `index` is that of the function that hashes it.
      case hashable
    }
    let kind: Kind
    /// In bytes, from the start of the part.
    let offset: Int
    var size = 0
    var index = 0
    /// The part that each element of an array is.
    var element = 0
  }

  /// The steps of one type.
  struct Part {
    var first = 0
    var count = 0
  }

  struct Enumeration {
    typealias Read = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let metadata: UnsafeRawPointer
    let size: Int
    /// Which case it is: first those that carry values, then the others.
    let read: Read
    /// Leaves what the case carries, in place of the value. Nil where it lies there as it is.
    let project: Project?
    /// Of the parts that the cases carry, which are one after the other.
    let payloads: UnsafeMutablePointer<Int>
    let payloadCount: Int
  }

  typealias Hash = (UnsafeRawPointer) -> Int

  struct Tables {
    let parts: UnsafeMutablePointer<Part>
    let steps: UnsafeMutablePointer<Step>
    let masks: UnsafeMutablePointer<UInt64>
    let enumerations: UnsafeMutableBufferPointer<Enumeration>
    let hashes: UnsafeMutableBufferPointer<Hash>
  }

  let tables: UnsafeMutablePointer<Tables>

  /// Whether no part is known but by its `hashValue`, which differs from process to process.
  @usableFromInline let isOfBytes: Bool

  @usableFromInline func deallocate() {
    let all = tables.pointee
    for enumeration in all.enumerations { enumeration.payloads.deallocate() }
    all.hashes.deinitialize()
    all.parts.deallocate()
    all.steps.deallocate()
    all.masks.deallocate()
    all.enumerations.deallocate()
    all.hashes.deallocate()
    tables.deallocate()
  }

  /// Folds the value at `place` into `hash`.
  @usableFromInline func feed(_ place: UnsafeRawPointer, into hash: UInt64) -> UInt64 {
    Self.feed(0, at: place, into: hash, tables)
  }

  /// Where Swift's arrays keep their count; the elements follow, as they are aligned.
  static var countOffset: Int { 16 }

  private static func feed(
    _ part: Int, at base: UnsafeRawPointer, into hash: UInt64,
    _ tables: UnsafeMutablePointer<Tables>
  ) -> UInt64 {
    var hash = hash
    var step = tables.pointee.steps + tables.pointee.parts[part].first
    let end = step + tables.pointee.parts[part].count
    while step != end {
      let place = base + step.pointee.offset
      switch step.pointee.kind {
      case .bytes: hash = fold(place, step.pointee.size, into: hash)
      case .maskedBytes:
        let mask = UnsafeRawPointer(tables.pointee.masks + step.pointee.index)
        hash = fold(place, step.pointee.size, under: mask, into: hash)
      case .arrayOfBytes:
        let storage = place.load(as: UnsafeRawPointer.self)
        let count = storage.load(fromByteOffset: countOffset, as: Int.self)
        hash = fold(
          storage + step.pointee.index, count &* step.pointee.size, into: mark(hash, count))
      case .array:
        let storage = place.load(as: UnsafeRawPointer.self)
        let count = storage.load(fromByteOffset: countOffset, as: Int.self)
        hash = LostAck.fold(mark(hash, count), 0x8EBC_6AF0_9C88_C6E3)
        var element = storage + step.pointee.index
        for _ in 0..<count {
          hash = feed(step.pointee.element, at: element, into: hash, tables)
          element += step.pointee.size
        }
      case .enumeration:
        let enumeration = tables.pointee.enumerations.baseAddress! + step.pointee.index
        hash = feed(enumeration, at: place, into: hash, tables)
      case .hashable:
        let value = tables.pointee.hashes.baseAddress![step.pointee.index](place)
        hash = LostAck.fold(
          hash ^ UInt64(truncatingIfNeeded: value), 0xE703_7ED1_A0B4_28DB)
      }
      step += 1
    }
    return hash
  }

  private static func feed(
    _ enumeration: UnsafeMutablePointer<Enumeration>, at place: UnsafeRawPointer,
    into hash: UInt64, _ tables: UnsafeMutablePointer<Tables>
  ) -> UInt64 {
    let metadata = enumeration.pointee.metadata
    let tag = Int(enumeration.pointee.read(place, metadata))
    let hash = LostAck.fold(mark(hash, tag), 0x1D8E_4E27_C47D_124F)
    if tag >= enumeration.pointee.payloadCount { return hash }
    let part = enumeration.pointee.payloads[tag]
    guard let project = enumeration.pointee.project else {
      return feed(part, at: place, into: hash, tables)
    }
    // The payload shares its bytes with what tells the cases apart; taken out of a copy, which is
    // forgotten: what the original refers to is neither retained nor released.
    return withUnsafeTemporaryAllocation(byteCount: scratchSize, alignment: 16) { scratch in
      let copy = scratch.baseAddress!
      copy.copyMemory(from: place, byteCount: enumeration.pointee.size)
      project(copy, metadata)
      return feed(part, at: copy, into: hash, tables)
    }
  }

  /// The largest enum that is copied, in bytes.
  static var scratchSize: Int { 128 }

  /// The hash with a number below it: a count, or the position of a case.
  @inline(__always) private static func mark(_ hash: UInt64, _ number: Int) -> UInt64 {
    hash ^ (UInt64(truncatingIfNeeded: number) &+ 1) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Folds `size` bytes: two words at a time, the last of which overlap what went before.
  @inline(__always)
  private static func fold(
    _ place: UnsafeRawPointer, _ size: Int, under mask: UnsafeRawPointer? = nil,
    into hash: UInt64
  ) -> UInt64 {
    @inline(__always) func read<Word: FixedWidthInteger>(_ offset: Int, as: Word.Type) -> UInt64 {
      let word = place.loadUnaligned(fromByteOffset: offset, as: Word.self)
      guard let mask else { return UInt64(truncatingIfNeeded: word) }
      return UInt64(
        truncatingIfNeeded: word & mask.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    @inline(__always) func mix(_ one: UInt64, _ two: UInt64, _ hash: UInt64) -> UInt64 {
      LostAck.fold(one ^ pairMask, two ^ hash)
    }
    if size >= 16 {
      var hash = hash
      var offset = 0
      while offset &+ 16 <= size {
        hash = mix(read(offset, as: UInt64.self), read(offset &+ 8, as: UInt64.self), hash)
        offset &+= 16
      }
      if offset == size { return hash }
      return mix(read(size &- 16, as: UInt64.self), read(size &- 8, as: UInt64.self), hash)
    }
    if size >= 8 { return mix(read(0, as: UInt64.self), read(size &- 8, as: UInt64.self), hash) }
    if size >= 4 { return mix(read(0, as: UInt32.self), read(size &- 4, as: UInt32.self), hash) }
    if size == 0 { return mix(0, 0, hash) }
    let (first, last) = (read(0, as: UInt8.self), read(size &- 1, as: UInt8.self))
    return mix(first | read(size &>> 1, as: UInt8.self) &<< 8 | last &<< 16, 0, hash)
  }
}
