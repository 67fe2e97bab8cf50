import Testing

@testable import Domain

@Suite("Text in markup")
struct MarkupTextTests {
  @Test("What has a meaning in markup is written as a reference")
  func references() {
    #expect(
      MarkupText.escaped("<a href='x'>\"R&D\"</a>")
        == "&lt;a href=&#39;x&#39;&gt;&quot;R&amp;D&quot;&lt;/a&gt;")
  }

  @Test("What XML does not allow is replaced", arguments: ["\u{0}", "\u{1B}", "\u{FFFE}"])
  func refused(text: String) {
    #expect(MarkupText.escaped(text) == "\u{FFFD}")
  }

  @Test("Everything else stays as it is")
  func plain() {
    #expect(MarkupText.escaped("Ünï\tcode 😀\n") == "Ünï\tcode 😀\n")
  }
}
