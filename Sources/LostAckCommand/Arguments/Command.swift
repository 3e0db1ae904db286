/// The commands. Without a word for it, the claims are checked.
enum Command: String, CaseIterable {
  case claims = ""
  case check, cuts, list, replay, show, bench

  static let words = allCases.map(\.rawValue).filter { !$0.isEmpty }

  /// How messages call it.
  var shown: String { self == .claims ? "the default command" : "'\(rawValue)'" }

  var flags: [Flag] { Flag.allCases.filter { $0.commands.contains(self) } }
}

/// The flags, in the order in which they are listed.
enum Flag: String, CaseIterable {
  case model, claim, without, with, property, scope, size
  case seed, seeds, shard
  case only, engine, runs
  case keepGoing = "keep-going"
  case states, time, memory, threads
  case exact, bits
  case reduce
  case update, out
  case format, color, progress, version, help

  /// As it is written.
  var shown: String { "--" + rawValue }

  var commands: [Command] {
    switch self {
    case .claim, .update: [.claims]
    case .without, .reduce, .out: [.check]
    case .with, .property, .scope: [.check, .cuts]
    case .seed, .seeds, .shard, .keepGoing, .exact, .bits: [.claims, .check]
    case .size, .time, .memory, .progress: [.claims, .check, .cuts]
    case .threads: [.claims, .check, .cuts, .bench]
    case .only, .engine, .runs: [.bench]
    case .model: [.claims, .check, .cuts, .list]
    case .states: [.claims, .check, .cuts, .show]
    case .format, .color, .version, .help: Command.allCases
    }
  }

  /// What its value looks like; nil for a flag without one. `show --states` has none: there it is
  /// about drawing states, elsewhere a limit.
  func value(in command: Command) -> (placeholder: String, example: String)? {
    switch self {
    case .model: ("M", "capture-lane")
    case .claim: ("C", "CL-2")
    case .without: ("R,…", "R5,R2")
    case .with: ("X,…", "X1")
    case .property: ("P", "P3")
    case .scope: ("F=V,…", "taps=2,relaunches=1")
    case .size: command == .cuts ? ("N", "2") : ("SIZE", "large")
    case .seed: ("N", "42")
    case .seeds: ("A...B", "1...100")
    case .shard: ("K/N", "1/4")
    case .states: command == .show ? nil : ("N", "10M")
    case .time: ("T", "60s")
    case .memory: ("N", "2G")
    case .threads: command == .bench ? ("N,…", "1,2") : ("N", "2")
    case .only: ("NAME,…", "hanoi-10")
    case .engine: ("E,…", "lostack,spin")
    case .runs: ("N", "5")
    case .out: ("FILE", "found.json")
    case .format: ("FORMAT", "json")
    case .color: ("WHEN", "never")
    case .progress: ("WHEN", "json")
    case .bits: ("BYTES", "1G")
    case .keepGoing, .exact, .reduce, .update, .version, .help: nil
    }
  }
}
