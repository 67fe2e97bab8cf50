import Testing

@testable import Domain

@Suite struct TextRuleTests {
  @Test("White space around a title is not part of it")
  func trimmed() throws {
    #expect(try TextRule.title.line("\u{3000} Pay rent\t\n") == "Pay rent")
  }

  @Test("A title has 1 to 1,000 characters, whatever their bytes")
  func length() throws {
    let longest = String(repeating: "界", count: 1_000)
    #expect(try TextRule.title.line(longest) == longest)
    #expect(throws: Failure.self) { try TextRule.title.line(longest + "界") }
    #expect(throws: Failure.self) { try TextRule.title.line(" \n\t") }
  }

  @Test(
    "A title is one line without control characters",
    arguments: ["a\nb", "a\tb", "a\u{0}b", "a\u{85}b", "a\u{2028}b", "a\u{7F}b"])
  func controls(text: String) {
    #expect(throws: Failure.self) { try TextRule.title.line(text) }
  }

  @Test(
    "A text of which nothing is to be seen is empty",
    arguments: [
      "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{3164}", " \u{200D} \u{FE0F} ", "\u{E0061}",
    ])
  func invisible(text: String) {
    for rule in [TextRule.title, .projectName, .tagName, .filterName] {
      let failure = #expect(throws: Failure.self) { try rule.line(text) }
      #expect(failure?.message.description.contains("must not be empty") == true)
      #expect(failure?.field == rule.field)
    }
  }

  @Test("Invisible characters between others stay", arguments: ["a\u{200D}b", "👩\u{200D}🚀", "❤️"])
  func joiners(text: String) throws {
    #expect(ExactText(try TextRule.title.line(text)) == ExactText(text))
  }

  @Test(
    "A URL has a scheme, and one of the web a host",
    arguments: [
      "https://example.org", "http://user:x@example.org:80/a?b#c", "http://[::1]:8080/", "HTTP://x",
      "mailto:ada@example.org", "tel:+1-201-555-0123", "file:///etc/hosts", "urn:isbn:0451450523",
      "message:%3Cx@y%3E", "https://例え.jp/ü", "obsidian://open?vault=x",
    ])
  func url(text: String) throws {
    #expect(try TextRule.url(text) == text)
  }

  @Test(
    "What leads nowhere is no URL",
    arguments: [
      "http://", "https:///path", "http:example.org", "HTTP://?q", "http://:80", "http://user@",
      "http://[]", "ftp://#", "example.org", "mailto:", "://x", "1a:b", "http://a b",
      "javascript:alert(1)", "JavaScript:x", "vbscript:x",
    ])
  func badURL(text: String) {
    let failure = #expect(throws: Failure.self) { try TextRule.url(text) }
    #expect(failure?.kind == .invalid && failure?.field == "url")
  }

  @Test("A script is refused with the reason")
  func script() {
    let failure = #expect(throws: Failure.self) { try TextRule.url("javascript:alert(1)") }
    #expect(failure?.message.description.contains("run a script") == true)
  }

  @Test("Notes have any lines, and at most 65,536 bytes")
  func notes() throws {
    #expect(try TextRule.notes("a\n\n\tb ") == "a\n\n\tb ")
    #expect(throws: Failure.self) {
      try TextRule.notes(String(repeating: "é", count: 32_769))
    }
  }
}
