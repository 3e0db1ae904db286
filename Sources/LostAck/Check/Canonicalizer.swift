/// Chooses one node of each orbit: of all nodes that differ only in the names of interchangeable
/// parts, the one with the least bytes among those whose parts are ordered by their looks.
///
/// The choice depends on the orbit alone, so that exactly one node of each is explored. Ip and
/// Dill, "Better verification through symmetry" (1996). Where they leave equal-looking parts to a
/// heuristic, every order of them is tried, unless exchanging neighbours changes nothing, when all
/// orders are the same node.
///
/// O(parts²) swaps where equal-looking parts are equal; the product of the factorials of the groups
/// that are not, at worst.
@usableFromInline final class Canonicalizer<M: Model> {
  @usableFromInline let symmetries: [Symmetry<M>]
  @usableFromInline let stateMask: ByteMask
  @usableFromInline let watchMask: ByteMask

  /// Nil if the model names no interchangeable parts.
  @usableFromInline init?(_ model: M, sample: Node<M>) {
    symmetries = model.symmetries.filter { $0.count > 1 }
    if symmetries.isEmpty { return nil }
    guard let state = ByteMask(sample: sample.state), let watch = ByteMask(sample: sample.watch)
    else {
      fatalError(
        "\(M.self) names interchangeable parts: its State and Watch must then be plain bytes, "
          + "which have an order")
    }
    stateMask = state
    watchMask = watch
  }

  @inlinable func canonical(_ node: Node<M>) -> Node<M> {
    var node = node
    var groups: [(symmetry: Int, range: Range<Int>)] = []
    for (index, symmetry) in symmetries.enumerated() {
      for range in sort(&node, symmetry) where range.count > 1 {
        let isUniform = range.dropLast().allSatisfy { part in
          var swapped = node
          symmetry.swap(&swapped, part, part + 1)
          return swapped == node
        }
        if !isUniform { groups.append((index, range)) }
      }
    }
    if groups.isEmpty { return node }
    var least = node
    tryOrders(of: groups[...], &node, &least)
    return least
  }

  /// Orders the parts by their looks, and tells which look the same.
  @inlinable func sort(_ node: inout Node<M>, _ symmetry: Symmetry<M>) -> [Range<Int>] {
    guard let look = symmetry.look else { return [0..<symmetry.count] }
    var looks = (0..<symmetry.count).map { look(node, $0) }
    for end in 1..<symmetry.count {
      var part = end
      while part > 0, looks[part] < looks[part - 1] {
        looks.swapAt(part, part - 1)
        symmetry.swap(&node, part, part - 1)
        part -= 1
      }
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for end in 1...symmetry.count where end == symmetry.count || looks[end] != looks[start] {
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// Tries every order of the parts of every group; `node` comes back as it was.
  @inlinable func tryOrders(
    of groups: ArraySlice<(symmetry: Int, range: Range<Int>)>, _ node: inout Node<M>,
    _ least: inout Node<M>
  ) {
    guard let (index, range) = groups.first else {
      if precedes(node, least) { least = node }
      return
    }
    let symmetry = symmetries[index]
    if range.count == 1 { return tryOrders(of: groups.dropFirst(), &node, &least) }
    for part in range {
      symmetry.swap(&node, range.lowerBound, part)
      var rest = groups
      rest[rest.startIndex].range = range.dropFirst()
      tryOrders(of: rest, &node, &least)
      symmetry.swap(&node, range.lowerBound, part)
    }
  }

  /// The order of the bytes that carry the value.
  @inlinable func precedes(_ a: Node<M>, _ b: Node<M>) -> Bool {
    let states = Self.compare(a.state, b.state, stateMask)
    return states != 0 ? states < 0 : Self.compare(a.watch, b.watch, watchMask) < 0
  }

  @inlinable static func compare<T>(_ a: T, _ b: T, _ mask: ByteMask) -> Int {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        let (a, b) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        for byte in 0..<MemoryLayout<T>.size {
          let bits = mask.byte(byte)
          let old = a.load(fromByteOffset: byte, as: UInt8.self) & bits
          let new = b.load(fromByteOffset: byte, as: UInt8.self) & bits
          if old != new { return old < new ? -1 : 1 }
        }
        return 0
      }
    }
  }
}
