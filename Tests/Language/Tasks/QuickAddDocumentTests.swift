import Domain
import Language
import TestSupport
import Testing

@Suite struct QuickAddDocumentTests {
  @Test("Each example of docs/quick-add.md gives what the document says")
  func examples() throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let rows = try Self.rows() + Self.rows(ofLanguages: true)
    #expect(rows.count > 150)
    for row in rows {
      let order: Conventions.DateOrder? = row.language == .english ? nil : .dayFirst
      let dates = DateReader(
        now: now, zone: FixedZone(), language: row.language,
        conventions: Conventions(dateOrder: order))
      let quickAdd = try QuickAdd(row.line, dates: dates)
      #expect(quickAdd.input.title == row.title, "\(row.line)")
      let expected = row.result.split(separator: "; ").sorted()
      #expect(
        summary(of: quickAdd.input).split(separator: "; ").sorted() == expected, "\(row.line)")
    }
  }

  private struct Row {
    var language: Language
    var line: String
    var title: String
    var result: String
  }

  private static func rows(ofLanguages hasLanguage: Bool = false) throws -> [Row] {
    let text = try #require(ProjectDocument.text(of: "quick-add.md"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = (hasLanguage ? "| language " : "") + "| line | title | result |"
    let start = try #require(lines.firstIndex { $0 == heading })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      let name = hasLanguage ? cells.remove(at: 1) : "English"
      guard cells.count == 5, let language = languages[name] else {
        Issue.record("This row has not the cells of its heading: \(line)")
        return nil
      }
      return Row(
        language: language, line: code(cells[1]), title: code(cells[2]), result: cells[3])
    }
  }

  private static let languages: [String: Language] = [
    "English": .english, "French": .french, "German": .german, "Spanish": .spanish,
  ]

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
