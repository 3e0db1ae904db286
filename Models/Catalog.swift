import LostAck

/// The systems that `explore` checks.
public let catalog = [
  SystemEntry(CaptureLane.self), SystemEntry(PresenceLane.self), SystemEntry(LiveActivity.self),
]
