import Synchronization

/// A line on a terminal's stderr that will soon be another one, or nothing.
final class PassingLine: Sendable {
  private let write: @Sendable (String) -> Void
  private let isShown = Mutex(false)

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  func show(_ text: String) {
    isShown.withLock { isShown in
      write("\r\u{1B}[K" + text)
      isShown = true
    }
  }

  /// Erases it, if it is there, and writes what `body` has to write. Whatever else goes to the
  /// terminal is to go this way: another thread may want to show the line again meanwhile.
  func clear(for body: () -> Void = {}) {
    isShown.withLock { isShown in
      if isShown { write("\r\u{1B}[K") }
      isShown = false
      body()
    }
  }
}
