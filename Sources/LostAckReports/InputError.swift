/// What is wrong with something that somebody gave: a flag, a name, a file. One line that says
/// what, where, and what would be right.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }

  /// The same, about what is in a file.
  public func inFile(_ path: String) -> InputError { InputError(path + ": " + message) }
}
