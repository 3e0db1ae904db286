import LostAck
import LostAckReports

/// `explore replay FILE…`: step by step.
struct ReplayCommand {
  private let files: [ReplayedFile]
  private let format: Arguments.Format

  init(_ arguments: Arguments, _ catalog: [SystemEntry]) throws(InputError) {
    format = try arguments.format()
    var files: [ReplayedFile] = []
    for path in arguments.operands { files.append(try ReplayedFile(path, catalog)) }
    self.files = files
  }

  func run(_ console: Console) throws(InputError) -> ExitCode {
    let reproduces = files.allSatisfy(\.reproduces)
    switch format {
    case .text:
      for (index, file) in files.enumerated() {
        if index > 0 { console.print() }
        printReplay(file, console)
      }
      if files.count > 1 {
        console.print()
        console.print("\(files.count) files: \(files.count(where: \.reproduces)) reproduced")
      }
    case .json:
      console.printText(
        JSONValue.report(
          .init("verdict", .string(reproduces ? "reproduced" : "not-reproduced")),
          .init("files", .array(files.map(\.json)))
        ).text())
    }
    return reproduces ? .success : .broken
  }

  private func printReplay(_ file: ReplayedFile, _ console: Console) {
    console.print(console.plain(file.path))
    console.printWrapped(file.heading)
    let property = file.resolved.property
    console.printWrapped(property.sentence, after: property.id + ": ")
    if let start = file.steps.start { console.printWrapped(start, after: "start: ") }
    console.print()
    let width = "\(file.steps.lines.count)".count
    for (index, step) in file.steps.lines.enumerated() {
      console.printWrapped(step.text, after: padded("\(index + 1)", width) + "  ")
      for event in step.events {
        console.print(String(repeating: " ", count: width + 4) + console.plain(event))
      }
    }
    if !file.steps.lines.isEmpty { console.print() }
    console.print(
      console.toned(console.plain(file.result), file.reproduces ? .good : .bad))
    if let trace = file.trace, trace.reason != trace.property.sentence {
      console.printWrapped(trace.reason, after: "  ")
    }
  }
}

extension ReplayedFile {
  /// The steps as they are told: those replayed, or, where replaying gives no steps, those in the
  /// file up to where it ends.
  fileprivate var steps: (start: String?, lines: [(text: String, events: [String])]) {
    switch outcome {
    case .reproduced(let trace), .violatedEarly(let trace):
      return (
        trace.startSentence,
        trace.steps.map { step in
          let sentence = step.depiction.sentence
          return (step.label + (sentence.isEmpty ? "" : " — " + sentence), step.events)
        }
      )
    case .notViolated:
      return (nil, resolved.counterexample.steps.map { ($0.action, $0.events) })
    case .notOffered(let position, _, _):
      return (nil, resolved.counterexample.steps.prefix(position).map { ($0.action, $0.events) })
    case .noSuchStart:
      return (nil, [])
    }
  }
}
