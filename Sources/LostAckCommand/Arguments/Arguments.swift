import LostAckReports

/// A command line taken apart: the command, its flags with their values as text, and the rest.
struct Arguments {
  let command: Command
  private(set) var operands: [String] = []
  private var values: [Flag: String] = [:]

  init(_ arguments: [String]) throws(InputError) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      // Asked for help, nothing else on the line matters.
      command = arguments.lazy.compactMap(Self.word).first ?? .claims
      values[.help] = ""
      return
    }
    let command = try Self.command(of: arguments)
    self.command = command
    var rest = arguments[...]
    var isCommandTaken = command == .claims
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), argument != "-" {
        let (flag, value) = try Self.flag(argument, &rest, command)
        try set(flag, value)
      } else if !isCommandTaken, argument == command.rawValue {
        isCommandTaken = true
      } else {
        operands.append(argument)
      }
    }
    try checkOperands()
    try checkCombinations()
  }

  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  subscript(_ flag: Flag) -> String? { values[flag] }

  /// The first word that is no flag and no flag's value.
  private static func command(of arguments: [String]) throws(InputError) -> Command {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), argument != "-" {
        if argument.contains("=") { continue }
        // A flag that does not exist is better named than taken for one without a value.
        let flag = try Self.flag(named: argument, rest.lazy.compactMap(Self.word).first ?? .claims)
        if flag.value(in: .claims) != nil, rest.first?.hasPrefix("--") == false {
          _ = rest.popFirst()
        }
      } else if let command = word(argument) {
        return command
      } else {
        throw InputError(
          unknown("command", argument, known: Command.words, plural: "commands"))
      }
    }
    return .claims
  }

  private static func word(_ argument: String) -> Command? {
    Command.words.contains(argument) ? Command(rawValue: argument) : nil
  }

  private static func flag(named name: String, _ command: Command) throws(InputError) -> Flag {
    guard name.hasPrefix("--"), let flag = Flag(rawValue: String(name.dropFirst(2))) else {
      throw InputError(unknown("flag", name, known: command.flags.map(\.shown), plural: "flags"))
    }
    return flag
  }

  /// Reads a flag, and its value from behind the `=` or from `rest`.
  private static func flag(
    _ argument: String, _ rest: inout ArraySlice<String>, _ command: Command
  ) throws(InputError) -> (Flag, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let flag = try Self.flag(named: name, command)
    guard flag.commands.contains(command) else {
      let takers = flag.commands.map(\.shown)
      throw InputError(
        "\(command.shown) takes no \(name) (it is a flag of \(takers.joined(separator: " and ")))")
    }
    guard let (_, example) = flag.value(in: command) else {
      if parts.count == 2 {
        throw InputError("\(name) takes no value, and was given '\(parts[1])'")
      }
      return (flag, "")
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.first ?? ""
    if value.isEmpty || parts.count == 1 && value.hasPrefix("--") {
      throw InputError("\(name) wants a value, such as \(name) \(example)")
    }
    if parts.count == 1 { rest.removeFirst() }
    return (flag, value)
  }

  private mutating func set(_ flag: Flag, _ value: String) throws(InputError) {
    if let earlier = values[flag], earlier != value {
      let joined = [.without, .with, .scope].contains(flag)
      throw InputError(
        "\(flag.shown) is given twice, as '\(earlier)' and '\(value)'"
          + (joined ? "; write \(flag.shown) \(earlier),\(value)" : "; write it once"))
    }
    values[flag] = value
  }

  private func checkOperands() throws(InputError) {
    switch command {
    case .claims, .check, .cuts, .list:
      if let operand = operands.first {
        throw InputError("\(command.shown) takes flags only, not '\(operand)'")
      }
    case .bench:
      for kind in operands where kind != "check" {
        throw InputError(unknown("kind of benchmark", kind, known: ["check"], plural: "kinds"))
      }
      if operands.count > 1 { throw InputError("'bench' wants one kind, such as check") }
    case .replay:
      if operands.isEmpty {
        throw InputError("'replay' wants a file, such as Counterexamples/CL-2-P3.json")
      }
    case .show:
      if operands.count != 1 {
        throw InputError(
          "'show' wants one file, such as Counterexamples/CL-2-P3.json"
            + (operands.isEmpty ? "" : ", not \(operands.count)"))
      }
    }
  }

  /// Flags that do not go together.
  private func checkCombinations() throws(InputError) {
    if has(.seed), has(.seeds) {
      throw InputError("--seed and --seeds exclude each other; --seeds A...B has both its ends")
    }
    for flag in [Flag.shard, .keepGoing] where has(flag) && !has(.seeds) {
      throw InputError("\(flag.shown) goes with --seeds A...B only")
    }
    guard has(.seed) || has(.seeds) else { return }
    for flag in [Flag.states, .time, .memory] where has(flag) {
      throw InputError(
        "\(flag.shown) bounds the exhaustive check, and a random run has its own bound; leave out "
          + "\(flag.shown) or \(has(.seed) ? "--seed" : "--seeds")")
    }
    if has(.reduce) {
      throw InputError(
        "--reduce leaves out states of the exhaustive check, and a random run visits few; leave "
          + "out --reduce or \(has(.seed) ? "--seed" : "--seeds")")
    }
    if has(.update) {
      throw InputError(
        "--update rewrites what the exhaustive check finds; leave out --update or "
          + (has(.seed) ? "--seed" : "--seeds"))
    }
  }
}
