import Testing

@testable import CalDAV

@Suite("ETags") struct EntityTagTests {
  @Test(
    "A name of a version has quotation marks, though a server leaves them out",
    arguments: [
      ("\"a-1\"", "\"a-1\""), ("a-1", "\"a-1\""), (" \"a\"\n", "\"a\""), ("W/\"a\"", "W/\"a\""),
    ])
  func text(given: String, expected: String) {
    #expect(EntityTag(given)?.text == expected)
  }

  @Test(
    "What could begin another header is none", arguments: ["", " ", "\"a\r\nX: y\"", "a\u{0}b"])
  func refused(given: String) {
    #expect(EntityTag(given) == nil)
    #expect(EntityTag(nil) == nil)
  }

  @Test("A weak one, and one of ours, is no condition")
  func conditions() throws {
    #expect(try #require(EntityTag("\"a\"")).isStrong)
    #expect(try !#require(EntityTag("W/\"a\"")).isStrong)
    let own = EntityTag(of: [1, 2, 3])
    #expect(!own.isStrong && own.isOfContent)
    #expect(own.text == EntityTag(of: [1, 2, 3]).text)
    #expect(own.text != EntityTag(of: [1, 2]).text)
  }
}
