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

  @Test(
    "A number of changes begins anew with another item",
    arguments: [
      ("\"gcs00000002\"", true), ("\"7\"", true), ("\"63\"", true), ("W/\"7\"", false),
      ("\"5f2c07\"", false), ("\"1605600000000000\"", false), ("\"a-1\"", false),
      ("\"gcs\"", false), ("\"\"", false),
    ])
  func counts(text: String, isCount: Bool) {
    #expect(EntityTag(kept: text).isCount == isCount)
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
