import Domain
import Language
import TestSupport
import Testing

@Suite struct RepeatDocumentTests {
  @Test("Each phrase of docs/repeats.md makes its rule, and the rule makes its words, and back")
  func phrases() throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let dates = DateReader(now: now, zone: FixedZone())
    let rows = try Self.rows()
    #expect(rows.count > 100)
    for row in rows {
      let phrase = try RepeatPhrase(row[0], dates: dates)
      #expect(phrase.rule.text == row[1], "\(row[0])")
      #expect(Self.besides(phrase) == row[2], "\(row[0])")
      let words = RepeatWording.text(phrase.rule, isAfterCompletion: phrase.isAfterCompletion)
      #expect(words == row[3], "\(row[0])")
      let again = try RepeatPhrase(words, dates: dates)
      #expect(again.rule == phrase.rule, "\(row[0]): \(words)")
      #expect(again.isAfterCompletion == phrase.isAfterCompletion, "\(words)")
      #expect(again.clock == nil, "\(words)")
    }
  }

  private static func besides(_ phrase: RepeatPhrase) -> String {
    var parts = phrase.isAfterCompletion ? ["after completion"] : []
    if let clock = phrase.clock {
      let figures = [clock.hour, clock.minute].map { ($0 < 10 ? "0" : "") + String($0) }
      parts.append("at " + figures.joined(separator: ":"))
    }
    return parts.joined(separator: ", ")
  }

  private static func rows() throws -> [[String]] {
    let text = try #require(ProjectDocument.text(of: "repeats.md"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "| phrase | rule | besides | words |"))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
      guard cells.count == 4 else {
        Issue.record("This row has not four cells: \(line)")
        return nil
      }
      return cells.map { $0.filter { $0 != "`" }.trimmingSpaces }
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
