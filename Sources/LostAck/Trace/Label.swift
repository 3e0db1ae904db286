/// The label of an action or event: case name and values, without module or type names, so that a
/// file does not pin them: `tap(1)`, `claim(tab: 0, item: 1)`.
///
/// A value that describes itself (`CustomStringConvertible`) is printed so, but for the standard
/// collections: those print their elements' type names, and sets and dictionaries in an order that
/// differs from process to process. Here they are sorted.
public func label(of value: some Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .collection:
    return "[" + mirror.children.map { label(of: $0.value) }.joined(separator: ", ") + "]"
  case .set:
    return "{" + sorted(mirror.children.map { label(of: $0.value) }).joined(separator: ", ") + "}"
  case .dictionary:
    return "{" + sorted(mirror.children.map { entry($0.value) }).joined(separator: ", ") + "}"
  default: break
  }
  if let described = value as? any CustomStringConvertible { return described.description }
  switch mirror.displayStyle {
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    return (payload.label ?? "") + "(" + arguments(payload.value) + ")"
  case .optional:
    return mirror.children.first.map { label(of: $0.value) } ?? "nil"
  case .struct, .tuple:
    return "(" + arguments(value) + ")"
  default:
    return "\(value)"
  }
}

/// The part of a label before its values: `tap` of `tap(1)`.
public func actionName(ofLabel label: String) -> String {
  String(label.prefix { $0 != "(" })
}

private func arguments(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple || mirror.displayStyle == .struct,
    !(value is any CustomStringConvertible)
  else { return label(of: value) }
  return mirror.children.map { child in
    let name = child.label ?? "."
    return (name.hasPrefix(".") ? "" : name + ": ") + label(of: child.value)
  }.joined(separator: ", ")
}

/// The label of a dictionary's key and value.
private func entry(_ pair: Any) -> String {
  Mirror(reflecting: pair).children.map { label(of: $0.value) }.joined(separator: ": ")
}

/// Whole numbers by size, all else by character.
private func sorted(_ labels: [String]) -> [String] {
  let numbers = labels.compactMap { Int($0) }
  return numbers.count == labels.count ? numbers.sorted().map(String.init) : labels.sorted()
}
