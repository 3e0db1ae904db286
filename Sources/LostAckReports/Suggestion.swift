/// What to say of a name that does not exist: `unknown model 'capture-lan'; did you mean
/// 'capture-lane'? (models: capture-lane, presence-lane)`.
public func unknown(_ kind: String, _ name: String, known: [String], plural: String) -> String {
  let nearest = nearest(to: name, among: known)
  let suggestion =
    nearest.isEmpty
    ? "" : "; did you mean " + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
  return "unknown \(kind) '\(name)'\(suggestion) (\(plural): \(listed(known)))"
}

/// Names in a message of one line: all, or both ends of a long list.
public func listed(_ names: [String]) -> String {
  if names.isEmpty { return "none" }
  if names.count <= 24 { return names.joined(separator: ", ") }
  return names.prefix(12).joined(separator: ", ") + ", …, "
    + names.suffix(3).joined(separator: ", ")
}

/// The names that may have been meant, at most three of the nearest, in their own order: those a
/// few letters away, or else those of which one begins with the other.
public func nearest(to name: String, among known: [String]) -> [String] {
  let name = name.lowercased()
  let distances = known.map { editDistance(name, $0.lowercased()) }
  if let least = distances.min(), least <= max(1, min(name.count, 12) / 3) {
    return zip(known, distances).filter { $0.1 == least }.prefix(3).map(\.0)
  }
  let related = known.filter { known in
    let known = known.lowercased()
    return min(name.count, known.count) > 1 && (name.hasPrefix(known) || known.hasPrefix(name))
  }
  return Array(related.prefix(3))
}

/// How many letters to insert, delete, replace, or swap with their neighbour turn one word into the
/// other. O(length × length).
///
/// Optimal string alignment, the restricted form of F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors" (CACM 1964).
func editDistance(_ one: String, _ other: String) -> Int {
  let a = Array(one)
  let b = Array(other)
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var current = [i + 1]
    for j in b.indices {
      var distance = min(last[j + 1] + 1, current[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      current.append(distance)
    }
    (beforeLast, last) = (last, current)
  }
  return last[b.count]
}
