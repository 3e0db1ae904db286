/// How large a part of a value is.
struct Size: Hashable {
  /// How far from zero a number is, or how many there are.
  let magnitude: Double
  let text: String
  /// What is counted; nil for a number.
  let unit: String?

  init(of number: some BinaryInteger) {
    magnitude = Double(number.magnitude)
    text = "\(number)"
    unit = nil
  }

  init(of number: some BinaryFloatingPoint) {
    magnitude = Double(number.magnitude)
    text = "\(number)"
    unit = nil
  }

  init(count: Int, _ unit: String) {
    magnitude = Double(count)
    text = "\(count)"
    self.unit = unit
  }
}

/// A container in line that is told by how much it holds.
protocol Counted {
  var count: Int { get }
}
extension SmallSet: Counted {}
extension Few: Counted {}

/// The sizes of all parts of a value, by the names of the fields that lead there, in the order of
/// their declaration: numbers, and how much collections hold. Of an array, the first elements too.
///
/// By reflection: slow, for what is looked at once.
func sizesOfParts(of value: Any, path: String) -> [(path: String, size: Size)] {
  /// Deeper fields are followed to here: a linked list has no end.
  func visit(
    _ value: Any, _ path: String, _ depth: Int, _ found: inout [(path: String, size: Size)]
  ) {
    if depth > 16 { return }
    func descend(_ value: Any, _ name: String) {
      let separator = path.isEmpty || name.hasPrefix("[") || name.isEmpty ? "" : "."
      visit(value, path + separator + name, depth + 1, &found)
    }
    if let number = value as? any BinaryInteger { return found.append((path, Size(of: number))) }
    if let number = value as? any BinaryFloatingPoint {
      return found.append((path, Size(of: number)))
    }
    if let text = value as? String {
      return found.append((path, Size(count: text.utf8.count, "bytes")))
    }
    if let counted = value as? any Counted {
      return found.append((path, Size(count: counted.count, "items")))
    }
    if let parted = value as? any Parted {
      for (index, part) in parted.parts.enumerated() { descend(part, "[\(index)]") }
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
      found.append((path, Size(count: mirror.children.count, "items")))
      for (index, child) in mirror.children.prefix(16).enumerated() {
        descend(child.value, "[\(index)]")
      }
    case .set, .dictionary: found.append((path, Size(count: mirror.children.count, "items")))
    case .optional: if let some = mirror.children.first { descend(some.value, "") }
    default:
      for child in mirror.children {
        // The parts of a tuple are called .0, .1; the case of an enum that carries one value is its
        // child's label.
        let name = child.label ?? ""
        descend(child.value, name.hasPrefix(".") ? String(name.dropFirst()) : name)
      }
    }
  }
  var found: [(path: String, size: Size)] = []
  visit(value, path, 0, &found)
  return found
}
