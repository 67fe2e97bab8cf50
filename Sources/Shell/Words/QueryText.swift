import TaskcoreSwift

/// A query, and its position in the user's line.
struct QueryText {
  private(set) var bytes: [UInt8] = []
  /// Where each of the bytes is in the line, if it was typed; empty when there is no line.
  private var offsets: [Int?] = []

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// Words as they are typed after a command: what is in quotes there is in quotes here.
  init(_ words: some Sequence<Word>) {
    for word in words {
      if let last = offsets.last { append(UInt8(ascii: " "), at: last.map { $0 + 1 }) }
      append(word)
    }
  }

  /// All of a text, such as the value of an option, which has its own quotes.
  init(whole word: Word) {
    bytes = word.bytes
    offsets = word.offsets
  }

  /// A text that is kept somewhere.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Where a byte of the query is in the line; nil when the query was not typed.
  private func offsetInLine(_ index: Int) -> Int? {
    offsets.indices.contains(index) ? offsets[index] : offsets.last.flatMap { $0.map { $0 + 1 } }
  }

  // MARK: - Quoting

  private mutating func append(_ word: Word) {
    var isQuoted = [Bool](repeating: false, count: word.bytes.count)
    for range in word.quoted {
      for index in range { isQuoted[index] = true }
    }
    // Parentheses end a word of the language, unless they are quoted.
    var start = 0
    for (index, byte) in word.bytes.enumerated()
    where !isQuoted[index] && "()".utf8.contains(byte) {
      appendPart(start..<index, of: word, isQuoted)
      append(byte, at: word.offset(index))
      start = index + 1
    }
    appendPart(start..<word.bytes.count, of: word, isQuoted)
  }

  private mutating func appendPart(_ range: Range<Int>, of word: Word, _ isQuoted: [Bool]) {
    guard let firstQuoted = range.first(where: { isQuoted[$0] }) else {
      for index in range { append(word.bytes[index], at: word.offset(index)) }
      return
    }
    let bare = word.bytes[range.lowerBound..<firstQuoted]
    let signs = bare.prefix { "-+@#!".utf8.contains($0) }
    let isValue =
      bare.contains { ":=<>".utf8.contains($0) } || signs.contains { "+@#!".utf8.contains($0) }
    // In a value, quotes may begin anywhere; a text to look for is in quotes as a whole.
    let quotedStart = isValue ? firstQuoted : range.lowerBound + signs.count
    var isOpen = false
    for index in range {
      if index == quotedStart || isValue && isQuoted[index] != isOpen {
        append(Self.quote, at: word.offset(index))
        isOpen.toggle()
      }
      let byte = word.bytes[index]
      if isOpen, byte == Self.quote || byte == Self.backslash {
        append(Self.backslash, at: word.offset(index))
      }
      append(byte, at: word.offset(index))
    }
    if isOpen { append(Self.quote, at: word.offset(range.upperBound - 1)) }
  }

  private mutating func append(_ byte: UInt8, at offset: Int?) {
    bytes.append(byte)
    offsets.append(offset)
  }
}

extension QueryText: LocatedText {
  var utf8Bytes: [UInt8] { bytes }

  func located(_ error: TaskcoreError) -> any Error {
    guard let column = error.column else { return error }
    let message = Message(verbatim: error.message)
    // That a tag is not there is no mistake of the language.
    var located: ShellError = error.code == .notFound ? .failed(message) : .usage(message)
    located.offset = offsetInLine(column - 1)
    return located
  }
}
