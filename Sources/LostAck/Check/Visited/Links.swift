/// For each state, the state it was first reached from, and which of that state's steps led there:
/// enough to replay the shortest trace.
///
/// States are numbered in the order of their discovery, so their parents never decrease: a state
/// takes a byte for how much further its parent lies than the last one's, and a byte for the step;
/// every 64 states there is a whole parent to start from, and what a byte cannot say stands in a
/// list of exceptions. About 2.2 bytes a state, O(64) to find a parent.
@usableFromInline struct Links {
  @frozen @usableFromInline struct Short {
    @usableFromInline let advance: UInt8
    @usableFromInline let ordinal: UInt8

    @inlinable init(advance: UInt8, ordinal: UInt8) {
      self.advance = advance
      self.ordinal = ordinal
    }
  }
  @frozen @usableFromInline struct Exception {
    @usableFromInline let index: Int
    @usableFromInline let parent: Int
    @usableFromInline let ordinal: Int

    @inlinable init(index: Int, parent: Int, ordinal: Int) {
      self.index = index
      self.parent = parent
      self.ordinal = ordinal
    }
  }
  @usableFromInline static var blockSize: Int { 64 }

  @usableFromInline var shorts = Growing<Short>()
  /// The parent of the state before each block.
  @usableFromInline var blocks = Growing<Int>()
  /// By index.
  @usableFromInline var exceptions = Growing<Exception>()
  @usableFromInline var lastParent = 0
  /// The states linked; so many links, or none where no traces are kept.
  @usableFromInline var count = 0
  @usableFromInline let keepsTraces: Bool
  /// The first states are the roots; theirs is the number of the root in place of an ordinal.
  @usableFromInline var rootCount = 0

  @inlinable init(keepsTraces: Bool = true) { self.keepsTraces = keepsTraces }

  @inlinable func deallocate() {
    shorts.deallocate()
    blocks.deallocate()
    exceptions.deallocate()
  }

  @inlinable var bytes: Int { shorts.bytes + blocks.bytes + exceptions.bytes }

  @inlinable mutating func appendRoot(_ number: Int) {
    rootCount += 1
    append(Link(parent: 0, ordinal: number))
  }

  @inlinable @inline(__always) mutating func append(_ link: Link) {
    defer { count &+= 1 }
    if !keepsTraces { return }
    if count % Self.blockSize == 0 { blocks.append(lastParent) }
    let (parent, ordinal) = (link.parent, link.ordinal)
    let advance = parent &- lastParent
    lastParent = parent
    if advance < 255, ordinal < 255 {
      shorts.append(
        Short(
          advance: UInt8(truncatingIfNeeded: advance),
          ordinal: UInt8(truncatingIfNeeded: ordinal)))
    } else {
      exceptions.append(Exception(index: count, parent: parent, ordinal: ordinal))
      shorts.append(Short(advance: 255, ordinal: 255))
    }
  }

  /// The root and the ordinals that lead from it to the state at `index`. There is no such path
  /// where no traces are kept.
  @inlinable func path(to index: Int) -> (root: Int, ordinals: [Int]) {
    var ordinals: [Int] = []
    var index = index
    while true {
      let link = self[index]
      if index < rootCount { return (link.ordinal, ordinals.reversed()) }
      ordinals.append(link.ordinal)
      index = link.parent
    }
  }

  @inlinable subscript(index: Int) -> Link {
    let block = index / Self.blockSize
    var parent = blocks[block]
    var ordinal = 0
    for position in block * Self.blockSize...index {
      let short = shorts[position]
      if short.advance == 255 {
        let exception = exception(at: position)
        (parent, ordinal) = (exception.parent, exception.ordinal)
      } else {
        parent += Int(short.advance)
        ordinal = Int(short.ordinal)
      }
    }
    return Link(parent: parent, ordinal: ordinal)
  }

  @inlinable func exception(at index: Int) -> Exception {
    var (low, high) = (0, exceptions.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if exceptions[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return exceptions[low]
  }
}

/// A state's number and one of the steps offered there. Links grow in canonical order.
@frozen @usableFromInline struct Link: Comparable {
  @usableFromInline let bits: UInt64

  /// At most 2^20 steps from one state, and 2^43 states.
  @usableFromInline static var ordinalBits: UInt64 { 20 }
  /// In place of a link where there is none.
  @inlinable static var none: Link { Link(bits: .max) }

  @inlinable init(bits: UInt64) { self.bits = bits }

  @inlinable @inline(__always) init(parent: Int, ordinal: Int) {
    demand(ordinal < 1 &<< Int(Self.ordinalBits), "more than 2^20 steps from one state")
    bits =
      UInt64(truncatingIfNeeded: parent) &<< Self.ordinalBits
      | UInt64(truncatingIfNeeded: ordinal)
  }

  @inlinable var parent: Int { Int(truncatingIfNeeded: bits &>> Self.ordinalBits) }
  @inlinable var ordinal: Int {
    Int(truncatingIfNeeded: bits & (1 &<< Self.ordinalBits &- 1))
  }
  @inlinable static func < (a: Link, b: Link) -> Bool { a.bits < b.bits }
}
