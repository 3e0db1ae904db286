/// Something held for a while by whoever has its current token.
///
/// Tokens are random in the system. Here a new one is the smallest that nobody has, since only
/// equality is ever asked, and a count would grow without end.
struct Lease: Hashable, BitwiseCopyable, Sendable {
  /// Of the last holder; zero if it was never held, or given back.
  var token: UInt8 = 0
  var isExpired = false

  var isHeld: Bool { token > 0 }

  /// The token is the last one given out, its time over or not.
  func isCurrent(_ token: UInt8) -> Bool { self.token == token && token > 0 }

  /// Gives it to a new holder; `isInUse` names the tokens that somebody still has.
  mutating func acquire(unless isInUse: (UInt8) -> Bool) -> UInt8 {
    var fresh: UInt8 = 1
    while fresh == token || isInUse(fresh) { fresh += 1 }
    self = Lease(token: fresh)
    return fresh
  }

  mutating func giveBack() { self = Lease() }
}
