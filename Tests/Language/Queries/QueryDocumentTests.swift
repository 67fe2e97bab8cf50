import Domain
import TestSupport
import Testing

@testable import Language

/// docs/queries.md says what is so.
@Suite struct QueryDocumentTests {
  private let reader = QueryReader(
    now: Instant(text: "2026-01-15T12:00:00Z") ?? Instant(clamping: 0), zone: FixedZone())

  private func lines() throws -> [Substring] {
    try #require(ProjectDocument.text(of: "queries.md"))
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("Every example is a query")
  func examples() throws {
    var isExample = false
    var count = 0
    for line in try lines() {
      if line.hasPrefix("```") {
        isExample = line == "```query"
      } else if isExample {
        count += 1
        #expect(throws: Never.self, "\(line)") { try reader.query(String(line)) }
      }
    }
    #expect(count > 30)
  }

  @Test("Every error of the table is the one that comes")
  func errors() throws {
    let table = try lines().drop { $0 != "## Errors" }.filter { $0.hasPrefix("| `") }
    #expect(table.count == 5)
    for row in table {
      let cells = row.split(separator: "|").map { $0.drop { $0 == " " } }
      let query = cells[0].split(separator: "`")[0]
      let failure = #expect(throws: Failure.self) { try reader.query(String(query)) }
      #expect(cells[1] == "\(failure?.position?.column ?? 0) ")
      #expect(cells[2] == "\(failure?.message ?? "") ")
    }
  }

  @Test("What the document says in each language means the same")
  func languages() throws {
    let rows = try lines().drop { $0 != "## Languages" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("| `") }
    #expect(rows.count == 4)
    for row in rows {
      let cells = row.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " || $0 == "`" }.prefix { $0 != "`" })
      }
      let meant = try reader.query(cells[0])
      for (language, text) in zip([Language.english, .french, .german, .spanish], cells) {
        let reader = QueryReader(now: reader.now, zone: reader.dates.zone, language: language)
        #expect(try reader.query(text) == meant, "\(text)")
      }
    }
  }

  @Test("Words that are conditions mean what the document says")
  func words() throws {
    let rows = try lines().drop { $0 != "## Words that are conditions" }.prefix { $0 != "## Signs" }
      .filter { $0.hasPrefix("| `") }
    #expect(rows.count == 11)
    for row in rows {
      let cells = row.split(separator: "|")
      let code = { (cell: Substring) in
        cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
          String($0.element)
        }
      }
      for (text, meant) in zip(code(cells[0]), code(cells[1])) {
        #expect(try reader.query(text) == reader.query(meant), "\(text)")
      }
    }
  }

  @Test("Every key is named")
  func keys() throws {
    let text = try lines().joined(separator: "\n")
    for name in QueryKey.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }
}
