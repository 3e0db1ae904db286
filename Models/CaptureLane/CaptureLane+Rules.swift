import LostAck

extension CaptureLane {
  /// The rules by their ids, and what the design is without each.
  public enum Rule: String, DesignRule {
    /// Without it, an envelope handed over is out of the watch's hands: nothing is offered again.
    case keepUntilLanded = "S1"
    /// Without it, what is held stays held; a transfer that fails is gone.
    case offerAgain = "S2"
    /// Without it, the watch waits for ever for the report, and holds the envelope unoffered.
    case lostReportIsHarmless = "S3"
    /// Without it, a command goes by transfer alone: nothing wakes the phone, nothing echoes.
    case bothWays = "S4"
    /// Without it, a presence goes through the door as any command.
    case ignorePresence = "R1"
    /// Without it, the door remembers and does not look.
    case dropKnown = "R2"
    /// Without it, what is judged stale is not remembered.
    case rememberFirst = "R3"
    /// Without it, and without X1, nothing is remembered.
    case memory = "R4"
    /// Without it, every age is obeyed.
    case freshness = "R5"
    /// Without it, a pull clears the problem.
    case pullOnlyPublishes = "O1"
    /// Without it, a refusal is told to nobody.
    case refusalRides = "O2"
    /// Without it, a go ends the trip under way, and then looks whether it can start.
    case refusalEndsNothing = "O3"
    case store = "X1"
    case writeAfterActing = "X1.after"
    case keep30 = "X1.keep30"
    case keep60 = "X1.keep60"
    case keepUntilStale = "X1.untilStale"
    case purge = "X1.purge"
    case setVoice = "X2"

    public var sentence: String {
      switch self {
      case .keepUntilLanded: "the outbox keeps an envelope until its transfer reports it landed"
      case .offerAgain:
        "what is held is offered again: on activation, in reach, on flush, after a failure"
      case .lostReportIsHarmless: "a landing report lost to a relaunch only means one more offer"
      case .bothWays: "every command goes by ring, and by transfer"
      case .ignorePresence: "a presence is ignored, before its id is looked at"
      case .dropKnown: "an id already remembered is dropped"
      case .rememberFirst: "the id is remembered before freshness is judged"
      case .memory: "the process remembers the last ids, oldest out"
      case .freshness: "a command is obeyed only within 30 s of its stamp, either way"
      case .pullOnlyPublishes: "a pull publishes the glance and changes nothing else"
      case .refusalRides: "a refusal rides the next glance, which holds the last one"
      case .refusalEndsNothing: "a go that can start ends the trip under way; a refused one nothing"
      case .store: "ids are stored durably, written before acting; the store is the memory"
      case .writeAfterActing: "an id is written after acting"
      case .keep30: "a stored id counts for 30 s from its arrival"
      case .keep60: "a stored id counts for 60 s from its arrival"
      case .keepUntilStale: "a stored id counts until 30 s after its stamp"
      case .purge: "stored ids that are seen expired are deleted, not only ignored"
      case .setVoice: "the voice button sends the value wanted, not a toggle"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .keepUntilLanded, .offerAgain, .lostReportIsHarmless, .bothWays,
    .ignorePresence, .dropKnown, .rememberFirst, .memory, .freshness,
    .pullOnlyPublishes, .refusalRides, .refusalEndsNothing,
  ])
}
