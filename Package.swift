// swift-tools-version: 6.2
import PackageDescription

/// The engine and the models run optimized in debug builds too: `swift run` and `swift test` build
/// debug, and a search is a hundred times slower without it. `-O` removes `assert`, so what must
/// hold in users' hands is a `precondition` or an error.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug))
]

let package = Package(
  name: "LostAck",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "LostAck", targets: ["LostAck"]),
    .library(name: "LostAckCommand", targets: ["LostAckCommand"]),
  ],
  targets: [
    .target(name: "LostAck", swiftSettings: optimized),
    .target(name: "LostAckReports", dependencies: ["LostAck"]),
    .target(name: "LostAckCommand", dependencies: ["LostAck", "LostAckReports"]),
    .target(
      name: "Models", dependencies: ["LostAck"], path: "Models", exclude: ["README.md"],
      swiftSettings: optimized),
    .executableTarget(name: "explore", dependencies: ["LostAckCommand", "Models"]),
    .testTarget(
      name: "LostAckTests", dependencies: ["LostAck", "Models"], swiftSettings: optimized),
    .testTarget(name: "LostAckReportsTests", dependencies: ["LostAck", "LostAckReports"]),
    .testTarget(
      name: "LostAckCommandTests",
      dependencies: ["LostAck", "LostAckReports", "LostAckCommand", "Models"]),
    .testTarget(
      name: "ModelsTests", dependencies: ["LostAck", "Models"], swiftSettings: optimized),
    .testTarget(
      name: "ReadmeTests",
      dependencies: ["LostAck", "LostAckReports", "LostAckCommand", "Models"]),
  ],
  swiftLanguageModes: [.v6]
)
