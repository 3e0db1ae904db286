import Foundation
import LostAck
import Models
import Testing

@testable import LostAckCommand

/// Peers that are scripts: what is made of what they print, and of how they end. One after the
/// other: a script cannot be started while a process that another test forks holds it open.
@Suite(.serialized) struct BenchPeersTests {
  /// A directory for `PATH` with executables of these names.
  private func directory(_ scripts: [String: String]) throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "lostack-peers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (name, script) in scripts {
      let file = directory.appending(path: name)
      try Data(("#!/bin/sh\n" + script + "\n").utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return directory
  }

  /// What `bench` prints where these scripts are all there is. They find `cp` and `chmod` by path.
  private func run(_ scripts: [String: String], _ more: String = "") throws -> Transcript {
    let hanoi = Hanoi(disks: 5)
    let benchmark = Benchmark(
      "hanoi-5", hanoi, states: 243, promela: hanoi.promela, murphi: hanoi.murphi)
    let path = try directory(scripts)
    defer { try? FileManager.default.removeItem(at: path) }
    return Session(benchmarks: [benchmark]).run(
      "bench --only hanoi-5 --threads 1 --runs 1 " + more, environment: ["PATH": path.path])
  }

  /// A `gcc` whose programs print this.
  private func compiler(printing lines: [String]) -> String {
    let echoes = lines.map { "echo '\($0)'" } + ["echo 'peak bytes: 1000000' >&2"]
    return """
      while [ "$1" != -o ]; do shift; done
      /bin/cat > "$2" <<'END'
      #!/bin/sh
      \(echoes.joined(separator: "\n"))
      END
      /bin/chmod +x "$2"
      """
  }

  private func pan(_ states: Int) -> [String] {
    [
      "   \(states) states, stored", "   484 states, matched",
      "   727 transitions (= stored+matched)", "    0.500\tactual memory usage for states",
      "    1.000\tmemory used for hash table (-w19)",
    ]
  }

  @Test func figuresAreRead() throws {
    let result = try run(
      ["spin": ":", "gcc": compiler(printing: pan(243))], "--engine spin --format json")
    #expect(result.code == 0)
    for engine in ["spin-bfs", "spin-dfs"] {
      #expect(
        result.out.contains(
          #"{"model": "hanoi-5", "engine": "\#(engine)", "threads": 1, "traces": true, "#
            + #""standing": "compared", "expected": 243, "distinct": 243, "transitions": 726, "#))
    }
    // Half a megabyte and one, for 243 states.
    #expect(
      result.out.contains(
        #""bytesPerState": 6472.69, "bytesOf": "states and hash table, as pan reports", "#
          + #""peakBytes": 1000000, "#))
  }

  @Test func peerThatDiffersIsSaidTo() throws {
    let result = try run(["spin": ":", "gcc": compiler(printing: pan(244))])
    #expect(result.code == 1)
    #expect(result.out.contains("  spin-bfs        1  kept    differs: 244 states, not 243\n"))
    #expect(result.out.contains("  spin-dfs        1  kept    differs: 244 states, not 243\n"))
    #expect(result.out.hasSuffix("missing: rumur: rumur is not installed (not in PATH)\n"))
  }

  @Test func peerThatDiffersGetsNoRatio() throws {
    let result = try run(["spin": ":", "gcc": compiler(printing: pan(244))], "--format json")
    let line = result.out.split(separator: "\n").first { $0.contains("spin-bfs") } ?? ""
    #expect(line.contains(#""standing": "differs", "reason": "244 states, not 243""#))
    #expect(!line.contains("ratio"))
  }

  @Test func lastCountOfRumurIsRead() throws {
    let result = try run(
      [
        "rumur": ":",
        "gcc": compiler(printing: [
          "10 states explored in 0s, with 3 rules fired and 9 states in the queue.",
          "243 states, 726 rules fired in 0s.",
        ]),
      ], "--engine rumur --format json")
    #expect(result.code == 0)
    #expect(
      result.out.contains(
        #""engine": "rumur", "threads": 1, "traces": true, "standing": "compared", "#
          + #""expected": 243, "distinct": 243, "transitions": 726, "#))
  }

  @Test(arguments: [
    (["spin": "echo no; exit 3", "gcc": ":"], "spin ended with 3: no"),
    (["spin": ":", "gcc": "echo bad >&2; exit 1"], "gcc ended with 1: bad"),
    (["spin": ":", "gcc": ":"], "pan ended with 127"),
    (
      ["spin": ":", "gcc": "printf '#!/bin/sh\n' >pan; /bin/chmod +x pan"],
      "pan printed no count of states"
    ),
  ])
  func peerThatFailsIsUndetermined(scripts: [String: String], reason: String) throws {
    let result = try run(scripts, "--engine spin")
    #expect(result.code == 3)
    #expect(result.out.contains("  spin-bfs        1  kept    undetermined: \(reason)"))
  }

  @Test func peerWithoutCompilerIsMissing() throws {
    let result = try run(["spin": ":", "rumur": ":"])
    #expect(result.code == 0)
    #expect(
      result.out.hasSuffix(
        """
        missing: spin: gcc, which compiles what spin makes, is not installed (not in PATH)
        missing: rumur: gcc, which compiles what rumur makes, is not installed (not in PATH)

        """))
  }

  @Test func nothingIsLeftBehind() throws {
    func workshops() throws -> Set<String> {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: FileManager.default.temporaryDirectory.path)
      return Set(names.filter { $0.hasPrefix("lostack-bench-") })
    }
    let mine = try directory(["spin": "/bin/pwd >&2; exit 1", "gcc": ":"])
    defer { try? FileManager.default.removeItem(at: mine) }
    var path: String?
    do {
      let workshop = try Workshop(["PATH": mine.path])
      path = workshop.directory
      #expect(FileManager.default.fileExists(atPath: workshop.directory))
    }
    #expect(!FileManager.default.fileExists(atPath: path ?? "/"))
  }

  @Test func twoProcessesAreTimed() throws {
    let directory = try directory(["good": "exit 0", "bad": "exit 4"])
    defer { try? FileManager.default.removeItem(at: directory) }
    let good = TwoProcesses(
      "hanoi-5", executable: directory.path + "/good", environment: [:], rounds: 3
    ) { _ in }
    #expect(good.failure == nil)
    #expect(good.alone.count == 3)
    #expect(good.together.count == 3)
    let bad = TwoProcesses(
      "hanoi-5", executable: directory.path + "/bad", environment: [:], rounds: 3
    ) { _ in }
    #expect(bad.failure == "a process ended with 4")
    #expect(bad.throughput == nil)
  }

  @Test func childProcessIsMeasured() throws {
    let directory = try directory(["script": "echo \"out $1\"; echo err >&2; kill -9 $$"])
    defer { try? FileManager.default.removeItem(at: directory) }
    let child = ChildProcess(
      [directory.path + "/script", "a b"], in: directory.path, environment: [:])
    let outcome = try #require(child?.wait())
    #expect(outcome.code == 128 + 9)
    #expect(outcome.output == "out a b\n")
    #expect(outcome.diagnostics == "err\n")
    #expect(outcome.wallSeconds > 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["script"])
  }
}
