import Domain
import Testing

@testable import Interchange

@Suite struct JSONRefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var line: Int
    var column: Int
    var sentence: String

    init(_ text: String, _ line: Int, _ column: Int, _ sentence: String) {
      self.text = text
      self.line = line
      self.column = column
      self.sentence = sentence
    }

    var testDescription: String { text }
  }

  @Test(
    "A refusal says where, what was found, and what was expected",
    arguments: [
      Case("", 1, 1, "The text ends where a value was expected."),
      Case(" \n ", 2, 2, "The text ends where a value was expected."),
      Case("[1,]", 1, 4, "“]” was found where a value was expected."),
      Case("[,1]", 1, 2, "“,” was found where a value or “]” was expected."),
      Case("[1 2]", 1, 4, "“2” was found where a comma or “]” was expected."),
      Case("[1\n", 2, 1, "The text ends where a comma or “]” was expected."),
      Case("[1}", 1, 3, "“}” was found where a comma or “]” was expected."),
      Case("{a:1}", 1, 2, "“a” was found where a member's name in quotes or “}” was expected."),
      Case("{\"a\":1,}", 1, 8, "“}” was found where a member's name in quotes was expected."),
      Case("{\"a\" 1}", 1, 6, "“1” was found where a colon after the member's name was expected."),
      Case("{\"a\":}", 1, 6, "“}” was found where a value was expected."),
      Case("{\"a\":1]", 1, 7, "“]” was found where a comma or “}” was expected."),
      Case("{\"a\":1,\n \"a\":2}", 2, 2, "The object has the name “a” twice."),
      Case("{\"a\":1,\"\\u0061\":2}", 1, 8, "The object has the name “a” twice."),
      Case("[]]", 1, 3, "The text goes on after its value, where its end was expected."),
      Case("1 2", 1, 3, "The text goes on after its value, where its end was expected."),
      Case("1,", 1, 2, "The text goes on after its value, where its end was expected."),
      Case("truth", 1, 4, "“t” was found where “true” was expected."),
      Case("nul", 1, 4, "The text ends where “null” was expected."),
      Case("True", 1, 1, "“T” was found where a value was expected."),
      Case("'a'", 1, 1, "“'” was found where a value was expected."),
      Case("// no", 1, 1, "“/” was found where a value was expected."),
      Case("01", 1, 2, "The text goes on after its value, where its end was expected."),
      Case("+1", 1, 1, "“+” was found where a value was expected."),
      Case("-", 1, 2, "The text ends where a digit of the number was expected."),
      Case("-a", 1, 2, "“a” was found where a digit of the number was expected."),
      Case(".5", 1, 1, "“.” was found where a value was expected."),
      Case("1.", 1, 3, "The text ends where a digit of the number was expected."),
      Case("1.e5", 1, 3, "“e” was found where a digit of the number was expected."),
      Case("1e+", 1, 4, "The text ends where a digit of the number was expected."),
      Case("[1e5.5]", 1, 5, "“.” was found where a comma or “]” was expected."),
      Case("NaN", 1, 1, "“N” was found where a value was expected."),
      Case("\u{A0}1", 1, 1, "The byte 0xC2 was found where a value was expected."),
      Case("\"abc", 1, 5, "The text ends inside of a string."),
      Case("\"abc\\", 1, 6, "The text ends inside of a string."),
      Case(
        "\"\\x\"", 1, 3,
        "“x” was found where one of “\"\\/bfnrtu” after the backslash was "
          + "expected."),
      Case(
        "\"\\u12G4\"", 1, 6,
        "“G” was found where a hexadecimal digit, of which “\\u” has "
          + "four, was expected."),
      Case("\"a\\u0000\"", 1, 3, "“\\u0000” was found; no text may hold that character."),
      Case("\"\\uD83D\"", 1, 2, loneSurrogate),
      Case("\"\\uD83Dx\"", 1, 2, loneSurrogate),
      Case("\"\\uD83D\\n\"", 1, 2, loneSurrogate),
      Case("\"\\uD83D\\uD83D\"", 1, 2, loneSurrogate),
      Case("\"\\uDE00\"", 1, 2, loneSurrogate),
      Case(
        "\"a\nb\"", 1, 3,
        "The byte 0xA was found where a character of the string, or an "
          + "escape such as “\\n”, was expected."),
      Case(
        "\"a\u{0}\"", 1, 3,
        "The byte 0x0 was found where a character of the string, or an "
          + "escape such as “\\n”, was expected."),
    ])
  func refused(_ expected: Case) {
    for chunk in [1, 4_096] {
      let failure = refusal { _ = try tokens(expected.text, chunk: chunk) }
      #expect(failure?.kind == .malformed)
      #expect(failure?.message.description == expected.sentence)
      #expect(failure?.position == TextPosition(line: expected.line, column: expected.column))
    }
  }

  private static let loneSurrogate =
    "The escape is half of a surrogate pair, and the other half does not follow."

  @Test(
    "Invalid UTF-8 is refused at its string",
    arguments: [
      [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ])
  func invalidUTF8(bytes: [UInt8]) {
    var reader = JSONReader(source: source(Array("[ \"a".utf8) + bytes + Array("\"]".utf8)))
    let failure = refusal { while try reader.next() != .end {} }
    #expect(failure?.message == "The string that begins here is not valid UTF-8.")
    #expect(failure?.position == TextPosition(line: 1, column: 3))
  }

  @Test("A text in UTF-16 is refused", arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0x00]])
  func otherEncoding(bytes: [UInt8]) {
    var reader = JSONReader(source: source(bytes + [0x5B, 0, 0x5D, 0]))
    #expect(refusal { _ = try reader.next() }?.kind == .malformed)
  }
}
