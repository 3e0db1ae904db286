/// Counts how often the actions of each name were offered.
@frozen @usableFromInline struct ActionTally<M: Model> {
  @usableFromInline var names = ActionNames<M>()
  /// By the numbers of the names.
  @usableFromInline var counts = Growing<Int>()

  @inlinable init() {
    for _ in names.names { counts.append(0) }
  }

  @inlinable func deallocate() { counts.deallocate() }

  @inlinable @inline(__always) mutating func count(_ action: UnsafePointer<M.Action>) {
    let number = names.number(of: action)
    if number >= counts.count { counts.append(0) }
    counts[number] &+= 1
  }

  /// Adds the counts to `totals`, by the actions' names.
  @inlinable func add(to totals: inout [String: Int]) {
    for (number, name) in names.names.enumerated() where counts[number] > 0 {
      totals[name, default: 0] += counts[number]
    }
  }
}
