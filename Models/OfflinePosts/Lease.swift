/// A right that one process holds until it gives it back, or until it runs out.
///
/// Running out is a step of its own, and so needs no clock: the model offers it while the holder
/// does not renew. A holder that is not told goes on in its belief; that is what leases are like.
struct Lease: Hashable, BitwiseCopyable, Sendable {
  /// Stands for a holder that died: nobody gives the lease back.
  private static let dead: Int8 = 127
  private static let nobody: Int8 = -1

  private var holder = Self.nobody
  private(set) var hasRunOut = false

  /// Nobody was given it, or it ran out.
  var isFree: Bool { holder == Self.nobody || hasRunOut }
  var isHeld: Bool { !isFree }
  /// It was given, and not given back; it may have run out.
  var isGiven: Bool { holder != Self.nobody }
  var isOfDead: Bool { holder == Self.dead }

  /// Whether it was given to `process` last, run out or not.
  func isOf(_ process: Int) -> Bool { holder == Int8(process) }

  mutating func give(to process: Int) {
    holder = Int8(process)
    hasRunOut = false
  }

  /// The holder says that it still lives.
  mutating func renew() { hasRunOut = false }
  mutating func runOut() { hasRunOut = true }
  mutating func giveBack() { self = Lease() }

  /// The holder is gone, and nobody gives it back.
  mutating func die() { holder = Self.dead }
}
