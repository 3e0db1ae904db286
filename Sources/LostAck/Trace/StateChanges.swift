/// What differs between two values of one type, field by field: `ring: {0} → {}`.
func changes<T>(from before: T, to after: T) -> [String] {
  zip(flattened(before, path: ""), flattened(after, path: "")).compactMap { old, new in
    old.text == new.text ? nil : "\(new.path): \(old.text) → \(new.text)"
  }
}

/// A container of a fixed number of parts, of which each may change by itself.
protocol Parted {
  var parts: [Any] { get }
}
extension PerProcess: Parted {
  var parts: [Any] { indices.map { self[$0] } }
}

/// The parts of a struct that print themselves, in the order of their declaration.
private func flattened(_ value: Any, path: String) -> [(path: String, text: String)] {
  if let parted = value as? any Parted {
    return parted.parts.enumerated().flatMap { flattened($1, path: path + "[\($0)]") }
  }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .struct, !(value is any CustomStringConvertible),
    !mirror.children.isEmpty
  else { return [(path, label(of: value))] }
  return mirror.children.flatMap { child in
    flattened(child.value, path: (path.isEmpty ? "" : path + ".") + (child.label ?? "?"))
  }
}
