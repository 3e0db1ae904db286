import Foundation
import LostAckReports
import Synchronization
import Testing

@testable import LostAck
@testable import LostAckCommand

/// What is told on stderr while a search is under way, and that it changes nothing else.
@Suite struct ProgressTests {
  /// What was written, in order, and where.
  struct Writing: Equatable {
    let isDiagnostic: Bool
    let text: String
  }

  /// Runs a command line with a clock that goes on by `step` seconds each time it is read.
  func run(
    _ line: String, catalog: [SystemEntry] = [.scripted(Courier<TrueClaims>.self)],
    onTerminal: Bool = true, columns: Int = 100, step: Double = 1,
    environment: [String: String] = [:]
  ) -> (code: Int32, out: String, err: String, all: [Writing]) {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "lostack-progress-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let written = Mutex<[Writing]>([])
    let time = Mutex(0.0)
    let output = Output(
      areDiagnosticsOnTerminal: onTerminal, columns: columns, environment: environment,
      now: {
        time.withLock { time in
          time += step
          return time
        }
      },
      write: { text in written.withLock { $0.append(.init(isDiagnostic: false, text: text)) } },
      writeDiagnostics: { text in
        written.withLock { $0.append(.init(isDiagnostic: true, text: text)) }
      })
    let explore = Explore(
      catalog: catalog, counterexamples: directory.appending(path: "Counterexamples").path)
    let code = explore.run(line.split(separator: " ").map(String.init), output: output)
    let all = written.withLock(\.self)
    return (
      code, all.filter { !$0.isDiagnostic }.map(\.text).joined(),
      all.filter(\.isDiagnostic).map(\.text).joined(), all
    )
  }

  static let erase = "\r\u{1B}[K"
  static let check = "check --model courier --property P1 --scope repeats=0 --threads 1"

