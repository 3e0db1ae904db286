extension Command {
  /// What `--help` prints.
  var help: String {
    var lines = [summary, "", "usage"]
    lines += usage.map { "  swift run explore " + $0 }
    if self == .claims {
      lines += ["", "commands"]
      lines += Command.allCases.dropFirst().map { "  " + column($0.rawValue) + $0.summary }
    }
    lines += ["", "flags"]
    lines += flags.map { flag in
      let placeholder = flag.value(in: self).map { " " + $0.placeholder } ?? ""
      return "  " + column(flag.shown + placeholder) + flag.meaning(in: self)
    }
    lines += ["", self == .replay || self == .show ? "example" : "examples"]
    lines += examples.map { "  swift run explore " + $0 }
    if self == .claims {
      lines += [
        "", "exit",
        "  0 as claimed · 1 broken, or a counterexample · 2 usage or input · 3 undetermined",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func column(_ text: String) -> String {
    text + String(repeating: " ", count: max(2, 18 - text.count))
  }

  var summary: String {
    switch self {
    case .claims: "Checks every claim of every model exhaustively, or explores at random."
    case .check: "Checks one configuration of your own, exhaustively or at random."
    case .cuts: "Finds the minimal sets of rules without which each property fails."
    case .list: "Lists models: rules, properties, scopes and claims."
    case .replay: "Replays counterexample files step by step."
    case .show: "Draws a counterexample file as lanes."
    case .bench: "Times the exhaustive search beside other checkers on this machine."
    }
  }

  private var usage: [String] {
    switch self {
    case .claims:
      [
        "[--model M | --claim C] [--size small|large] [--update]",
        "--seed N [--model M | --claim C]",
        "--seeds A...B [--shard K/N] [--keep-going] [--model M | --claim C]",
        "COMMAND [--help]",
      ]
    case .check:
      [
        "check --model M [--without R,…] [--with X,…] [--scope F=V,…] [--property P]",
        "check --model M … --seed N | --seeds A...B",
      ]
    case .cuts: ["cuts --model M [--size N] [--with X,…] [--scope F=V,…] [--property P]"]
    case .list: ["list [--model M]"]
    case .replay: ["replay FILE…"]
    case .show: ["show FILE [--states]"]
    case .bench: ["bench [check] [--only NAME,…] [--engine E,…] [--threads N,…] [--runs N]"]
    }
  }

  private var examples: [String] {
    switch self {
    case .claims: ["--claim CL-2", "--claim CL-2 --seed 42", "--seeds 1...300 --keep-going"]
    case .check:
      [
        "check --model capture-lane --without R5 --property P1",
        "check --model capture-lane --scope relaunches=1 --property P3 --seed 42",
      ]
    case .cuts: ["cuts --model capture-lane", "cuts --model presence-lane --size 2 --property P3"]
    case .list: ["list", "list --model capture-lane"]
    case .replay: ["replay Counterexamples/CL-2-P3.json"]
    case .show: ["show Counterexamples/CL-2-P3.json --states"]
    case .bench:
      ["bench", "bench --only two-phase-commit-7,capture-lane --engine lostack --runs 3"]
    }
  }
}

extension Flag {
  /// What it does, in a line.
  fileprivate func meaning(in command: Command) -> String {
    switch self {
    case .model: [.check, .cuts].contains(command) ? "the model" : "only this model"
    case .claim: "only this claim (CL-6), or this configuration of it (CL-6a)"
    case .without: "rules to take away from the design"
    case .with: "rules to add to the design"
    case .property: "only this property; otherwise each of the model's"
    case .scope:
      "fields of the scope, others keep their defaults (ranges: -30...30, lists: a+b)"
    case .size:
      switch command {
      case .cuts: "sets of at most so many rules (3)"
      case .check: "the scope to start from: small or large (small; at random: large)"
      default: "the scopes: small or large (small; at random: large)"
      }
    case .seed: "one random run, determined by this number"
    case .seeds: "a random run for each seed from A to B"
    case .shard: "only every Nth of the seeds, from the Kth on"
    case .keepGoing:
      command == .check ? "do not stop at the first violation" : "do not stop at a broken claim"
    case .states:
      command == .show
        ? "below each step, what changed in the state" : "stop at so many (10M, 500k)"
    case .time: "stop after so long (500ms, 60s, 2m)"
    case .memory: "stop at so many bytes (512M, 2G)"
    case .threads:
      command == .bench
        ? "run each search with so many threads (1,2)"
        : "threads to use; they change no result (as many as there are processors)"
    case .only: "only these benchmarks: published models, and systems by their names"
    case .engine: "only these engines: lostack, spin, rumur (those that are installed)"
    case .runs: "how often each search is run (5)"
    case .exact: "keep whole states, so that no two are ever taken for one"
    case .bits: "keep three bits of each state in so many bytes (512M, 2G); never a verdict"
    case .reduce: "leave out orders of steps that change nothing, where the model says which"
    case .update: "rewrite counterexample files that differ from what was found"
    case .out: "write the counterexample to this file"
    case .format: "text or json"
    case .color: "color for verdicts: auto, always or never (auto honours NO_COLOR)"
    case .progress: "progress on stderr each second: auto (on a terminal), never, or json"
    case .version: "print the version"
    case .help: "print this"
    }
  }
}
