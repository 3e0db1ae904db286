import LostAck

// What must come about. Faults have budgets, so that the network is stable in the end. The person
// owes nothing; a tab that is paused resumes, and a stray request need never arrive.

extension OfflinePosts {
  static let allSettled = Property<Self>.leadsTo(
    "P16", "every item ends as sent, or waits visibly for a decision",
    under: fairness,
    from: { state in state.items.contains { $0.isUnsettled } },
    to: { state in !state.items.contains { $0.isUnsettled } })

  static let sentIsShown = Property<Self>.leadsTo(
    "P19", "a sent that reached any live sender is finally shown",
    under: fairness,
    from: { state in state.items.contains { $0.isSentHeard } },
    to: { state in state.items.allSatisfy { !$0.isSentHeard || $0.shown == .sent } })

  private static var fairness: [Fairness<Self>] {
    let tabs = (0..<tabCapacity).flatMap { tab -> [Fairness<Self>] in
      [
        .weak("tab \(tab)") { $0.isWork(of: tab) },
        .weak("the way of tab \(tab)") { $0.isOnTheWay(of: tab) },
      ]
    }
    let items = (0..<itemCapacity).flatMap { item -> [Fairness<Self>] in
      [.weak("the claim on \(item)") { $0 == .claimRunsOut(item) }]
        + (0..<keyCapacity).map { key in
          .weak("stray \(item), \(key)") { $0 == .strayCommits(item: item, key: key) }
        }
    }
    return tabs + items + [.weak("the lease") { $0 == .passRunsOut }]
  }
}

extension OfflinePosts.Item {
  /// Shown as syncing; or lost, which is no end to hope for.
  fileprivate var isUnsettled: Bool { shown == .syncing || phase == .lost }
}

extension OfflinePosts.Action {
  /// A step that the tab owes.
  fileprivate func isWork(of tab: Int) -> Bool {
    switch self {
    case .takePass(tab), .endPass(tab), .takeWrite(tab), .resume(tab): true
    case .look(tab, _), .claim(tab, _), .leave(tab, _), .answer(tab, _), .timeout(tab, _): true
    default: false
    }
  }

  /// A step that the network and the server owe.
  fileprivate func isOnTheWay(of tab: Int) -> Bool {
    switch self {
    case .arrive(tab, _), .commit(tab, _): true
    default: false
    }
  }
}
