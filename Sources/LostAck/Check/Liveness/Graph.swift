/// The states and steps of a whole model, by number, for questions about whole runs.
///
/// Edges in compressed rows; for each edge and state the fairness classes as a bit mask. Four bytes
/// an edge for its target, eight for its classes.
@usableFromInline struct Graph {
  /// The edges of state `s` are `firstEdge[s]..<firstEdge[s + 1]`, in the order of the offers.
  @usableFromInline var firstEdge: [Int] = [0]
  @usableFromInline var target: [UInt32] = []
  /// Which fairness classes the step belongs to.
  @usableFromInline var classes: [UInt64] = []
  /// Which classes have a step in each state.
  @usableFromInline var enabled: [UInt64] = []
  /// The first `initialCount` states are the initial ones.
  @usableFromInline var initialCount = 0

  @inlinable init() {}

  @usableFromInline var stateCount: Int { firstEdge.count - 1 }

  @usableFromInline func edges(of state: Int) -> Range<Int> {
    firstEdge[state]..<firstEdge[state + 1]
  }

  /// The edges of a walk as the positions of the steps among those of their states.
  @usableFromInline func ordinals(of walk: [Int]) -> [Int] {
    walk.map { edge in
      // The last state whose first edge is not beyond this one.
      var (low, high) = (0, stateCount)
      while low + 1 < high {
        let middle = (low + high) / 2
        if firstEdge[middle] <= edge { low = middle } else { high = middle }
      }
      return edge - firstEdge[low]
    }
  }
}

/// Which classes are fair, and how. A class is a bit.
@usableFromInline struct FairnessMask {
  /// A class that is enabled from some point on for ever is taken again and again.
  var weak: UInt64 = 0
  /// A class that is enabled again and again is taken again and again.
  var strong: UInt64 = 0
}
