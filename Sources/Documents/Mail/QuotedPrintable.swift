/// The encoding of RFC 2045 section 6.7, for text that is ASCII for the most part.
enum QuotedPrintable {
  private static let maximumLineLength = 76

  /// The lines come without their line breaks, and go with CRLF.
  static func encoded(_ lines: [[UInt8]]) -> [UInt8] {
    var encoded: [UInt8] = []
    for line in lines {
      append(line, to: &encoded)
      encoded += [0x0D, 0x0A]
    }
    return encoded
  }

  /// How many bytes of a text are not written as they are.
  static func escapeCount(_ lines: [[UInt8]]) -> Int {
    lines.reduce(0) { $0 + $1.count(where: { !isPlain($0) }) }
  }

  private static func append(_ line: [UInt8], to encoded: inout [UInt8]) {
    var column = 0
    for (index, byte) in line.enumerated() {
      let isLast = index == line.count - 1
      let isWritten = isPlain(byte) && !(isLast && isSpace(byte)) && !isRisky(line, at: index)
      let piece = isWritten ? [byte] : Array("=\(HexadecimalByte.text(byte))".utf8)
      // The last column is kept for the = that continues the line.
      if column + piece.count > maximumLineLength - (isLast ? 0 : 1) {
        encoded += [UInt8(ascii: "="), 0x0D, 0x0A]
        column = 0
      }
      encoded += piece
      column += piece.count
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "=") || byte == 0x09
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }

  /// At the beginning of a line, a dot ends a message of SMTP and `From ` begins one of an mbox file,
  /// so programs change them.
  private static func isRisky(_ line: [UInt8], at index: Int) -> Bool {
    index == 0 && (line[0] == UInt8(ascii: ".") || line.starts(with: "From ".utf8))
  }
}
