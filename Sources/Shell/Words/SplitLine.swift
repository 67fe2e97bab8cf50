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
    var word: Word?
    var isBare = true
    var index = 0

    while index < line.count {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : nil
      if let quote = openQuote?.mark {
        if byte == quote {
          openQuote = nil
        } else if byte == Self.backslash, quote == Self.doubleQuote, let next,
          next == Self.doubleQuote || next == Self.backslash
        {
          word?.bytes.append(next)
          index += 1
        } else {
          word?.bytes.append(byte)
        }
      } else if Self.isBlank(byte) {
        if let word { words.append(word) }
        word = nil
        isBare = true
      } else {
        var longer = word ?? Word(start: index)
        switch byte {
        case Self.singleQuote, Self.doubleQuote:
          openQuote = (index, byte)
          isBare = false
        case Self.backslash:
          longer.bytes.append(next ?? byte)
          isBare = false
          index += 1
        default:
          longer.bytes.append(byte)
          if isBare { longer.bareCount += 1 }
        }
        word = longer
      }
      index += 1
    }
    if let word {
      words.append(word)
      endsInWord = true
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}
