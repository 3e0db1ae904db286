import LostAck

// The person at the app, the backup, and the kill.

extension LiveActivity {
  func offerPersonSteps(_ state: State, _ step: Steps<Self>) {
    // R11
    if isLaneHeld(state) { return }
    for punch in Punch.allCases where state.database.phase.after(punch) != nil {
      step(.byHand(punch), spending: \.punches) { punchIn(punch, &$0, step) }
    }
    step(.backup, spending: \.backups) { next in
      next.backup = next.database
      next.isBackedUp = true
    }
    if state.isBackedUp {
      step(.restore, spending: \.restores) { next in
        step.emit(.wrote(amidAnother: isAmidWrite(next)))
        next.database = next.backup
      }
    }
  }

  func offerKill(_ state: State, _ step: Steps<Self>) {
    step(.kill, spending: \.kills) { next in
      next.app = Process()
      forgetUnused(&next)
      // R10: on mount.
      if rules.contains(.drain) { drain(&next, step) }
    }
  }
}
