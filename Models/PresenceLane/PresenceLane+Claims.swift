import LostAck

extension PresenceLane {
  public static var claims: [Claim<Self>] {
    let onCaptureLane = Self(
      design.without(.newestReplaces), .init(horizon: 180, tick: 30, startsOutOfReach: true))
    func busier(_ scope: inout Bounds) {
      scope.outages = 2
      scope.losses = 2
      scope.deaths = 1
    }
    return [
      Claim(
        "PL-1a", Self(design, .init(horizon: 180, outages: 1, losses: 1, ends: 1, deaths: 1)),
        [neverLiveForLong, onePending, noBeatAsCommand], .holds,
        exercising: ["tick", "outOfReach", "backInReach", "lost", "endSession", "watchDies"],
        large: {
          $0.horizon = 420
          $0.tick = 5
          $0.outages = 3
          $0.losses = 3
        }),
      Claim(
        "PL-1b", Self(design, .init(horizon: 180, losses: 2, ends: 1, deaths: 1)),
        oneLossDoesNotFlip, .holds, exercising: ["tick", "lost"],
        large: {
          $0.horizon = 420
          $0.tick = 2
          $0.losses = 6
        }),
      // Two in a row may: the claim's text says so. The large scope has no outage, which would make
      // it a step less.
      Claim(
        "PL-1c", Self(design, .init(horizon: 180, losses: 2, lostInARow: 2)),
        oneLossDoesNotFlip, .fails(in: 12),
        large: {
          $0.horizon = 480
          $0.losses = 9
          $0.lostInARow = 9
          $0.ends = 3
          $0.deaths = 3
        }),
      // The first version of the design: every beat a command, kept until it lands.
      Claim(
        "PL-2", onCaptureLane, onePending, .fails(in: 3),
        large: busier),
      // The length is the model's own: the first beat is a command already.
      Claim("PL-2", onCaptureLane, noBeatAsCommand, .fails(in: 1), large: busier),
      // The length is the model's own: a beat heard, the next one lost, four ticks of 15 s.
      Claim(
        "PL-3", Self(design.with(.trust45), .init(horizon: 180, losses: 1)),
        oneLossDoesNotFlip, .fails(in: 8),
        large: {
          $0.outages = 1
          $0.ends = 1
          $0.deaths = 1
        }),
    ]
  }
}
