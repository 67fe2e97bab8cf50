import Domain
import Localization

/// Reads lists of Markdown: `- [ ] Pay rent #bank 📅 2026-12-24`, with the marks of Obsidian's Tasks and Dataview.
///
/// A heading is a project, and one below it a section. What is indented below a task is a subtask when it has a
/// box, and its notes when not. In a text without any box, each item is a task.
struct MarkdownSource: OthersSource {
  private var lines: TextLines
  /// What was read, the next task first; nil before.
  private var rest: [OthersRecord]?
  private var notes = ImportNotes()

  init(_ bytes: @escaping ByteSource) {
    lines = TextLines(bytes)
  }

  mutating func takeNotes() -> ImportNotes { lines.takeNotes(with: &notes) }

  /// Whether there are boxes is only known at the end.
  mutating func next() throws -> OthersRecord? {
    if rest == nil {
      var all: [TextLines.Line] = []
      while let line = try lines.next() { all.append(line) }
      rest = records(in: all).reversed()
    }
    return rest?.popLast()
  }

  private mutating func records(in lines: [TextLines.Line]) -> [OthersRecord] {
    let hasBoxes = lines.contains { MarkdownItem($0)?.box != nil }
    var records: [OthersRecord] = []
    // The headings above, by their depths, and the tasks above, by how far they are indented.
    var headings: [(depth: Int, text: String)] = []
    var above: [(indentation: Int, record: Int)] = []
    var isInFence = false
    var isInFrontMatter = false
    for line in lines {
      let text = line.trimmed
      if text == "---", line.number == 1 || isInFrontMatter {
        isInFrontMatter.toggle()
        continue
      }
      if isInFrontMatter { continue }
      if text.hasPrefix("```") || text.hasPrefix("~~~") { isInFence.toggle() }
      if !isInFence, let heading = Self.heading(text) {
        headings.removeAll { $0.depth >= heading.depth }
        headings.append(heading)
        above = []
        continue
      }
      if !isInFence, let item = MarkdownItem(line), item.box != nil || !hasBoxes {
        above.removeAll { $0.indentation >= line.indentation }
        var record = item.record(at: line.number)
        record.depth = above.count
        above.append((line.indentation, records.count))
        if let list = headings.first { record.add(.list, list.text) }
        if headings.count > 1, let section = headings.last { record.add(.section, section.text) }
        records.append(record)
        continue
      }
      if text.isEmpty { continue }
      if let task = above.last(where: { $0.indentation < line.indentation }) {
        let note = MarkdownItem(line).map { "- \($0.text)" } ?? text
        records[task.record].add(.notes, note)
      } else {
        above = []
        notes.append(
          ImportNote(
            .skipped, "This is no task of a list: it was left out.", line: line.number,
            component: "line"))
      }
    }
    return records
  }

  private static func heading(_ text: String) -> (depth: Int, text: String)? {
    let depth = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(depth), text.dropFirst(depth).first == " " else { return nil }
    return (depth, TextRule.trimmed(String(text.dropFirst(depth).drop { $0 == " " })))
  }
}

/// An item of a list: `- [x] Pay rent`, `* Pay rent`, `1. Pay rent`.
struct MarkdownItem {
  /// What stands in its box: a space, `x`, or what others mean by it.
  private(set) var box: Character?
  private(set) var text: String

  /// Nil for a line that is no item.
  init?(_ line: TextLines.Line) {
    var rest = line.text.drop { $0 == " " }
    // In a quotation, too.
    while rest.hasPrefix("> ") { rest = rest.dropFirst(2).drop { $0 == " " } }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = rest.dropFirst(digits.count).first, ".)".contains(mark) {
      rest = rest.dropFirst(digits.count + 1)
    } else if let mark = rest.first, "-*+".contains(mark) {
      rest = rest.dropFirst()
    } else {
      return nil
    }
    guard rest.first == " " else { return nil }
    rest = rest.drop { $0 == " " }
    let start = Array(rest.prefix(4))
    if start.count >= 3, start[0] == "[", start[2] == "]", start.count == 3 || start[3] == " " {
      box = start[1]
      rest = rest.dropFirst(3).drop { $0 == " " }
    }
    text = TextRule.trimmed(String(rest))
  }

  func record(at line: Int) -> OthersRecord {
    var record = OthersRecord(at: TextPosition(line: line, column: 1))
    let marks = ObsidianMarks(text)
    record.add(.title, marks.title)
    for value in marks.values { record.add(value.meaning, value.text, as: value.name) }
    switch box {
    case nil, " ": break
    case "x", "X": record.add(.status(["x": .completed]), "x")
    case "-": record.add(.status(["-": .cancelled]), "-")
    case "/": record.add(.status(["/": .started]), "/")
    case .some(let other): record.add(nil, String(other), as: "box")
    }
    return record
  }
}
