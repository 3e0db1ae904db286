/// A right that one process holds until it gives it back, or until it runs out.
///
/// Running out is a step of its own, and so needs no clock: the model offers it while the holder
/// does not renew. A holder that is not told goes on in its belief; that is what leases are like.
@frozen public struct Lease: Hashable, BitwiseCopyable, Sendable {
  /// Stands for a holder that died: nobody gives the lease back.
  @usableFromInline static var dead: Int8 { 127 }
  @usableFromInline static var nobody: Int8 { -1 }

  @usableFromInline var last = Self.nobody
  @usableFromInline var hasRunOut = false

  @inlinable public init() {}

  /// Nobody was given it, or it ran out.
  @inlinable public var isFree: Bool { last == Self.nobody || hasRunOut }
  @inlinable public var isHeld: Bool { !isFree }
  /// It was given, and not given back; it may have run out.
  @inlinable public var isGiven: Bool { last != Self.nobody }
  @inlinable public var isOfDead: Bool { last == Self.dead }

  /// Whether it was given to `process` last, run out or not.
  @inlinable public func isOf(_ process: Int) -> Bool { last == Int8(process) }

  /// To whom it was given last, run out or not; nil if it was given back, or its holder died.
  @inlinable public var holder: Int? {
    last == Self.nobody || last == Self.dead ? nil : Int(last)
  }

  @inlinable public mutating func give(to process: Int) {
    last = Int8(process)
    hasRunOut = false
  }

  /// The holder says that it still lives.
  @inlinable public mutating func renew() { hasRunOut = false }
  @inlinable public mutating func runOut() { hasRunOut = true }
  @inlinable public mutating func giveBack() { self = Lease() }

  /// The holder is gone, and nobody gives it back.
  @inlinable public mutating func die() { last = Self.dead }
}
