/// What a run owes to a class of actions: without it, a run may neglect anything for ever.
///
/// ```swift
/// .weak("send") { if case .send = $0 { true } else { false } }
/// ```
/// One declaration is one class: fair to the class as a whole, not to each of its actions.
public struct Fairness<M: Model>: Sendable {
  public enum Strength: Hashable, Sendable {
    /// If from some point on the class has a step in every state, it is taken again and again.
    case weak
    /// If the class has a step again and again, it is taken again and again.
    case strong
  }
  public let name: String
  public let strength: Strength
  public let includes: @Sendable (M.Action) -> Bool

  public static func weak(
    _ name: String, _ includes: @escaping @Sendable (M.Action) -> Bool
  ) -> Self {
    Self(name: name, strength: .weak, includes: includes)
  }

  public static func strong(
    _ name: String, _ includes: @escaping @Sendable (M.Action) -> Bool
  ) -> Self {
    Self(name: name, strength: .strong, includes: includes)
  }
}
