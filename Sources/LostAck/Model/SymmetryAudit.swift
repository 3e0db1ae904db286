/// Whether the parts that a model calls interchangeable are: what was compared, and what differed.
///
/// A search by symmetry compares what properties of states say of a state and of its stand-in; of
/// everything else it takes the model's word. The audit takes nobody's: see `Model.auditSymmetry`.
public struct SymmetryAudit: Hashable, Sendable {
  /// Distinct nodes of the whole graph that were looked at.
  public var nodes = 0
  /// Exchanges of two parts that were compared with what was there before; none if the model names
  /// no interchangeable parts, and nothing was shown then.
  public var exchanges = 0
  /// All nodes were looked at.
  public var isComplete = false
  public var offence: Offence?

  @usableFromInline init() {}

  /// The first difference, by the shortest way there.
  public struct Offence: Hashable, Sendable, CustomStringConvertible {
    public let kind: Kind
    /// The symmetry's name.
    public let symmetry: String
    /// The parts exchanged.
    public let parts: [Int]
    /// The labels of the steps that lead to the node.
    public let labels: [String]

    @usableFromInline init(_ kind: Kind, _ symmetry: String, _ parts: [Int], _ labels: [String]) {
      self.kind = kind
      self.symmetry = symmetry
      self.parts = parts
      self.labels = labels
    }

    public var description: String {
      let way = labels.isEmpty ? "at the start" : "after " + labels.joined(separator: ", ")
      return "\(symmetry) \(parts[0]) and \(parts[1]) exchanged, \(way): \(kind.sentence)"
    }
  }

  public enum Kind: Hashable, Sendable {
    /// Exchanged twice, the parts are not as before.
    case exchange
    /// The two nodes do not have the same stand-in.
    case look
    /// The steps that only one of the two nodes offers: they lead to nodes that, the names of parts
    /// left out, no step of the other leads to.
    case steps(before: [String], after: [String])
    /// What the property, by its id, says of the states.
    case state(String)
    case deadlock(String)
    /// What the property says of the steps and their events.
    case step(String)
    case event(String)
    /// The property is violated by both or by neither, but speaks of only one of the two.
    case met(String)

    var sentence: String {
      switch self {
      case .exchange: "exchanged once more, they are not as before"
      case .look: "the two have different stand-ins; does a look tell parts apart?"
      case .steps(let before, let after):
        "the steps differ: " + (before.isEmpty ? "none" : before.joined(separator: ", "))
          + " only before, " + (after.isEmpty ? "none" : after.joined(separator: ", "))
          + " only after"
      case .state(let id): "\(id) is violated by only one of the two states"
      case .deadlock(let id): "\(id) calls only one of the two a deadlock"
      case .step(let id): "\(id) rejects a step of only one of the two"
      case .event(let id): "\(id) rejects an event of only one of the two"
      case .met(let id): "\(id) speaks of only one of the two"
      }
    }
  }
}

extension Model {
  /// Visits the first `limit` nodes of the whole graph, breadth first and without leaving any out
  /// for its symmetry; exchanges every two parts that are called interchangeable in each; and
  /// compares the node with the exchanged one: the steps offered, what they lead to (by the
  /// stand-ins), and what the properties say, and whether they were met.
  ///
  /// If nothing differs, the nodes of an orbit are bisimilar, and a search that explores one of each
  /// decides the properties as one that explores all. Emerson and Sistla, "Symmetry and model
  /// checking" (1996), ask for more, automorphisms of the graph; here the steps need only agree up
  /// to the names of parts.
  ///
  /// For tests: O(nodes × exchanges × steps), and the whole graph in memory. Properties of whole
  /// runs are left out: for them, parts are always told apart.
  @inlinable public func auditSymmetry(
    judging properties: [Property<Self>] = [], limit: Int = 100_000
  ) -> SymmetryAudit {
    var auditor = SymmetryAuditor(self, properties)
    return auditor.run(limit)
  }
}
