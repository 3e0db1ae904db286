/// How one step of a counterexample is drawn in lanes, and told.
public struct Depiction: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// Something a process does by itself.
    case at(String)
    /// A message: an arrow from one lane to another.
    case message(from: String, to: String)
  }
  /// What befell the step.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// The message got lost: ✂.
    case lost
    /// The message came once more: ⟳.
    case again
    /// The process died, and started anew: ⟲.
    case relaunch
    /// A clock moved: ⏱.
    case clock
  }
  public let place: Place
  public let mark: Mark?
  /// What happens, in the words of the domain: `phone obeys go(home)`. May be empty.
  public let sentence: String

  public init(_ place: Place, _ sentence: String, mark: Mark? = nil) {
    self.place = place
    self.sentence = sentence
    self.mark = mark
  }
}
