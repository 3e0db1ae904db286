import LostAck

extension CaptureLane {
  /// What the phone does, as it can be seen.
  public enum Event: Hashable, Sendable {
    /// R1
    case ignored(Int)
    /// R2
    case dropped(Int, isFresh: Bool)
    /// R3. `amongFresh`: with another id remembered of which a fresh copy may still come.
    case remembered(Int, Command, amongFresh: Bool)
    /// No longer remembered. `isDangerous`: a fresh copy of it may still come.
    case forgot(Int, isDangerous: Bool)
    /// R5
    case judgedStale(Int)
    /// Fresh and new, to be acted on in a later step.
    case accepted(Int)
    /// `age` is from the stamp to the phone's clock.
    case obeyed(Int, Command, age: Int, Outcome)
    case refused(Int, Command, Problem)
    /// The glance went to the watch.
    case published(Problem?)
    /// Accepted, and not acted on when the app died.
    case abandoned(Int, isWritten: Bool)
    case relaunched
  }

  /// What obeying a command came to.
  public enum Outcome: Hashable, Sendable {
    case changed(Change)
    /// Everything was already as the command wants it.
    case unchanged
    /// Not everything is as the command wants it.
    case missed
  }

  /// What is another than before.
  public enum Change: Hashable, Sendable {
    case tripEnded, routeStarted, routeRestarted, voiceOn, voiceOff
  }

  /// The reference machines that P2, P3, P5, P7, P10 and P11 feed.
  public struct Watch: ReferenceMachines {
    var obeyedInThisRun = AtMostOnce()
    var obeyed = AtMostOnce()
    var staleForGood = NeverAfter()
    var answers = AnswerInNextGlance()
    var droppedAfterAnswer = OnlyAfter()
    var changes = AtMostOnce()

    public init() {}
  }
}

/// The last refusal is in the next glance.
struct AnswerInNextGlance: ReferenceMachine {
  enum Input: Hashable, Sendable {
    case refused(CaptureLane.Problem)
    /// A later command is the last one now, and had its effect, or not.
    case obeyed(CaptureLane.Outcome)
    case published(CaptureLane.Problem?)
    /// The app died: nobody knows of the refusal any more.
    case relaunched
  }
  var awaited: CaptureLane.Problem?

  mutating func observe(_ input: Input) -> Judgement {
    switch input {
    case .refused(let problem):
      awaited = problem
      return .met
    case .obeyed(let outcome):
      awaited = nil
      return .require(outcome != .missed, "a command was obeyed and did not have its effect")
    case .published(let problem):
      guard let expected = awaited else { return .ignored }
      awaited = nil
      return .require(
        problem == expected,
        "the glance says '\(problem?.told ?? "")': expected '\(expected.told)'")
    case .relaunched:
      awaited = nil
      return .ignored
    }
  }
}
