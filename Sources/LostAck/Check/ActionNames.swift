/// The names of a model's actions, numbered: `tap` for `tap(1)`.
///
/// The actions of an enum are told apart by their case, in a few nanoseconds. Others (a struct, a
/// string) are told apart by `Hashable`, named by their labels, and numbered as they appear.
@frozen @usableFromInline struct ActionNames<M: Model> {
  @usableFromInline let cases: EnumCase<M.Action>?
  /// The name of each number.
  @usableFromInline private(set) var names: [String]
  @usableFromInline var numbers: [M.Action: Int] = [:]

  @usableFromInline init() {
    cases = EnumCase()
    names = cases?.names ?? []
  }

  @inlinable @inline(__always)
  mutating func number(of action: UnsafePointer<M.Action>) -> Int {
    if let cases { return cases.index(of: action) }
    return numbers[action.pointee] ?? add(action.pointee)
  }

  @usableFromInline mutating func add(_ action: M.Action) -> Int {
    let name = actionName(ofLabel: label(of: action))
    let number = names.firstIndex(of: name) ?? names.count
    if number == names.count { names.append(name) }
    numbers[action] = number
    return number
  }
}
