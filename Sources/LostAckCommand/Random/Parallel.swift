import Dispatch
import Synchronization

/// The results of `body(0)`, …, `body(count − 1)`, in that order, computed on several threads.
/// A result is nil where `isCancelled` said so before its turn came.
func mapInParallel<Result: Sendable>(
  _ count: Int, threads: Int, isCancelled: @Sendable () -> Bool = { false },
  _ body: @Sendable (Int) -> Result
) -> [Result?] {
  let results = Mutex([Result?](repeating: nil, count: count))
  let next = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { _ in
    while !isCancelled() {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock(\.self)
}
