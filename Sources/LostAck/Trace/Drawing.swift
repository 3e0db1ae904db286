/// A counterexample as lanes: a column for each process that takes part, a row for each step, an
/// arrow for a message, and the sentences beside the rows, or below where they do not fit.
///
/// ```
///        watch                   phone
/// 1        ● tap(0)                │       watch taps end
/// 2        ├────── ring(0) ───────▶│       phone obeys end
/// 3        │                       ⟲ relaunch
/// 4        ├──── transfer(0) ─────▶│       phone obeys end
///          ✗ P3: once per id, ever
///            id 0 was seen before: expected at most once
/// ```
///
/// - Parameters:
///   - width: columns to stay within.
///   - ascii: without arrows and marks beyond ASCII.
///   - showsStates: below each row, what changed in the state.
public func drawing(
  of trace: Trace, width: Int = 100, ascii: Bool = false, showsStates: Bool = false
) -> String {
  let glyphs = ascii ? Glyphs.ascii : Glyphs.unicode
  let layout = LaneLayout(trace, width: width, glyphs)
  var lines: [String] = []
  var below: [(number: Int, sentence: String)] = []
  if let start = trace.startSentence { lines.append("start: " + printable(start, ascii)) }
  lines.append(layout.header)
  for (index, step) in trace.steps.enumerated() {
    if index == trace.cycleStart {
      lines.append("\(glyphs.repeats) from here on, again and again:")
    }
    var row = layout.row(index + 1, step.depiction, printable(step.label, ascii), glyphs)
    let sentence = printable(step.depiction.sentence, ascii)
    if sentence.count <= width - layout.sentenceColumn {
      row.write(sentence, at: layout.sentenceColumn)
    } else {
      below.append((index + 1, sentence))
    }
    lines.append(row.text)
    if showsStates {
      let indent = String(repeating: " ", count: layout.numberWidth + 2)
      lines += step.changes.map { indent + printable($0, ascii) }
    }
  }
  let indent = String(repeating: " ", count: layout.numberWidth)
  lines.append(indent + "\(glyphs.violation) \(trace.property.id): \(trace.property.sentence)")
  if trace.reason != trace.property.sentence {
    lines.append(indent + "  " + printable(trace.reason, ascii))
  }
  for note in below {
    lines += wrapped(note.sentence, width: width - 6).enumerated().map { index, text in
      (index == 0 ? padded("\(note.number)", 4) + ": " : "      ") + text
    }
  }
  return lines.joined(separator: "\n") + "\n"
}
