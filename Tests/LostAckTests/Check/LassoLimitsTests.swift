import LostAck
import Models
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The search for runs that go on for ever heeds the limits too.
@Suite struct LassoLimitsTests {
  static let model = AtLeastOnce(ids: 2, capacity: 2)
  /// Holds in its sense only if the whole graph was looked at.
  static let property = LivenessTests.acknowledged(2, LivenessTests.fairness(.strong, .strong))

  static func explore(_ set: (inout Limits) -> Void) -> Exploration<AtLeastOnce> {
    var limits = Limits()
    set(&limits)
    return ExhaustiveSearch(model, [property], limits: limits).run()
  }

  @Test func withoutALimitThereIsALasso() {
    #expect(Self.explore { _ in }.violation?.actions.count == 8)
  }

  @Test func time() {
    let found = Self.explore { limits in
      limits.time = 2
      limits.observer = ProgressObserver { progress in
        if progress().isDecidingRuns { usleep(700_000) }
      }
    }
    #expect(found.limit == .time)
    #expect(found.violation == nil)
    #expect(!found.isExhausted)
    #expect((found.depthCompleted, found.unexpanded) == (found.depth, 0))
    #expect(Self.explore { $0.time = 3_600 }.limit == nil)
  }

  @Test func memory() {
    /// The most bytes of either part, as an observer sees them.
    final class Most: @unchecked Sendable {
      var visiting = 0
      var deciding = 0
    }
    let most = Most()
    let observer = ProgressObserver { progress in
      let progress = progress()
      if progress.isDecidingRuns {
        most.deciding = max(most.deciding, progress.bytes)
      } else {
        most.visiting = max(most.visiting, progress.bytes)
      }
    }
    let whole = Self.explore { $0.observer = observer }
    #expect(most.deciding > most.visiting)
    let found = Self.explore { $0.memory = most.deciding - 1 }
    #expect(found.limit == .memory)
    #expect(found.violation == nil)
    #expect(found.states == whole.states)
    #expect(Self.explore { $0.memory = 2 * most.deciding }.violation?.actions.count == 8)
  }

  @Test func interruption() async {
    await #expect(processExitsWith: .exitCode(3)) {
      let found = Self.explore { limits in
        limits.observer = ProgressObserver { if $0().isDecidingRuns { Interruption.request() } }
      }
      exit(found.limit == .interrupted && found.violation == nil ? 3 : 1)
    }
  }

  /// Somebody who presses Ctrl-C when the last level is done has all the same a verdict.
  @Test func anInterruptionThatComesTooLate() async {
    await #expect(processExitsWith: .exitCode(3)) {
      var limits = Limits()
      limits.observer = ProgressObserver { if $0().frontier == 0 { Interruption.request() } }
      let found = ExhaustiveSearch(Self.model, [AtLeastOnce.once], limits: limits).run()
      exit(found.isExhausted && Interruption.isRequested ? 3 : 1)
    }
  }
}
