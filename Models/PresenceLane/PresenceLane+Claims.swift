import LostAck

extension PresenceLane {
  public static var claims: [Claim<Self>] {
    let onCaptureLane = Self(
      design.without(.newestReplaces), .init(horizon: 180, tick: 30, startsOutOfReach: true))
    return [
      Claim(
        "PL-1a", Self(design, .init(horizon: 180, outages: 1, losses: 1, ends: 1, deaths: 1)),
        [neverLiveForLong, onePending, noBeatAsCommand], .holds,
        exercising: ["tick", "outOfReach", "backInReach", "lost", "endSession", "watchDies"]),
      Claim(
        "PL-1b", Self(design, .init(horizon: 180, losses: 2, ends: 1, deaths: 1)),
        oneLossDoesNotFlip, .holds, exercising: ["tick", "lost"]),
      // Two in a row may: the claim's text says so.
      Claim(
        "PL-1c", Self(design, .init(horizon: 180, losses: 2, lostInARow: 2)),
        oneLossDoesNotFlip, .fails(in: 12)),
      // The first version of the design: every beat a command, kept until it lands.
      Claim("PL-2", onCaptureLane, onePending, .fails(in: 3)),
      // The length is the model's own: the first beat is a command already.
      Claim("PL-2", onCaptureLane, noBeatAsCommand, .fails(in: 1)),
      // The length is the model's own: a beat heard, the next one lost, four ticks of 15 s.
      Claim(
        "PL-3", Self(design.with(.trust45), .init(horizon: 180, losses: 1)),
        oneLossDoesNotFlip, .fails(in: 8)),
    ]
  }
}
