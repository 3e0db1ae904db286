import LostAck

extension LiveActivity {
  /// What the app does, as it can be seen.
  public enum Event: Hashable, Sendable {
    /// The database is written; `amidAnother`: while a handler had looked and not yet written.
    case wrote(amidAnother: Bool)
    /// A tap of `session` changes the database while `current` is the session there.
    case applied(Int, Punch, session: Int, current: Int, isActive: Bool)
    /// X1: its punch is there.
    case knownAlready(Int)
    /// The core does not allow the transition.
    case rejected(Int, Punch, isAsWanted: Bool)
    /// `effects`: of the taps whose effect is in the database, or was there already when it was
    /// judged.
    case acknowledged(Int, token: Int, current: Int?, effects: SmallSet)
    case returned(Int, token: Int, current: Int?)
    /// The display moved on.
    case expired(Int)
    /// The handler lets go of it: the lease is not its own any more.
    case abandoned(Int)
    /// A drawing is dismissed, while `current` is the current one, if any is.
    case dismissed(Int, current: Int?, counts: Bool)
  }

  /// The reference machine that P6 feeds.
  public struct Watch: ReferenceMachines {
    var applied = AtMostOnce()

    public init() {}
  }

  /// R6 states it, and so it is true by construction where looking and writing are one step. Where
  /// the scope makes them two, the design violates it: the lane keeps other writes of the database
  /// away, and a switch of the active set is a write of the ledger.
  static let currentWhenWritten = Property<Self>.watching(
    "P1", "a tap changes the database only if its session is current and it is in the active set"
  ) { _, event in
    guard case .applied(let id, _, let session, let current, let isActive) = event else {
      return .ignored
    }
    return OnlyCurrent()
      .observe(.init(id, carrying: session, current: .number(isActive ? current : nil)))
      .inWords(
        "tap \(id) is applied, and "
          + (session == current ? "not in the active set" : "its session is over"))
  }

  static let acknowledgedWithEffect = Property<Self>.watching(
    "P2",
    "at its acknowledgement a tap's effect is in the database, or was there when it was judged"
  ) { _, event in
    guard case .acknowledged(let id, _, _, let effects) = event else { return .ignored }
    var acknowledged = OnlyAfter(allowed: effects)
    return acknowledged.observe(.happened(id))
      .inWords("tap \(id) is acknowledged, and its effect is not in the database")
  }

  /// R4 states it: true by construction, until the token is not asked for.
  static let tokenHeld = Property<Self>.watching(
    "P3", "a superseded token neither acknowledges nor returns anything"
  ) { _, event in
    switch event {
    case .acknowledged(let id, let token, let current, _),
      .returned(let id, let token, let current):
      OnlyCurrent().observe(.init(id, carrying: token, current: .number(current)))
        .inWords("the lease on tap \(id) has passed on to another token")
    default: .ignored
    }
  }

  /// Of the buttons in the active set: that a session is over, the ledger learns by the next switch.
  static let acceptedAfterFailure = Property<Self>(
    "P4", "after a failed redraw the buttons still on the card are accepted",
    .step { step in
      if step.action != .publishFails { return .ignored }
      return ShownIsTrue().observe(step.after.buttons).inWords("a button on it is not accepted")
    })

  /// Supposes that the app goes on (weakly fair), comes to the foreground again and again, and is
  /// killed a bounded number of times. To try again for ever is not to be settled. Redrawing is a
  /// class of its own: whether it finally succeeds is the scope's.
  static let tapsAreSettled = Property<Self>.leadsTo(
    "P5", "a tap on an accepted button is applied in the end, or expires as the display moves on",
    under: settling,
    from: { $0.owesATap }, to: { !$0.owesATap })

  static let settling: [Fairness<Self>] =
    (0..<maximumTaps).flatMap { id -> [Fairness<Self>] in
      [
        .weak("signal of \(id)") { $0 == .signal(id) },
        .weak("acquiring \(id)") {
          if case .acquire(id, _) = $0 { true } else { false }
        },
        .weak("the lease on \(id)") { $0 == .leaseExpires(id) },
      ]
    }
    + (0..<2).map { handler -> Fairness<Self> in
      .weak("handler \(handler)") {
        [.look(handler), .write(handler), .acknowledge(handler), .putBack(handler)].contains($0)
      }
    } + [
      .weak("foreground") { $0 == .foreground },
      .weak("redraw") { $0 == .redraw },
      .weak("publishing") { $0 == .publish || $0 == .publishFails },
      .weak("switching") { $0 == .switchActive },
    ]

  static let appliedOnce = Property<Self>.watching("P6", "each tap is applied at most once") {
    watch, event in
    guard case .applied(let id, _, _, _, _) = event else { return .ignored }
    return watch.applied.observe(id).inWords("tap \(id) is applied again")
  }

  /// R11 states it. Only where looking and writing are two steps can it be violated.
  static let nothingBetween = Property<Self>.watching(
    "P7", "no write happens between another's check and commit"
  ) { _, event in
    guard case .wrote(let amidAnother) = event else { return .ignored }
    return .require(!amidAnother, "a handler has looked, and finds another database than it saw")
  }

  /// Of the buttons in the accepted sets, as P4.
  static let cardIsAccepted = Property<Self>.judging(
    "P8", "every button on the card is accepted, at every instant"
  ) { ShownIsTrue().observe($0.buttons).inWords("a button on it is not accepted") }

  /// R9 states it: true by construction. The current card is the newest drawn, published or on its
  /// way.
  static let oldDismissalIsIgnored = Property<Self>.watching(
    "P9", "a dismissal from an old card never suppresses the current one"
  ) { _, event in
    guard case .dismissed(let card, let current, let counts) = event else { return .ignored }
    if !counts { return .met }
    return OnlyCurrent().observe(.init(card, carrying: card, current: .number(current)))
      .inWords("the card dismissed is not the current one")
  }
}

extension LiveActivity.State {
  var owesATap: Bool { taps.contains { $0.isOwed } }

  /// The buttons on the card; one is true if the ledger accepts it.
  var buttons: ShownIsTrue.Input {
    let drawing = drawings[Int(card)]
    var (shown, accepted): (SmallSet, SmallSet) = ([], [])
    for punch in isCardShown ? drawing.phase.buttons : [] {
      shown.insert(Int(punch.rawValue))
      let isAccepted = active.indices.contains {
        active[$0].accepts(drawing.session, card, punch)
      }
      if isAccepted { accepted.insert(Int(punch.rawValue)) }
    }
    return .init(shown: shown, true: accepted)
  }
}
