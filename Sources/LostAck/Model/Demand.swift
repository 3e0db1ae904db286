/// Stops with `message` where `condition` does not hold: a mistake in a model, or in the engine.
///
/// Unlike `precondition`, it says so in optimized builds too, which are the only ones there are of
/// this module.
@inlinable @inline(__always)
func demand(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition { fail(message(), file, line) }
}

@inlinable @inline(never)
func fail(_ message: String, _ file: StaticString, _ line: UInt) -> Never {
  fatalError(message, file: file, line: line)
}
