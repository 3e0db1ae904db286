/// A clock that is off: by a constant (skew), and by steps, forwards or backwards, as faults.
///
/// Times are seconds. True time is the model's own; a clock only shows it, with its offset.
@frozen public struct SkewedClock: Hashable, BitwiseCopyable, Sendable {
  /// Seconds ahead of true time; negative is behind.
  public var offset: Int16
  public var stepsForward: Budget
  public var stepsBack: Budget

  @inlinable public init(ahead seconds: Int = 0, stepsForward: Int = 0, stepsBack: Int = 0) {
    offset = Int16(seconds)
    self.stepsForward = Budget(stepsForward)
    self.stepsBack = Budget(stepsBack)
  }

  /// What the clock shows at true time `now`.
  @inlinable public func reading(at now: Int) -> Int { now + Int(offset) }

  @inlinable public mutating func stepForward(by seconds: Int) {
    stepsForward.spend()
    offset += Int16(seconds)
  }

  @inlinable public mutating func stepBack(by seconds: Int) {
    stepsBack.spend()
    offset -= Int16(seconds)
  }
}
