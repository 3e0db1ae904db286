/// The label of an action or event: case name and values, without module or type names, so that a
/// file does not pin them: `tap(1)`, `claim(tab: 0, item: 1)`.
///
/// A value that describes itself (`CustomStringConvertible`) is printed so.
public func label(of value: some Any) -> String {
  if let described = value as? any CustomStringConvertible { return described.description }
  let mirror = Mirror(reflecting: value)
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
