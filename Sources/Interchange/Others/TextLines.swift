import Domain

/// Reads a text line by line.
struct TextLines {
  struct Line {
    /// Without its end, and with a blank for each tab but those before its first character, which are four.
    var text: String
    var number: Int

    /// How many blanks it begins with.
    var indentation: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    var isBlank: Bool { text.unicodeScalars.allSatisfy(TextRule.isSpace) }
    var trimmed: String { TextRule.trimmed(text) }
  }

  private var bytes: ByteReader
  private var isAtStart = true

  init(_ source: @escaping ByteSource) {
    bytes = ByteReader(source: source, maximumItemBytes: 1_048_576, bytesOfByte: 128)
  }

  /// - Throws: `malformed` for a line that is not valid UTF-8.
  mutating func next() throws -> Line? {
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    guard try bytes.peek() != nil else { return nil }
    bytes.beginItem()
    let position = bytes.position
    var line: [UInt8] = []
    var end: [UInt8] = []
    var isIndentation = true
    while let byte = try bytes.peek() {
      if try bytes.takeLineEnd(to: &end) { break }
      bytes.advance()
      if byte == UInt8(ascii: "\t") {
        line += repeatElement(UInt8(ascii: " "), count: isIndentation ? 4 : 1)
      } else {
        line.append(byte)
        if byte != UInt8(ascii: " ") { isIndentation = false }
      }
    }
    try bytes.checkItemSize()
    guard let text = String(validating: line, as: UTF8.self), !line.contains(0) else {
      throw Failure(
        .malformed, "This line is not valid UTF-8 without U+0000.", position: position)
    }
    return Line(text: text, number: position.line)
  }
}
