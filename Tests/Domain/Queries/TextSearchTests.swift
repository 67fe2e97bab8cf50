import Testing

@testable import Domain

@Suite struct TextSearchTests {
  private func terms(_ line: String) throws -> [TextSearch.Term] {
    try TextSearch(words: line).terms
  }

  @Test("Words are beginnings, and what is in quotes is exact")
  func splitting() throws {
    #expect(
      try terms("  buy \"fresh milk\" e-mail\t2\u{3000}x")
        == [
          .init("buy"), .init("fresh milk", isExact: true), .init("e-mail"), .init("2"), .init("x"),
        ])
    #expect(try terms("a\"b\"c") == [.init("a"), .init("b", isExact: true), .init("c")])
  }

  @Test("A quote that is not closed yet is the beginning of a phrase")
  func openQuote() throws {
    #expect(try terms("buy \"fresh mi") == [.init("buy"), .init("fresh mi")])
  }

  @Test(
    "Without a word there is nothing to look for",
    arguments: ["", "  ", "-", "a \"\"", "a *", "🙂", "\"\u{301}\"", "\""])
  func nothing(line: String) {
    let failure = #expect(throws: Failure.self) { try TextSearch(words: line) }
    #expect(failure?.kind == .invalid && failure?.field == "text")
    #expect(failure?.message.description.contains("has no word to look for") == true)
  }

  @Test("Too much to look for is refused")
  func tooMuch() {
    #expect(throws: Failure.self) { try TextSearch(words: String(repeating: "a", count: 10_001)) }
    #expect(throws: Failure.self) { try TextSearch(words: String(repeating: "a ", count: 201)) }
    #expect(throws: Never.self) { try TextSearch(words: String(repeating: "a ", count: 200)) }
  }

  @Test("Ranges are those of the texts that were looked for, and of no others")
  func highlights() throws {
    let filter = TaskFilter.any([
      .all([
        .text(TextSearch([.init("mil")], in: [.title])), .not(.text(TextSearch([.init("no")]))),
      ]),
      .not(.not(.text(TextSearch([.init("the café", isExact: true)])))),
    ])
    #expect(ranges("No MILK for the Cafe, the cafés", filter, .title) == [3..<7, 12..<20])
    #expect(ranges("No MILK for the Cafe, the cafés", filter, .notes) == [12..<20])
    #expect(ranges("", filter, .title) == [])
    #expect(ranges("a", .not(.text(TextSearch([.init("a")]))), .title) == nil)
    #expect(ranges("a", .everything, .title) == nil)
  }

  @Test("What overlaps is one range")
  func overlaps() throws {
    let filter = TaskFilter.text(TextSearch([.init("a b"), .init("b c"), .init("a")]))
    #expect(ranges("a b c, b c a", filter, .title) == [0..<5, 7..<10, 11..<12])
  }

  private func ranges(
    _ text: String, _ filter: TaskFilter, _ field: TextSearch.Field
  ) -> [Range<Int>]? {
    guard var highlighter = TextHighlighter(filter) else { return nil }
    var text = text
    return text.withUTF8 { highlighter.ranges(in: $0, of: field) }
  }
}
