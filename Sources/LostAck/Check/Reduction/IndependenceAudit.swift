/// Checks a declaration of sole owners (`Model.soleOwner`) on the whole graph of a model: that a
/// search with a reduction may rely on it for these properties.
///
/// ```swift
/// let audit = IndependenceAudit(of: model, [Transfer.balanced])
/// #expect(audit.offence == nil && audit.isExhausted && audit.owned > 0)
/// ```
/// A declaration is sound for the properties that were audited together; a search for another
/// selection of them wants an audit of its own, since what the reference machines remember may make
/// steps differ that do not otherwise. Properties of whole runs are passed over: they are never
/// searched with a reduction.
///
/// Time O(Σ edges² of a state); memory for the whole graph, states included.
public struct IndependenceAudit: Hashable, Sendable {
  /// How the declaration is wrong, in a line, where first; nil if nothing is.
  public let offence: String?
  /// States looked at, those with interchangeable parts exchanged included.
  public let states: Int
  /// In how many states how many processes are alone. Zero: there was nothing to check.
  public let owned: Int
  /// Everything was looked at; not where there are more states than the limit.
  public let isExhausted: Bool

  /// Looks at up to `limit` states, each with what `owner` says, or else what the model declares.
  public init<M: Model>(
    of model: M, _ properties: [Property<M>], limit: Int = 1_000_000,
    owner: ((M.Action, M.State) -> Int?)? = nil
  ) {
    guard let graph = WholeGraph(model, properties, limit: limit) else {
      (offence, states, owned, isExhausted) = (nil, limit, 0, false)
      return
    }
    var owners = [Int?](repeating: nil, count: graph.actions.count)
    for node in graph.nodes.indices {
      let state = graph.nodes[node].state
      for edge in graph.edges(of: node) {
        let action = graph.actions[edge]
        owners[edge] = owner.map { $0(action, state) } ?? model.soleOwner(of: action, in: state)
      }
    }
    var owned = 0
    var offence: String?
    for node in graph.nodes.indices where offence == nil {
      for process in Set(graph.edges(of: node).compactMap { owners[$0] }).sorted() {
        owned += 1
        let found =
          (0..<64).contains(process)
          ? graph.offence(at: node, of: process) { edge, _ in owners[edge] }?.words(in: graph)
          : "a process is a number from 0 to 63, not \(process), " + graph.way(to: node)
        if let found, offence == nil { offence = found }
      }
    }
    (self.offence, self.states, self.owned, isExhausted) = (offence, graph.nodes.count, owned, true)
  }
}
