/// A line split into words as sh does it: at blanks, with '...', "..." and backslashes.
struct SplitLine {
  private(set) var words: [Word] = []
  /// Where the quote is that nothing closes, and which one.
  private(set) var openQuote: (offset: Int, mark: UInt8)?
  /// Whether the last word goes up to the end of the line.
  private(set) var endsInWord = false

  private static let backslash = UInt8(ascii: "\\")
  private static let singleQuote = UInt8(ascii: "'")
  private static let doubleQuote = UInt8(ascii: "\"")

  init(_ line: some Sequence<UInt8>) {
    let line = Array(line)
    // The present word: where it begins, its bytes, and how many of them came before any quote.
    var start: Int?
    var bytes: [UInt8] = []
    var bareCount: Int?
    var index = 0

    func endWord() {
      guard let first = start else { return }
      words.append(Word(bytes: bytes, bareCount: bareCount ?? bytes.count, start: first))
      start = nil
      bytes = []
      bareCount = nil
    }

    while index < line.count {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : nil
      if let quote = openQuote?.mark {
        if byte == quote {
          openQuote = nil
        } else if byte == Self.backslash, quote == Self.doubleQuote, let next,
          next == Self.doubleQuote || next == Self.backslash
        {
          bytes.append(next)
          index += 1
        } else {
          bytes.append(byte)
        }
      } else if Self.isBlank(byte) {
        endWord()
      } else {
        start = start ?? index
        switch byte {
        case Self.singleQuote, Self.doubleQuote:
          openQuote = (index, byte)
          bareCount = bareCount ?? bytes.count
        case Self.backslash:
          bareCount = bareCount ?? bytes.count
          bytes.append(next ?? byte)
          index += 1
        default:
          bytes.append(byte)
        }
      }
      index += 1
    }
    endsInWord = start != nil
    endWord()
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
