/// The largest sound declaration of sole owners that a model allows, found on its whole graph: what
/// a reduction could save, if the model declared it.
///
/// Each step is given a process. At first every process is taken to be alone wherever it has a
/// step; whoever is found not to be is struck out, until nobody is: the greatest fixpoint, since
/// striking one out makes no other sound. A state counts with all that the reference machines may
/// remember there.
///
/// Time O(rounds × Σ edges² of a state); for small graphs. Finding it takes longer than searching:
/// it is for tests, and for seeing what is worth declaring.
public struct LargestDeclaration<M: Model>: Sendable {
  /// For each state, the processes that are alone there, as bits.
  @usableFromInline let alone: [M.State: UInt64]
  @usableFromInline let process: @Sendable (M.Action) -> Int

  /// Nil if there are more than `limit` states. `process` gives numbers from 0 to 63.
  public init?(
    of model: M, _ properties: [Property<M>], limit: Int = 1_000_000,
    process: @escaping @Sendable (M.Action) -> Int
  ) {
    guard let graph = WholeGraph(model, properties, limit: limit) else { return nil }
    let processes = graph.actions.map(process)
    demand(processes.allSatisfy((0..<64).contains), "a process is a number from 0 to 63")
    // The nodes that share a state share a number.
    var numbers: [M.State: Int] = [:]
    let stateOf = graph.nodes.map { node in
      let number = numbers[node.state] ?? numbers.count
      numbers[node.state] = number
      return number
    }
    var alone = [UInt64](repeating: 0, count: numbers.count)
    for node in graph.nodes.indices {
      for edge in graph.edges(of: node) { alone[stateOf[node]] |= 1 << UInt64(processes[edge]) }
    }
    var isStable = false
    while !isStable {
      isStable = true
      for node in graph.nodes.indices {
        var rest = alone[stateOf[node]]
        while rest != 0 {
          let process = rest.trailingZeroBitCount
          rest &= rest - 1
          let offence = graph.offence(at: node, of: process) { edge, node in
            let process = processes[edge]
            return alone[stateOf[node]] >> UInt64(process) & 1 == 1 ? process : nil
          }
          if offence != nil {
            alone[stateOf[node]] &= ~(1 << UInt64(process))
            isStable = false
          }
        }
      }
    }
    self.alone = numbers.mapValues { alone[$0] }
    self.process = process
  }

  /// As a model would declare it.
  @inlinable public func soleOwner(of action: M.Action, in state: M.State) -> Int? {
    let process = process(action)
    return (alone[state] ?? 0) >> UInt64(process) & 1 == 1 ? process : nil
  }

  /// A search with this declaration.
  @inlinable public var reduction: Reduction<M> {
    .owners { soleOwner(of: $0, in: $1) }
  }

  /// In how many states how many processes are alone.
  public var owned: Int { alone.values.reduce(0) { $0 + $1.nonzeroBitCount } }
}
