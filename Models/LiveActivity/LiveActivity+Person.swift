import LostAck

// The person at the app, the backup, and the kill.

extension LiveActivity {
  func offerPersonSteps(_ state: State, _ step: Steps<Self>) {
    // R11
    if isLaneHeld(state) { return }
    if state.punches.remains {
      for punch in Punch.allCases where state.database.phase.after(punch) != nil {
        step(.byHand(punch)) { next in
          next.punches.spend()
          punchIn(punch, &next, step)
        }
      }
    }
    if state.backups.remains {
      step(.backup) { next in
        next.backups.spend()
        next.backup = next.database
        next.isBackedUp = true
      }
    }
    if state.isBackedUp, state.restores.remains {
      step(.restore) { next in
        step.emit(.wrote(amidAnother: isAmidWrite(next)))
        next.restores.spend()
        next.database = next.backup
      }
    }
  }

  func offerKill(_ state: State, _ step: Steps<Self>) {
    if state.kills.remains {
      step(.kill) { next in
        next.kills.spend()
        next.app = Process()
        forgetUnused(&next)
        // R10: on mount.
        if rules.contains(.drain) { drain(&next, step) }
      }
    }
  }
}
