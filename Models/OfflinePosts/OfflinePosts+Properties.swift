import LostAck

extension OfflinePosts {
  public static var properties: [Property<Self>] {
    [
      postIffRecord, onePost, oneClaim, cancelledForGood, feedByArrival, writtenInBounds,
      anonymousTimeless, oldOnlyOnAsking, oldLeavesOnlyOnAsking, keyChangesOnlyOnAsking,
      deletedForGood, shownIsTrue, lateUndoesNothing, noDeadlock, lossIsAnnounced, neverSentIsTrue,
      allSettled, oneAttempt, givesUpOnAnswers, sentIsShown,
    ]
  }

  /// Where a request that creates a post is one step of the server, this is true by construction.
  static let postIffRecord = Property<Self>.judging(
    "P1", "no post without its completed record, no completed record without post or tombstone"
  ) { state in
    let (entries, slots) = (state.entries, state.entries.indices)
    return RecordIffPost().observe(
      .init(
        posts: SmallSet(slots) { entries[$0].post == .live },
        records: SmallSet(slots) { entries[$0].record == .completed },
        tombstones: SmallSet(slots) { entries[$0].hasTombstone })
    ) { "item \($0 / keyCapacity)" }
  }

  /// A key that the app was told of may bring a post of its own.
  static let onePost = Property<Self>.watching(
    "P2", "at most one post for each item, unless a new key was given and the app was told"
  ) { watch, event in
    guard case .posted(let item, let key, let told, _, _) = event else { return .ignored }
    return watch.posted.observe(item * keyCapacity + min(key, told))
      .inWords("item \(item) is posted again: expected one post")
  }

  static let oneClaim = Property<Self>.never(
    "P3", "at most one sender holds a claim on an item that has not run out",
    when: { state in state.tabs.contains { $0.work == .claimed || $0.work == .waiting } },
    { state in
      (0..<itemCapacity).contains { item in
        state.tabs.indices.count { state.tabs[$0].isSending(item) && !state.tabs[$0].claimRanOut }
          > 1
      }
    })

  static let cancelledForGood = Property<Self>.watching(
    "P4", "an item reported as cancelled is never on the server, then or later"
  ) { watch, event in
    switch event {
    case .cancelled(let item, isOnServer: true):
      .rejected("item \(item) is cancelled, and is on the server")
    case .cancelled(let item, isOnServer: false): watch.afterCancel.observe(.barred(item))
    case .posted(let item, _, _, _, _):
      watch.afterCancel.observe(.happened(item)).inWords("item \(item), once cancelled, is posted")
    default: .ignored
    }
  }

  static let keyChangesOnlyOnAsking = Property<Self>.watching(
    "P9", "a key changes only after a conflict and a request of the person"
  ) { _, event in
    guard case .keyChanged(let item, let afterConflict, let onAsking) = event else {
      return .ignored
    }
    return .require(
      afterConflict && onAsking,
      "item \(item) gets a new key"
        + (afterConflict ? ", and nobody asked" : ", and there was no conflict"))
  }

  static let deletedForGood = Property<Self>.watching(
    "P10", "a deleted post never comes back under the same key"
  ) { watch, event in
    switch event {
    case .deleted(let item, let key):
      watch.afterDeletion.observe(.barred(item * keyCapacity + key))
    case .posted(let item, let key, _, _, _):
      watch.afterDeletion.observe(.happened(item * keyCapacity + key))
        .inWords("item \(item), once deleted, is posted again")
    default: .ignored
    }
  }

  /// An item claimed by a tab that died counts as tried again: that it is, is P16.
  static let shownIsTrue = Property<Self>.judging(
    "P11", "sent: the server has it or had it; syncing: it will be tried without the person"
  ) { state in
    // "Sent" of each item, then "syncing" of each.
    var (shown, truth): (SmallSet, SmallSet) = ([], [])
    for item in state.items.indices {
      if state.items[item].shown == .sent { shown.insert(item) }
      if state.wasPosted(item) { truth.insert(item) }
      if state.items[item].shown == .syncing { shown.insert(itemCapacity + item) }
      if state.items[item].isPending { truth.insert(itemCapacity + item) }
    }
    return ShownIsTrue().observe(.init(shown: shown, true: truth)) {
      ($0 < itemCapacity ? "\"sent\"" : "\"syncing\"") + " of item \($0 % itemCapacity)"
    }
  }

  /// Under Web locks it holds because no result is late: a tab takes over only from the dead.
  static let lateUndoesNothing = Property<Self>.watching(
    "P12", "a late result of a superseded sender never undoes its successor's"
  ) { _, event in
    guard case .result(let item, let reply, let tab, let holder, let changes) = event else {
      return .ignored
    }
    if reply == .sent || !changes { return .met }
    return OnlyCurrent().observe(.init(item, carrying: tab, current: .number(holder)))
      .inWords("a late result changes item \(item), which others care for")
  }

  /// A tab takes one lock only on its way to both; so two that hold one each wait for ever.
  static let noDeadlock = Property<Self>.never(
    "P13", "no two tabs wait for each other's lock",
    when: { $0.passLock.isHeld && $0.writeLock.isHeld },
    { state in
      state.tabs.indices.contains { a in
        state.passLock.isOf(a)
          && state.tabs.indices.contains { b in b != a && state.writeLock.isOf(b) }
      }
    })

  static let lossIsAnnounced = Property<Self>.watching(
    "P14", "an item that is lost with its memory was announced as such before"
  ) { _, event in
    guard case .lost(let item, let isAnnounced) = event else { return .ignored }
    return .require(isAnnounced, "item \(item) is lost, and nobody was told that it could be")
  }

  static let neverSentIsTrue = Property<Self>.watching(
    "P15", "an item that discard calls never sent is not on the server, then or later"
  ) { watch, event in
    switch event {
    case .discarded(_, saysNeverSent: false, _): .ignored
    case .discarded(let item, saysNeverSent: true, isOnServer: true):
      .rejected("item \(item) is called never sent, and is on the server")
    case .discarded(let item, saysNeverSent: true, isOnServer: false):
      watch.afterNeverSent.observe(.barred(item))
    case .posted(let item, _, _, _, _):
      watch.afterNeverSent.observe(.happened(item))
        .inWords("item \(item), once called never sent, is posted")
    default: .ignored
    }
  }

  static let oneAttempt = Property<Self>.never(
    "P17", "two tabs never have an attempt for the same item under way at the same time",
    when: { state in state.tabs.contains { $0.work == .waiting } },
    { state in
      (0..<itemCapacity).contains { item in
        state.tabs.indices.count { state.tabs[$0].isWaiting(for: item) } > 1
      }
    })

  static let givesUpOnAnswers = Property<Self>.watching(
    "P18", "an item gives up its attempts only after the server answered at least once"
  ) { _, event in
    guard case .gaveUp(let item, let isAnswered) = event else { return .ignored }
    return .require(isAnswered, "item \(item) gives up, and the server never answered")
  }
}
