import Testing

/// `#expect(actual == expected)` for what mutates: the macro captures its operands as constants.
func expectEqual<T: Equatable>(
  _ actual: T, _ expected: T, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(actual == expected, sourceLocation: sourceLocation)
}
