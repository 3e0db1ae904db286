/// Parts of a model that are interchangeable: tabs, ids, managers. States that differ only in who
/// is who are explored once.
///
/// ```swift
/// var symmetries: [Symmetry<Self>] {
///   [
///     Symmetry("managers", count: managers) { node, a, b in
///       node.state.managers.swapAt(a, b)
///       node.state.prepared.swapAt(a, b)
///     }
///   ]
/// }
/// ```
/// The properties must not tell the parts apart either: "some manager", never "manager 0". Of a
/// property of states the search compares what it says of a state and of the one explored in its
/// place, and traps where they differ; of one of steps, events or deadlocks it takes your word, and
/// a test that calls `auditSymmetry` does not.
public struct Symmetry<M: Model>: Sendable {
  public let name: String
  /// The parts are 0 ..< count; at most `Symmetry.most`.
  public let count: Int
  /// Exchanges two parts everywhere in the state and in the reference machines.
  public let swap: @Sendable (inout Node<M>, Int, Int) -> Void
  /// What a part looks like, names left out; parts that look the same are told apart by trying
  /// every order. Only makes it faster.
  public let look: (@Sendable (Node<M>, Int) -> UInt64)?

  /// Every order of parts that look the same may have to be tried.
  public static var most: Int { 10 }

  public init(
    _ name: String, count: Int, look: (@Sendable (Node<M>, Int) -> UInt64)? = nil,
    swap: @escaping @Sendable (inout Node<M>, Int, Int) -> Void
  ) {
    demand(count <= Self.most, "\(name): at most \(Self.most) interchangeable parts")
    self.name = name
    self.count = count
    self.look = look
    self.swap = swap
  }
}

extension Model {
  /// None.
  public var symmetries: [Symmetry<Self>] { [] }
}
