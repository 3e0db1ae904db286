/// Counts how often the actions of each name were offered.
///
/// The actions of an enum are told apart by their case, in a few nanoseconds. Others (a struct, a
/// string) are told apart by `Hashable`, and named by their labels at the end.
@frozen @usableFromInline struct ActionTally<M: Model> {
  @usableFromInline let cases: EnumCase<M.Action>?
  @usableFromInline let counts: UnsafeMutablePointer<Int>
  @usableFromInline var others: [M.Action: Int] = [:]

  @inlinable init() {
    cases = EnumCase()
    let count = max(1, cases?.names.count ?? 0)
    counts = .allocate(capacity: count)
    counts.initialize(repeating: 0, count: count)
  }

  @inlinable func deallocate() { counts.deallocate() }

  @inlinable @inline(__always) mutating func count(_ action: UnsafePointer<M.Action>) {
    if let cases {
      counts[cases.index(of: action)] &+= 1
    } else {
      others[action.pointee, default: 0] += 1
    }
  }

  /// Adds the counts to `totals`, by the actions' names.
  @inlinable func add(to totals: inout [String: Int]) {
    for (index, name) in (cases?.names ?? []).enumerated() where counts[index] > 0 {
      totals[name, default: 0] += counts[index]
    }
    for (action, count) in others {
      totals[actionName(ofLabel: label(of: action)), default: 0] += count
    }
  }
}
