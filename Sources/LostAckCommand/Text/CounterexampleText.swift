import LostAck

extension Console {
  /// Prints a counterexample: a heading, the lanes, and lines of what belongs to it.
  func printCounterexample(
    _ trace: Trace, heading: String, showsStates: Bool = false,
    footer: [(name: String, text: String)] = []
  ) {
    printWrapped(heading)
    printText(drawing(of: trace, width: Self.width, ascii: isASCII, showsStates: showsStates))
    for line in footer { print(line.name.filled(11) + plain(line.text)) }
  }
}
