import Domain
import Language
import TestSupport
import Testing

@Suite struct QuickAddDocumentTests {
  @Test("Each example of docs/quick-add.md gives what the document says")
  func examples() throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let rows = try Self.rows()
    #expect(rows.count > 50)
    for row in rows {
      let quickAdd = try QuickAdd(
        row.line, dates: DateReader(now: now, zone: FixedZone()))
      #expect(quickAdd.input.title == row.title, "\(row.line)")
      let expected = row.result.split(separator: "; ").sorted()
      #expect(
        summary(of: quickAdd.input).split(separator: "; ").sorted() == expected, "\(row.line)")
    }
  }

  private struct Row {
    var line: String
    var title: String
    var result: String
  }

  private static func rows() throws -> [Row] {
    let text = try #require(ProjectDocument.text(of: "quick-add.md"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "| line | title | result |"))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      guard cells.count == 5 else {
        Issue.record("This row has not three cells: \(line)")
        return nil
      }
      return Row(line: code(cells[1]), title: code(cells[2]), result: cells[3])
    }
  }

  private static func trimmed(_ cell: Substring) -> String {
    var cell = cell
    while cell.first == " " { cell.removeFirst() }
    while cell.last == " " { cell.removeLast() }
    return String(cell)
  }

  /// What stands between backquotes.
  private static func code(_ cell: String) -> String {
    #expect(cell.hasPrefix("`") && cell.hasSuffix("`"), "\(cell)")
    return String(cell.dropFirst().dropLast())
  }
}
