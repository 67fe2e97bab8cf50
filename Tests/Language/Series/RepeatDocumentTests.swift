import Domain
import Language
import TestSupport
import Testing

@Suite struct RepeatDocumentTests {
  @Test("Each phrase of docs/repeats.md makes its rule, and the rule makes its words, and back")
  func phrases() throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let rows = try Self.rows()
    #expect(rows.count > 100)
    for row in rows { try check(row, DateReader(now: now, zone: FixedZone()), .english) }
  }

  @Test("So does each phrase in another language, in words of that language")
  func languages() throws {
    let now = try #require(Instant(text: "2026-01-14T12:00:00Z"))
    let languages: [String: Language] = [
      "French": .french, "German": .german, "Spanish": .spanish,
    ]
    let rows = try Self.rows(ofLanguages: true)
    #expect(rows.count > 40)
    for row in rows {
      let language = try #require(languages[row[0]])
      let dates = DateReader(
        now: now, zone: FixedZone(), language: language,
        conventions: Conventions(dateOrder: .dayFirst))
      try check(Array(row.dropFirst()), dates, language)
    }
  }

  private func check(_ row: [String], _ dates: DateReader, _ language: Language) throws {
    let phrase = try RepeatPhrase(row[0], dates: dates)
    #expect(phrase.rule.text == row[1], "\(row[0])")
    #expect(Self.besides(phrase) == row[2], "\(row[0])")
    let words = RepeatWording.text(
      phrase.rule, isAfterCompletion: phrase.isAfterCompletion, in: language)
    #expect(words == row[3], "\(row[0])")
    let again = try RepeatPhrase(words, dates: dates)
    #expect(again.rule == phrase.rule, "\(row[0]): \(words)")
    #expect(again.isAfterCompletion == phrase.isAfterCompletion, "\(words)")
    #expect(again.clock == nil, "\(words)")
  }

  private static func besides(_ phrase: RepeatPhrase) -> String {
    var parts = phrase.isAfterCompletion ? ["after completion"] : []
    if let clock = phrase.clock {
      let figures = [clock.hour, clock.minute].map { ($0 < 10 ? "0" : "") + String($0) }
      parts.append("at " + figures.joined(separator: ":"))
    }
    return parts.joined(separator: ", ")
  }

  private static func rows(ofLanguages hasLanguage: Bool = false) throws -> [[String]] {
    let text = try #require(ProjectDocument.text(of: "repeats.md"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = (hasLanguage ? "| language " : "") + "| phrase | rule | besides | words |"
    let start = try #require(lines.firstIndex { $0 == heading })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast()
      guard cells.count == (hasLanguage ? 5 : 4) else {
        Issue.record("This row has not the cells of its heading: \(line)")
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