  @Test func aLineOnATerminal() {
    let result = run(Self.check)
    // How much the engine holds is its own affair.
    let bytes = "…K"
    #expect(
      result.err.replacing(/[0-9.]+K/, with: bytes)
        == [
          "2 states · 1/s · P1 · depth 1 · frontier 1 · \(bytes)",
          "4 states · 2/s · P1 · depth 2 · frontier 2 · \(bytes)",
          "4 states · 0/s · P1 · depth 2 · frontier 0 · \(bytes)", "",
        ].map { Self.erase + $0 }.joined())
    #expect(result.code == 0)
  }

  @Test func linesOfJSON() throws {
    // Off the terminal too, since it was asked for.
    let result = run(Self.check + " --progress json", onTerminal: false)
    let lines = result.err.split(separator: "\n")
    #expect(lines.count == 3)
    let last = try JSONValue(parsing: Array(lines[1].utf8))
    guard case .object(let members)? = last["progress"] else { return #expect(Bool(false)) }
    #expect(
      members.map(\.name) == [
        "property", "states", "statesPerSecond", "transitions", "depth", "frontier", "bytes",
      ])
    #expect(
      members.dropLast().map(\.value) == [.string("P1")] + [4, 2, 3, 2, 2].map { .integer($0) })
    let claim = run("--claim CO-1 --progress json --threads 1", onTerminal: false)
    #expect(claim.err.hasPrefix(#"{"progress": {"row": "CO-1", "property": "P1", "states": 2, "#))
  }

  @Test func quietWhereNobodyLooks() {
    #expect(run(Self.check, onTerminal: false).err == "")
    #expect(run(Self.check + " --progress never").err == "")
    #expect(run(Self.check, environment: ["TERM": "dumb"]).err == "")
    #expect(run("--seeds 1...99 --claim CO-1 --progress never").err == "")
  }

  @Test func quietInTheFirstSecond() {
    #expect(run(Self.check, step: 0.1).err == "")
  }

  @Test func changesNoResult() {
    for line in [Self.check, Self.check + " --format json", "--claim CO-3", "--seeds 1...50"] {
      let plain = run(line + " --progress never")
      #expect(plain.out != "")
      for progress in ["auto", "json", "never"] {
        for isTerminal in [true, false] {
          let other = run(line + " --progress \(progress)", onTerminal: isTerminal)
          #expect(other.out == plain.out)
          #expect(other.code == plain.code)
        }
      }
    }
  }

  /// On one terminal, results never stand behind the line.
  @Test(arguments: ["", "--model courier --size large", "--seeds 1...50", check])
  func theLineGoesBeforeAnythingElse(line: String) {
    var isShown = false
    var times = 0
    for writing in run(line).all {
      if writing.isDiagnostic, writing.text.hasPrefix(Self.erase) {
        isShown = writing.text != Self.erase
        times += isShown ? 1 : 0
      } else {
        #expect(!isShown, "\(writing.text)")
      }
    }
    #expect(!isShown)
    #expect(times > 2)
  }

  @Test(arguments: [10, 30, 50, 99, 200]) func fitsTheTerminal(columns: Int) {
    let lines = run("", columns: columns).all.filter { $0.text.hasPrefix(Self.erase) }
      .map { $0.text.dropFirst(Self.erase.count) }
    #expect(lines.allSatisfy { $0.count < min(columns, 100) })
    #expect(lines.contains { $0.count > min(columns, 60) / 2 - 5 })
  }

  @Test func onlyASCIIWhereTheTerminalHasNoMore() {
    let err = run(Self.check, environment: ["LC_ALL": "C"]).err
    #expect(err.contains("4 states - 2/s - P1 - depth 2"))
    #expect(err.utf8.allSatisfy { $0 < 128 })
  }

  @Test func colorsNothing() {
    for environment in [[:], ["NO_COLOR": "1"]] {
      let err = run(Self.check, environment: environment).err
      #expect(err.replacing(Self.erase, with: "").contains("\u{1B}") == false)
    }
  }

  @Test func tellsRowsOfClaims() {
    let err = run("--threads 1").err
    #expect(err.contains("0 of 6 rows · CO-1 P1 · depth 1 · "))
    #expect(err.contains("5 of 6 rows · CO-4 P1 · depth 2 · "))
  }

  @Test func tellsHowManyRuns() {
    let err = run("--seeds 1...40 --claim CO-3").err
    #expect(
      err
        == [
          "seed 16 of 40 · 32 runs · 32/s", "seed 32 of 40 · 64 runs · 32/s",
          "seed 40 of 40 · 80 runs · 16/s", "",
        ].map { Self.erase + $0 }.joined())
    let json = run("--seeds 1...16 --claim CO-3 --progress json").err
    #expect(
      json == #"{"progress": {"seed": 16, "lastSeed": 16, "runs": 32, "runsPerSecond": 32}}"# + "\n"
    )
    #expect(run("--seed 4").err == "")
  }

  /// Two rows at once: the one that has run longest is told, and the states of both.
  @Test func rowsSideBySide() throws {
    let written = Mutex<[String]>([])
    let time = Mutex(0.0)
    let console = Console(
      Output(
        areDiagnosticsOnTerminal: true, now: { time.withLock(\.self) }, write: { _ in },
        writeDiagnostics: { text in written.withLock { $0.append(text) } }),
      color: .never)
    let meter = ProgressMeter(console, .auto, rows: 3)
    let entry = SystemEntry(Courier<TrueClaims>.self)
    let result = entry.check(try entry.configuration(), "P1")
    func progress(_ states: Int, depth: Int) -> SearchProgress {
      var progress = SearchProgress()
      (progress.states, progress.depth, progress.frontier) = (states, depth, 7)
      progress.bytes = 3 << 20
      return progress
    }
    func tell(_ limits: Limits, at second: Double, _ states: Int, depth: Int) {
      time.withLock { $0 = second }
      limits.observer?.note { progress(states, depth: depth) }
    }
    _ = meter.following(row: "A", property: "P1", Limits()) { first in
      tell(first, at: 1, 1_000, depth: 3)
      _ = meter.following(row: "B", property: "P2", Limits()) { second in
        tell(second, at: 1.5, 500, depth: 9)
        tell(first, at: 2, 2_000, depth: 4)
        return result
      }
      tell(first, at: 3, 3_000, depth: 5)
      return result
    }
    let done = result.states
    #expect(
      written.withLock(\.self)
        == [
          "1,000 states · 1,000/s · 0 of 3 rows · A P1 · depth 3 · frontier 7 · 3.0M",
          "2,500 states · 1,500/s · 0 of 3 rows · A P1 and 1 more · depth 4 · frontier 7 · 6.0M",
          "\(grouped(3_000 + done)) states · \(500 + done)/s · 1 of 3 rows · A P1 · depth 5 · "
            + "frontier 7 · 3.0M",
        ].map { Self.erase + $0 })
  }

  @Test func refusesWhatItDoesNotKnow() {
    let result = run("--progress loud")
    #expect(result.code == 2)
    #expect(result.out == "")
    #expect(
      result.err == "explore: unknown progress 'loud' (one of: auto, never, json)\n")
    #expect(run("list --progress json").code == 2)
  }
}
