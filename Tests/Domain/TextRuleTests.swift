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

  @Test("Notes have any lines, and at most 65,536 bytes")
  func notes() throws {
    #expect(try TextRule.notes("a\n\n\tb ") == "a\n\n\tb ")
    #expect(throws: Failure.self) {
      try TextRule.notes(String(repeating: "é", count: 32_769))
    }
  }
}
