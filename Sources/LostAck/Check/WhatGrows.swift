extension LevelSearch {
  /// How much of a way is looked at: so many steps, at so many places.
  @inlinable static var longestWay: Int { 100_000 }
  @inlinable static var placesLookedAt: Int { 256 }

  /// What was still growing when a limit ended the search.
  ///
  /// Costs the search nothing: the shortest ways to the first, the middle and the last state of a
  /// completed level are taken anew, and the sizes of the parts of the states along each are
  /// followed.
  @inlinable func growingParts() -> [GrowingPart] {
    let depth = min(result.depthCompleted ?? 0, Self.longestWay)
    let start = result.layers[..<depth].reduce(0, +)
    let count = result.layers[depth]
    if count == 0 { return [] }
    let ways = Set([0, count / 2, count - 1]).sorted().map { offset in
      let (root, ordinals) = links.path(to: start + offset)
      return GrowingPart.along(places(from: root, ordinals))
    }
    return GrowingPart.common(to: ways)
  }

  /// Nodes at even distances along the way of these steps, with their places.
  @inlinable func places(from root: Int, _ ordinals: [Int]) -> [(step: Int, node: Node<M>)] {
    let stride = max(1, ordinals.count / Self.placesLookedAt)
    let workspace = Workspace<M>()
    let buffer = workspace.buffer
    var met = [Bool](repeating: false, count: properties.count)
    var node = canonicalizer?.canonical(roots[root]) ?? roots[root]
    var places = [(step: 0, node: node)]
    for (position, ordinal) in ordinals.enumerated() {
      var watch = node.watch
      withUnsafePointer(to: node.state) { state in
        workspace.expand(model, state)
        _ = byKind.judge(ordinal, from: state, buffer, &watch, &met)
      }
      let next = Node<M>(buffer.pointee.states[ordinal], watch)
      node = canonicalizer?.canonical(next) ?? next
      if (position + 1).isMultiple(of: stride) || position + 1 == ordinals.count {
        places.append((position + 1, node))
      }
    }
    return places
  }
}

extension GrowingPart {
  /// What grows along a way.
  @usableFromInline
  static func along<M: Model>(_ places: [(step: Int, node: Node<M>)]) -> [GrowingPart] {
    var order: [String] = []
    var series: [String: [Size?]] = [:]
    for (position, place) in places.enumerated() {
      let found =
        sizesOfParts(of: place.node.state, path: "")
        + sizesOfParts(of: place.node.watch, path: "watch")
      for (path, size) in found {
        if series[path] == nil {
          order.append(path)
          series[path] = []
        }
        let missing = position - series[path]!.count
        // Of two parts with one name the first counts.
        if missing < 0 { continue }
        series[path]! += Array(repeating: nil, count: missing) + [size]
      }
    }
    let steps = places.map(\.step)
    return order.compactMap { path in
      let sizes = series[path]! + Array(repeating: nil, count: places.count - series[path]!.count)
      return GrowingPart(path.isEmpty ? "the state" : path, sizes, after: steps)
    }
  }
}
