import LostAck

extension PresenceLane {
  static let neverLiveForLong = Property<Self>.judging(
    "P1",
    "the phone never says live later than 75 s and the value's transit after the last beat was sent"
  ) { state in
    let end = Int(state.lastBeat ?? 0) + Int(state.transit) + trust
    return ShownIsTrue()
      .observe(.init(isShown: state.saysLive, isTrue: Int(state.now) <= end)) { _ in "live" }
  }

  static let onePending = Property<Self>.never(
    "P2", "at most one value is pending",
    when: { !$0.pending.isEmpty },
    { $0.pending.count > 1 })

  static let oneLossDoesNotFlip = Property<Self>(
    "P3", "a lost beat does not flip a live session to not live",
    .step { step in
      guard step.before.isSessionLive, step.before.saysLive else { return .ignored }
      if !step.after.saysLive {
        return .rejected("the session is live, and the phone says it is not")
      }
      return step.action == .lost ? .met : .ignored
    })

  static let noBeatAsCommand = Property<Self>.watching(
    "P4", "a beat never travels as a command"
  ) { _, event in
    guard case .sent(let asCommand) = event else { return .ignored }
    return .require(!asCommand, "a beat was sent as a command")
  }
}
