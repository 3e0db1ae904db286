import LostAck

// Steps that can be taken before all others without changing a verdict, see `Reduction`: rings that
// the door will drop in any case, and time that no longer changes what is fresh.

extension CaptureLane {
  public func soleOwner(of action: Action, in state: State) -> Int? {
    switch action {
    case .ring(let id): isRingIdle(id, state) ? id : nil
    case .tick: isTimeIdle(state) ? Self.capacity : nil
    default: nil
    }
  }

  /// Whatever the time, every command is judged alike from now on.
  private func isTimeIdle(_ state: State) -> Bool {
    if Int(state.taps) < scope.taps || entriesAge || rules.contains(.keepUntilStale) {
      return false
    }
    let work = state.phone.volatile.work.id.map(Int.init)
    return (0..<scope.taps).allSatisfy { id in
      isStaleForGood(id, state) || !state.hasCopy(of: id) && work != id
    }
  }

  /// The ring will arrive, and be dropped or ignored, whenever that is.
  private func isRingIdle(_ id: Int, _ state: State) -> Bool {
    let isSafe =
      !state.ring.losses.remains && !state.outages.remains && !scope.endlessOutages
      && !scope.splitActing
    // A copy dropped while fresh says more than one dropped when it is stale.
    let canBecomeFresh = state.phoneClock.stepsBack.remains || state.age(of: id) < -Self.window
    if !isSafe || canBecomeFresh || !isSettled(id, state) { return false }
    // Whether a fresh copy is under way matters to what is remembered besides, and forgotten.
    return isStaleForGood(id, state)
      || Int(state.taps) == scope.taps && (0..<scope.taps).allSatisfy { isSettled($0, state) }
  }

  /// The door lets no copy of it in any more.
  private func isSettled(_ id: Int, _ state: State) -> Bool {
    if id >= state.taps { return false }
    if rules.contains(.ignorePresence), state.envelopes[id].command == .watching { return true }
    let forgets =
      rules.contains(.store)
      ? entriesAge || rules.contains(.keepUntilStale)
      : state.phone.relaunches.remains || scope.memory < scope.taps
    return !forgets && rules.contains(.dropKnown) && remembers(id, state)
  }

  private func isStaleForGood(_ id: Int, _ state: State) -> Bool {
    !state.phoneClock.stepsBack.remains && state.age(of: id) > Self.window
  }
}
