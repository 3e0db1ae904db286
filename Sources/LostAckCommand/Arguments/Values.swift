import LostAck
import LostAckReports

// The values of flags, read.
extension Arguments {
  enum Format: String, CaseIterable { case text, json }
  enum Color: String, CaseIterable { case auto, always, never }

  /// Where progress is told: on a terminal, nowhere, or in JSON.
  enum Progress: String, CaseIterable { case auto, never, json }

  func progress() throws(InputError) -> Progress {
    try choice(.progress, among: Progress.allCases, "one of") ?? .auto
  }

  func format() throws(InputError) -> Format {
    if let later = self[.format], ["mermaid", "html", "junit", "sarif"].contains(later) {
      throw InputError(
        "--format \(later) is yet to come (formats: \(listed(Format.allCases.map(\.rawValue))))")
    }
    return try choice(.format, among: Format.allCases, "formats") ?? .text
  }

  func color() throws(InputError) -> Color {
    try choice(.color, among: Color.allCases, "one of") ?? .auto
  }

  func size() throws(InputError) -> Row.Size? {
    try choice(.size, among: Row.Size.allCases, "sizes")
  }

  /// How many rules a set has at most, for `cuts`.
  func cutSize() throws(InputError) -> Int {
    guard let text = self[.size] else { return 3 }
    guard let size = Int(text), (1...5).contains(size) else {
      throw InputError("--size wants a number of rules from 1 to 5, not '\(text)'")
    }
    return size
  }

  private func choice<Choice: RawRepresentable<String>>(
    _ flag: Flag, among choices: [Choice], _ plural: String
  ) throws(InputError) -> Choice? {
    guard let text = self[flag] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw InputError(
        unknown(flag.rawValue, text, known: choices.map(\.rawValue), plural: plural))
    }
    return choice
  }

  /// The limits, and the threads that do not limit anything.
  func limits() throws(InputError) -> Limits {
    var limits = Limits()
    // What is held doubles now and then: half of what there is.
    limits.memory = physicalMemory / 2
    if let states = try count(.states, "a number of states", [("k", 1_000), ("M", 1_000_000)]) {
      limits.states = states
    }
    let byteUnits = [("K", 1 << 10), ("M", 1 << 20), ("G", 1 << 30)]
    if let memory = try count(.memory, "a number of bytes", byteUnits) { limits.memory = memory }
    if has(.exact) { limits.keeping = .states }
    if let bytes = try count(.bits, "a number of bytes", byteUnits) {
      if has(.exact) { throw InputError("--exact and --bits exclude each other") }
      limits.keeping = .bits(bytes: bytes)
    }
    let units = [("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000)]
    if let time = try count(.time, "a time", units, needsUnit: true) {
      limits.time = Double(time) / 1_000
    }
    limits.threads = try threads()
    return limits
  }

  func threads() throws(InputError) -> Int {
    guard let threads = try count(.threads, "a number of threads", []) else {
      return availableProcessors
    }
    if threads > 256 {
      throw InputError("--threads wants at most 256 threads, not '\(threads)'")
    }
    return threads
  }

  /// A positive number with a unit behind it.
  private func count(
    _ flag: Flag, _ meaning: String, _ units: [(name: String, factor: Int)], needsUnit: Bool = false
  ) throws(InputError) -> Int? {
    guard let text = self[flag] else { return nil }
    let example = flag.value(in: command)?.example ?? ""
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count)
    let factor = unit.isEmpty && !needsUnit ? 1 : units.first { $0.name == unit }?.factor
    guard !digits.isEmpty, let factor else {
      throw InputError(
        "\(flag.shown) wants \(meaning) above zero, such as \(example)"
          + (units.isEmpty ? "" : " (units: \(listed(units.map(\.name))))") + ", not '\(text)'")
    }
    guard let number = Int(digits),
      case (let product, let overflows) =
        number
        .multipliedReportingOverflow(by: factor), !overflows
    else { throw InputError("\(flag.shown) '\(text)' is too large") }
    guard product > 0 else {
      throw InputError(
        "\(flag.shown) wants \(meaning) above zero, such as \(example), not '\(text)'")
    }
    return product
  }

  /// Names joined by commas.
  func list(_ flag: Flag) throws(InputError) -> [String] {
    guard let text = self[flag] else { return [] }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for (index, name) in names.enumerated() {
      if name.isEmpty {
        throw InputError("\(flag.shown) wants names joined by commas, not '\(text)'")
      }
      if names[..<index].contains(name) {
        throw InputError("\(flag.shown) names '\(name)' twice")
      }
    }
    return names
  }

  /// `taps=2,relaunches=1`.
  func scope() throws(InputError) -> [(name: String, text: String)] {
    var fields: [(name: String, text: String)] = []
    for text in try list(.scope) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw InputError(
          "--scope wants fields and values, such as taps=2,relaunches=1, not '\(text)'")
      }
      if fields.contains(where: { $0.name == parts[0] }) {
        throw InputError("--scope names '\(parts[0])' twice")
      }
      fields.append((parts[0], parts[1]))
    }
    return fields
  }
}
