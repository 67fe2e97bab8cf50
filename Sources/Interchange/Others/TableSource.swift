import Domain
import Localization

/// A table format of another program: the meaning of its columns, and relations between rows.
protocol OthersTable {
  /// What a heading, as ``OthersHeading`` folds it, means; nil for one that it does not know.
  func meaning(of heading: String) -> Meaning?

  /// Makes of the cells of a row what a table of names cannot; nil for a row that is no task.
  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord?
}

extension OthersTable {
  mutating func finish(_ record: OthersRecord, noting notes: inout ImportNotes) -> OthersRecord? {
    record
  }
}

/// Reads the rows of a table. Rows before the headings are skipped.
struct TableSource<Table: OthersTable>: OthersSource {
  /// So many rows may stand before the headings.
  private static var maximumPreamble: Int { 20 }

  private var scanner: CSVScanner
  private var table: Table
  private var headings: [OthersRecord.Value]?
  /// A row that is a task, as long as others may add to it.
  private var waiting: OthersRecord?
  private var notes = ImportNotes()

  init(_ bytes: @escaping ByteSource, _ table: Table) {
    scanner = CSVScanner(source: bytes, readsWindows: true)
    self.table = table
  }

  mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  mutating func next() throws -> OthersRecord? {
    let headings = try headings ?? readHeadings()
    while let row = try scanner.nextRow() {
      let cells = row.cells
      if let damage = row.damage {
        notes.append(
          ImportNote(.skipped, damage.message, line: row.position.line, component: "row"))
        continue
      }
      guard let first = cells.first, cells.contains(where: { !$0.text.isEmpty }) else { continue }
      var record = OthersRecord(at: first.position)
      for (index, cell) in cells.enumerated() {
        guard index < headings.count else {
          record.add(nil, cell.text, as: "column \(index + 1)")
          continue
        }
        record.add(headings[index].meaning, cell.text, as: headings[index].name)
      }
      guard let task = table.finish(record, noting: &notes) else { continue }
      if task.isAddition {
        if waiting == nil {
          notes.append(
            ImportNote(
              .skipped, "A comment stands before all tasks: it was left out.",
              line: task.position.line, component: "row"))
        }
        waiting?.comments += task.comments
        waiting?.values += task.values
        continue
      }
      let done = waiting
      waiting = task
      if let done { return done }
    }
    defer { waiting = nil }
    return waiting
  }

  private mutating func readHeadings() throws -> [OthersRecord.Value] {
    var position = TextPosition(line: 1, column: 1)
    for _ in 0..<Self.maximumPreamble {
      guard let cells = try scanner.next() else { break }
      var found: [OthersRecord.Value] = []
      for cell in cells {
        var meaning = table.meaning(of: OthersHeading.key(cell.text))
        // Of two columns for what a task has once, the second is only kept.
        if let known = meaning, !known.isOfMany, found.contains(where: { $0.meaning == known }) {
          meaning = nil
        }
        found.append(OthersRecord.Value(name: cell.text, meaning: meaning, text: ""))
      }
      position = cells.first?.position ?? position
      if found.contains(where: { $0.meaning == .title }) {
        headings = found
        return found
      }
    }
    throw Failure(
      .malformed,
      "No row names the columns: one of them must be the title of the tasks, such as “Title”.",
      position: position)
  }
}

/// The heading of a column.
enum OthersHeading {
  /// `Due_Date:` and `due date` are one.
  static func key(_ heading: String) -> String {
    let words = NameKey(heading).text.split { " _:\t\u{A0}".contains($0) }
    return words.joined(separator: " ")
  }
}
