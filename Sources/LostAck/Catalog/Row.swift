/// One configuration and one property of a claim, without the model's types.
public struct Row: Hashable, Sendable {
  public enum Size: String, CaseIterable, Hashable, Sendable { case small, large }

  /// The claim's id, with a letter where it has several configurations: `CL-6a`.
  public let id: String
  /// The claim's id: `CL-6`.
  public let claim: String
  /// The model's name.
  public let model: String
  public let property: PropertyInfo
  public let expectation: ClaimedVerdict
  public let exercising: [String]
  let small: Configuration
  let large: Configuration

  public func configuration(_ size: Size) -> Configuration { size == .small ? small : large }

  /// What identifies the row, its random runs and its file: `CL-2-P3`.
  public var key: String { id + "-" + property.id }

  /// The claim's id of a row's: without a final letter.
  static func claim(ofRow id: String) -> String {
    guard let last = id.last, last.isLowercase else { return id }
    return String(id.dropLast())
  }
}
