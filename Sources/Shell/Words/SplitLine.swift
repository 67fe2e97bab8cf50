/// A line split into words as sh does it: at spaces, with '...', "..." and backslashes.
///
/// Other than in sh, a `'` right after a letter or a digit is an apostrophe: `Ann's`.
struct SplitLine {
  private(set) var words: [Word] = []
  /// Where the quote is that nothing closes, and which one.
  private(set) var openQuote: (offset: Int, mark: UInt8)?
  /// Whether the last word goes up to the end of the line.
  private(set) var endsInWord = false

  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let singleQuote = UInt8(ascii: "'")
  fileprivate static let doubleQuote = UInt8(ascii: "\"")
  fileprivate static let newline = UInt8(ascii: "\n")

  init(_ line: some Sequence<UInt8>) {
    let line = Array(line)
    var word = Beginning()
    var index = 0

    func endWord() {
      if let ended = word.word { words.append(ended) }
      word = Beginning()
    }

    while index < line.count {
      let byte = line[index]
      let next = index + 1 < line.count ? line[index + 1] : nil
      if let quote = openQuote?.mark {
        if byte == quote {
          openQuote = nil
        } else if byte == Self.backslash, quote == Self.doubleQuote, next == Self.newline {
          index += 1
        } else if byte == Self.backslash, quote == Self.doubleQuote, let next,
          next == Self.doubleQuote || next == Self.backslash
        {
          index += 1
          word.append(next, at: index, isQuoted: true)
        } else {
          word.append(byte, at: index, isQuoted: true)
        }
      } else if Self.isBlank(byte) {
        endWord()
      } else if byte == Self.backslash, next == Self.newline {
        // Both lines are one.
        index += 1
      } else {
        word.start = word.start ?? index
        let last = index > 0 ? line[index - 1] : Self.newline
        switch byte {
        case Self.singleQuote where Self.isLetterOrDigit(last):
          word.append(byte, at: index, isQuoted: false)
        case Self.singleQuote, Self.doubleQuote:
          openQuote = (index, byte)
          word.beginQuoted()
        case Self.backslash:
          word.beginQuoted()
          index += next == nil ? 0 : 1
          word.append(next ?? byte, at: index, isQuoted: true)
          // All bytes of a character are quoted together.
          while index + 1 < line.count, line[index + 1] & 0xC0 == 0x80 {
            index += 1
            word.append(line[index], at: index, isQuoted: true)
          }
        default:
          word.append(byte, at: index, isQuoted: false)
        }
      }
      index += 1
    }
    endsInWord = word.start != nil
    endWord()
  }

  /// Whether no more lines belong to it. A comment is complete.
  static func isComplete(_ line: [UInt8]) -> Bool { Continuation(line).isComplete }

  static func isComment(_ line: [UInt8]) -> Bool {
    line.first { !isBlank($0) } == UInt8(ascii: "#")
  }

  /// Of ASCII, or any byte of another letter.
  fileprivate static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

extension SplitLine {
  /// Whether a command continues on the next line. It is fed line by line, since a command can have many.
  struct Continuation {
    private let isComment: Bool
    private var quote: UInt8?
    private var isAfterBackslash = false
    private var last = SplitLine.newline

    init(_ line: [UInt8]) {
      isComment = SplitLine.isComment(line)
      read(line)
    }

    /// Whether no more lines belong to it. A comment is complete.
    var isComplete: Bool { isComment || quote == nil && !isAfterBackslash }

    /// Takes the next line in.
    mutating func readNext(_ line: [UInt8]) {
      read(CollectionOfOne(SplitLine.newline))
      read(line)
    }

    private mutating func read(_ bytes: some Sequence<UInt8>) {
      for byte in bytes {
        read(byte)
        last = byte
      }
    }

    private mutating func read(_ byte: UInt8) {
      if isAfterBackslash {
        isAfterBackslash = false
      } else if let open = quote {
        if byte == open { quote = nil }
        isAfterBackslash = byte == SplitLine.backslash && open == SplitLine.doubleQuote
      } else {
        isAfterBackslash = byte == SplitLine.backslash
        switch byte {
        case SplitLine.singleQuote where SplitLine.isLetterOrDigit(last): break
        case SplitLine.singleQuote, SplitLine.doubleQuote: quote = byte
        default: break
        }
      }
    }
  }
}

/// The word that is being read.
private struct Beginning {
  var start: Int?
  private var bytes: [UInt8] = []
  private var offsets: [Int] = []
  private var quoted: [Range<Int>] = []

  var word: Word? {
    start.map { Word(bytes: bytes, quoted: quoted, start: $0, offsets: offsets) }
  }

  /// What follows is quoted, even when that is nothing.
  mutating func beginQuoted() {
    if quoted.last?.upperBound != bytes.count { quoted.append(bytes.count..<bytes.count) }
  }

  mutating func append(_ byte: UInt8, at offset: Int, isQuoted: Bool) {
    if isQuoted, let last = quoted.indices.last {
      quoted[last] = quoted[last].lowerBound..<bytes.count + 1
    }
    bytes.append(byte)
    offsets.append(offset)
  }
}
