/// Something held for a while by whoever has its current token. (`Lease` is one by its holder.)
///
/// Tokens are random in the system. Here a new one is the smallest that nobody has, since only
/// equality is ever asked, and a count would grow without end.
@frozen public struct TokenLease: Hashable, BitwiseCopyable, Sendable {
  /// Of the last holder; zero if it was never held, or given back.
  @usableFromInline var token: UInt8 = 0
  public var isExpired = false

  @inlinable public init() {}

  @inlinable init(token: UInt8) { self.token = token }

  @inlinable public var isHeld: Bool { token > 0 }

  /// The last token given out, its time over or not; nil if none was, or it was given back.
  @inlinable public var current: Int? { token > 0 ? Int(token) : nil }

  /// The token is the last one given out, its time over or not.
  @inlinable public func isCurrent(_ token: UInt8) -> Bool { self.token == token && token > 0 }

  /// Gives it to a new holder; `isInUse` names the tokens that somebody still has.
  @inlinable public mutating func acquire(unless isInUse: (UInt8) -> Bool) -> UInt8 {
    var fresh: UInt8 = 1
    while fresh == token || isInUse(fresh) { fresh += 1 }
    self = TokenLease(token: fresh)
    return fresh
  }

  @inlinable public mutating func giveBack() { self = TokenLease() }
}
