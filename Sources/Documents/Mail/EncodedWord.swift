import Domain

/// Text beyond ASCII in a header: `=?UTF-8?Q?=C3=89t=C3=A9?=` (RFC 2047).
enum EncodedWord {
  /// RFC 2047 section 2.
  static let maximumLength = 75
  private static let frameLength = "=?UTF-8?Q??=".utf8.count

  private enum Encoding {
    case base64
    case quoted
  }

  /// Whether a text does without: it is printable ASCII that nobody takes for an encoded word.
  static func canBePlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      && !text.utf8.contains(bytes: "=?".utf8)
  }

  /// The text as encoded words, which are to be separated by white space that is not seen. No
  /// character is divided between two. The first one may have to be shorter, for what stands before it on
  /// its line.
  static func words(_ text: String, firstWidth: Int = maximumLength) -> [String] {
    let encoding = shorterEncoding(of: text)
    var words: [String] = []
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let character = Array(String(scalar).utf8)
      let width = words.isEmpty ? min(firstWidth, maximumLength) : maximumLength
      let length = frameLength + self.length(of: bytes + character, encoding)
      if length > width, !bytes.isEmpty {
        words.append(word(bytes, encoding))
        bytes = []
      }
      bytes += character
    }
    return bytes.isEmpty ? words : words + [word(bytes, encoding)]
  }

  private static func shorterEncoding(of text: String) -> Encoding {
    let bytes = Array(text.utf8)
    return length(of: bytes, .quoted) <= length(of: bytes, .base64) ? .quoted : .base64
  }

  private static func length(of bytes: [UInt8], _ encoding: Encoding) -> Int {
    switch encoding {
    case .base64: (bytes.count + 2) / 3 * 4
    case .quoted: bytes.reduce(0) { $0 + (isPlain($1) || $1 == 0x20 ? 1 : 3) }
    }
  }

  private static func word(_ bytes: [UInt8], _ encoding: Encoding) -> String {
    switch encoding {
    case .base64: "=?UTF-8?B?\(Base64.text(bytes))?="
    case .quoted: "=?UTF-8?Q?\(quoted(bytes))?="
    }
  }

  /// The Q encoding of RFC 2047 section 4.2.
  private static func quoted(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      switch byte {
      case 0x20: text += "_"
      case _ where isPlain(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "=" + HexadecimalByte.text(byte)
      }
    }
    return text
  }

  /// Of RFC 2047 section 5 (3), so that the word can stand before an address, too.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || marks.contains(byte)
  }

  private static let marks = Array("!*+-/".utf8)
}
