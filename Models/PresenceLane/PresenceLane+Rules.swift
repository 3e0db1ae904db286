import LostAck

extension PresenceLane {
  public enum Rule: String, DesignRule {
    /// Without it, and so without a lane of its own, every value waits its turn.
    case newestReplaces = "R1"
    /// Without it, a beat is a command on the capture lane.
    case ownLane = "R1.lane"
    /// Without it, a session says only once that it is live.
    case beat = "R2"
    /// Without it, the phone believes for ever.
    case trust = "R3"
    case trust45 = "R3.trust45"
    /// Without it, the phone believes a session that has ended until its trust is up. No property
    /// speaks of that.
    case endIsSent = "R4"

    public var sentence: String {
      switch self {
      case .newestReplaces: "the newest value replaces the pending one"
      case .ownLane: "beats have a lane of their own, and are no commands"
      case .beat: "the watch says every 30 s that its session is live"
      case .trust: "the phone believes a value for 75 s from its arrival"
      case .trust45: "the phone believes a value for 45 s, not 75"
      case .endIsSent: "a session that ends cleanly says so"
      }
    }
  }

  public static let design = Rules<Rule>(design: [
    .newestReplaces, .ownLane, .beat, .trust, .endIsSent,
  ])
}
