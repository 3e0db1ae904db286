/// The characters that lanes are drawn with.
struct Glyphs {
  let line, local, tail, dash, head, backTail, backHead, violation, repeats: Character
  let ellipsis: String
  let marks: [Depiction.Mark: Character]

  static let unicode = Glyphs(
    line: "│", local: "●", tail: "├", dash: "─", head: "▶", backTail: "┤", backHead: "◀",
    violation: "✗", repeats: "↻", ellipsis: "…",
    marks: [.lost: "✂", .again: "⟳", .relaunch: "⟲", .clock: "⏱"])
  static let ascii = Glyphs(
    line: "|", local: "*", tail: "+", dash: "-", head: ">", backTail: "+", backHead: "<",
    violation: "X", repeats: "@", ellipsis: "~",
    marks: [.lost: "x", .again: "@", .relaunch: "^", .clock: "o"])
}

/// Where the lanes of one trace stand.
struct LaneLayout {
  let names: [String]
  /// The column of each lane's line.
  let columns: [Int]
  let numberWidth: Int
  let sentenceColumn: Int
  let header: String

  init(_ trace: Trace, width: Int, _ glyphs: Glyphs) {
    let used = trace.steps.map(\.depiction.place).flatMap { place -> [String] in
      switch place {
      case .at(let lane): [lane]
      case .message(let from, let to): [from, to]
      }
    }
    var names = trace.lanes.filter { used.contains($0) }
    for lane in used where !names.contains(lane) { names.append(lane) }
    numberWidth = "\(trace.steps.count)".count + 2

    // Room to the right of each lane: for its own labels, for messages to the next, for the names.
    var room = names.map { max($0.count + 3, 8) }
    for step in trace.steps {
      switch step.depiction.place {
      case .at(let lane):
        let index = names.firstIndex(of: lane)!
        room[index] = max(room[index], step.label.count + 4)
      case .message(let from, let to):
        let ends = [names.firstIndex(of: from)!, names.firstIndex(of: to)!].sorted()
        let needed = (step.label.count + 9 + ends[1] - ends[0] - 1) / max(1, ends[1] - ends[0])
        for index in ends[0]..<max(ends[1], ends[0] + 1) { room[index] = max(room[index], needed) }
      }
    }
    let margin = numberWidth + (names.first.map(\.count) ?? 0) / 2
    let most = max(8, (width - margin) / max(1, names.count))
    var columns: [Int] = []
    var column = margin
    for index in names.indices {
      columns.append(column)
      column += min(room[index], most)
    }
    var header = TextLine(width: 0)
    for (name, column) in zip(names, columns) { header.write(name, at: column - name.count / 2) }
    self.names = names
    self.columns = columns
    sentenceColumn = column
    self.header = header.text
  }

  func row(_ number: Int, _ depiction: Depiction, _ label: String, _ glyphs: Glyphs) -> TextLine {
    var row = TextLine(width: sentenceColumn)
    row.write("\(number)", at: numberWidth - 2 - "\(number)".count)
    for column in columns { row.write(glyphs.line, at: column) }
    let mark = depiction.mark.map { glyphs.marks[$0]! }
    switch depiction.place {
    case .at(let lane):
      let index = names.firstIndex(of: lane)!
      let end = index + 1 < columns.count ? columns[index + 1] : sentenceColumn
      row.write(mark ?? glyphs.local, at: columns[index])
      row.write(cut(label, end - columns[index] - 3, glyphs), at: columns[index] + 2)
    case .message(let from, let to):
      let (start, end) = (columns[names.firstIndex(of: from)!], columns[names.firstIndex(of: to)!])
      let (low, high) = (min(start, end), max(start, end))
      if start == end {
        row.write(mark ?? glyphs.local, at: start)
        row.write(label, at: start + 2)
        break
      }
      for column in low + 1..<high { row.write(glyphs.dash, at: column) }
      let text = cut(label, high - low - 7, glyphs)
      row.write(" \(text) ", at: low + (high - low - text.count - 1) / 2)
      row.write(start < end ? glyphs.tail : glyphs.backTail, at: start)
      let tip = start < end ? end - 1 : end + 1
      switch depiction.mark {
      case .lost: row.write(mark!, at: tip)
      case .some(_):
        row.write(mark!, at: start < end ? start + 2 : start - 2)
        fallthrough
      case nil: row.write(start < end ? glyphs.head : glyphs.backHead, at: tip)
      }
    }
    return row
  }

  private func cut(_ text: String, _ room: Int, _ glyphs: Glyphs) -> String {
    text.count <= room ? text : String(text.prefix(max(0, room - 1))) + glyphs.ellipsis
  }
}
