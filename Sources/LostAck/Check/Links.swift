/// One link a state: the state it was first reached from, and which of that state's steps led
/// there. Enough to replay the shortest trace.
@usableFromInline struct Links {
  /// At most 2^20 steps from one state, and 2^43 states.
  @usableFromInline static var ordinalBits: Int { 20 }
  @usableFromInline static var rootMark: Int { 1 &<< 43 }
  /// In place of a link where there is none.
  @usableFromInline static var none: UInt64 { .max }

  @usableFromInline var links = Growing<UInt64>()
  /// The states linked; so many links, or none where no traces are kept.
  @usableFromInline var count = 0
  @usableFromInline let keepsTraces: Bool

  @inlinable init(keepsTraces: Bool) { self.keepsTraces = keepsTraces }
  @inlinable func deallocate() { links.deallocate() }

  @inlinable var bytes: Int { links.bytes }

  @inlinable @inline(__always) static func pack(parent: Int, ordinal: Int) -> UInt64 {
    demand(ordinal < 1 &<< ordinalBits, "more than 2^20 steps from one state")
    return UInt64(truncatingIfNeeded: parent) &<< UInt64(ordinalBits)
      | UInt64(truncatingIfNeeded: ordinal)
  }

  @inlinable static func parent(_ link: UInt64) -> Int { Int(link &>> UInt64(ordinalBits)) }
  @inlinable static func ordinal(_ link: UInt64) -> Int {
    Int(link & (1 &<< UInt64(ordinalBits) &- 1))
  }

  @inlinable mutating func appendRoot(_ index: Int) {
    append(Self.pack(parent: Self.rootMark, ordinal: index))
  }

  @inlinable @inline(__always) mutating func append(_ link: UInt64) {
    if keepsTraces { links.append(link) }
    count &+= 1
  }

  /// The root and the ordinals that lead from it to the state at `index`. There is no such path
  /// where no traces are kept.
  @inlinable func path(to index: Int) -> (root: Int, ordinals: [Int]) {
    var ordinals: [Int] = []
    var index = index
    while true {
      let (parent, ordinal) = (Self.parent(links[index]), Self.ordinal(links[index]))
      if parent == Self.rootMark { return (ordinal, ordinals.reversed()) }
      ordinals.append(ordinal)
      index = parent
    }
  }
}
