import LostAck
import LostAckReports

/// `explore show FILE`: the counterexample as lanes.
struct ShowCommand {
  private let file: ReplayedFile
  private let format: Arguments.Format
  private let showsStates: Bool

  init(_ arguments: Arguments, _ catalog: [SystemEntry]) throws(InputError) {
    format = try arguments.format()
    showsStates = arguments.has(.states)
    file = try ReplayedFile(arguments.operands[0], catalog)
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    guard let trace = file.trace else {
      console.diagnose("\(file.path): \(file.result)")
      return .broken
    }
    switch format {
    case .text:
      console.printCounterexample(trace, heading: file.heading, showsStates: showsStates)
    case .json:
      guard case .object(let members) = file.json else { fatalError("not an object") }
      console.printText(
        JSONValue.object(
          [.init("tool", .string("LostAck")), .init("format", .integer(1))] + members
        ).text())
    }
    return .success
  }
}
