import Domain
import Testing

@testable import Interchange

@Suite struct JSONReaderTests {
  @Test("A text is read token by token")
  func everyToken() throws {
    #expect(
      try tokens(#" {"a" : [1, -2.50e+3 ,"x"], "b":{}, "c":[true,false,null]} "#) == [
        .beginObject, .name("a"), .beginArray, .number("1"), .number("-2.50e+3"), .string("x"),
        .endArray, .name("b"), .beginObject, .endObject, .name("c"), .beginArray, .bool(true),
        .bool(false), .null, .endArray, .endObject,
      ])
  }

  @Test("A value alone is a text", arguments: ["0", "\"\"", "null", "true", "[]", "{}", " 1\r\n"])
  func singleValue(text: String) throws {
    #expect(!(try tokens(text)).isEmpty)
  }

  @Test("The end stays the end")
  func endAgain() throws {
    var reader = JSONReader(text: "7")
    #expect(try reader.next() == .number("7"))
    #expect(try reader.next() == .end)
    #expect(try reader.next() == .end)
  }

  @Test("Chunks may end anywhere", arguments: 1...9)
  func chunks(size: Int) throws {
    let text = #"{"é😀":"\uD83D\uDE00\n中文","n":[-1.5e-10,true,{"x":null}]}"#
    #expect(try tokens(text, chunk: size) == tokens(text))
  }

  @Test("All escapes are read")
  func escapes() throws {
    #expect(
      try tokens(#"["\"\\\/\b\f\n\r\t","\u00e9\u00E9\u4E2D","\uD83D\uDE00","\u007f\uFFFF"]"#) == [
        .beginArray, .string("\"\\/\u{8}\u{C}\n\r\t"), .string("éé中"), .string("😀"),
        .string("\u{7F}\u{FFFF}"), .endArray,
      ])
  }

  @Test("Control characters without an escape are read where they are allowed", arguments: [1, 9])
  func controlCharacters(chunk: Int) throws {
    let controls = String(String.UnicodeScalarView((1..<0x20).compactMap(Unicode.Scalar.init)))
    var reader = JSONReader(
      source: source("[\"\(controls)\" 7]", chunk: chunk), allowsControlCharacters: true)
    _ = try reader.next()
    #expect(try reader.next() == .string(controls))
    let failure = refusal { _ = try reader.next() }
    // After the newline come 21 more of them, the quote and a space.
    #expect(failure?.position == TextPosition(line: 2, column: 24))
    #expect(refusal { _ = try tokens("[\"\(controls)\"]") }?.position?.column == 3)
  }

  @Test("Numbers stay as they are written", arguments: ["0", "-0", "0.0", "1E5", "12e-9", "3.50"])
  func numbers(text: String) throws {
    #expect(try tokens(text) == [.number(text)])
  }

  @Test("A byte order mark does not matter, and has no column")
  func byteOrderMark() throws {
    var reader = JSONReader(source: source("\u{FEFF}[7]", chunk: 1))
    #expect(try reader.next() == .beginArray)
    #expect(reader.position == TextPosition(line: 1, column: 1))
  }

  @Test("Every token has its line, and its column in bytes")
  func positions() throws {
    var reader = JSONReader(source: source("{\n  \"é\" :\t7,\r\n\"b\":[ true]}", chunk: 2))
    var positions: [[Int]] = []
    while try reader.next() != .end {
      positions.append([reader.position.line, reader.position.column])
    }
    #expect(
      positions == [[1, 1], [2, 3], [2, 10], [3, 1], [3, 5], [3, 7], [3, 11], [3, 12]])
  }

  @Test("Names are the same only as their bytes are")
  func canonicallyEquivalentNames() throws {
    #expect(try tokens("{\"\u{E9}\":1,\"e\u{301}\":2}").count == 6)
  }

  @Test("One name may be in two objects")
  func namesOfSeveralObjects() throws {
    #expect(try tokens(#"[{"a":{"a":1}},{"a":2}]"#).count == 13)
  }

  @Test("Values may follow one another when that is asked for", arguments: ["", ",", "\n", " ,\n"])
  func sequence(separator: String) throws {
    var reader = JSONReader(text: "{}\(separator)7")
    #expect(try reader.next() == .beginObject)
    #expect(try reader.next() == .endObject)
    #expect(try reader.continueAfterValue())
    #expect(try reader.next() == .number("7"))
    #expect(try !reader.continueAfterValue())
  }

  @Test("As deep as the limit is read, and one deeper is refused")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try tokens(nested(64)).count == 128)
    let failure = refusal { _ = try tokens(nested(65)) }
    #expect(failure?.kind == .malformed)
    #expect(failure?.position == TextPosition(line: 1, column: 65))
    #expect(refusal { _ = try tokens(String(repeating: "[", count: 1_000_000)) } != nil)
  }

  @Test("An item beyond its size is refused, before it is in memory")
  func endlessItem() {
    var given = 0
    var reader = JSONReader(
      source: { buffer in
        buffer.update(repeating: UInt8(ascii: "x"))
        if given == 0 { buffer[0] = UInt8(ascii: "\"") }
        given += buffer.count
        return buffer.count
      }, maximumItemBytes: 1_000_000)
    #expect(refusal { _ = try reader.next() }?.kind == .malformed)
    #expect(given < 1_200_000)
  }

  @Test("The size counts from where an item begins")
  func itemSize() throws {
    var reader = JSONReader(source: source("[\"123456\",\"123456\"]"), maximumItemBytes: 12)
    for _ in 0..<3 {
      reader.beginItem()
      _ = try reader.next()
    }
    var other = JSONReader(source: source("[\"123456\",\"123456\"]"), maximumItemBytes: 12)
    #expect(refusal { for _ in 0..<4 { _ = try other.next() } }?.kind == .malformed)
  }

  @Test("What the source throws goes through")
  func sourceFailure() {
    var reader = JSONReader(source: { _ in throw Failure(.inputOutput, "Gone.") })
    #expect(refusal { _ = try reader.next() }?.kind == .inputOutput)
  }

  @Test("A source that gives more than it was asked for is refused", arguments: [-1, 1_000_000])
  func wrongCount(count: Int) {
    var reader = JSONReader(source: { _ in count })
    #expect(refusal { _ = try reader.next() }?.kind == .misuse)
  }
}
