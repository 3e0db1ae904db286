import Foundation
import Testing

@testable import LostAckCommand

/// Where `Counterexamples/` is looked for.
@Suite struct PackageDirectoryTests {
  private let session = Session()

  private func path(_ path: String) -> String { session.directory.appending(path: path).path }

  init() throws {
    for directory in ["here/Sources", "there/Sources/explore", "nowhere"] {
      try FileManager.default.createDirectory(
        atPath: path(directory), withIntermediateDirectories: true)
    }
    for package in ["here", "there"] {
      try Data().write(to: URL(filePath: path(package + "/Package.swift")))
    }
  }

  @Test func isElseTheCurrentDirectoryIfThatIsAPackage() {
    let found = Explore.packageDirectory(
      path("nowhere/Sources/explore/main.swift"), current: path("here"))
    #expect(found == path("here"))
  }

  @Test func isTheCommandsOwnPackage() {
    for current in ["here", "here/Sources", "nowhere"] {
      let found = Explore.packageDirectory(
        path("there/Sources/explore/main.swift"), current: path(current))
      #expect(found == path("there"))
    }
  }

  @Test func isElseNowhere() {
    #expect(Explore.packageDirectory(path("nowhere/main.swift"), current: path("nowhere")) == nil)
  }
}
