import TaskcoreSwift

/// A line of quick add joined from words: quoted parts are escaped, so that they keep no special meaning.
struct QuickAddLine {
  let bytes: [UInt8]
  /// Where each word stands in the line.
  private let words: [(word: Word, range: Range<Int>)]

  init(_ words: some Sequence<Word>) {
    var bytes: [UInt8] = []
    var places: [(Word, Range<Int>)] = []
    for word in words {
      if !places.isEmpty { bytes.append(UInt8(ascii: " ")) }
      let start = bytes.count
      bytes += Self.written(word)
      places.append((word, start..<bytes.count))
    }
    self.bytes = bytes
    self.words = places
  }

  var isEmpty: Bool { words.isEmpty }

  /// The words of which nothing is quoted.
  var plainWords: [(text: String, range: Range<Int>)] {
    words.filter { $0.word.quoted.isEmpty }.map { ($0.word.text, $0.range) }
  }

  /// The word that begins in a part of the line.
  func word(in range: Range<Int>) -> Word? {
    words.first { $0.range.overlaps(range) }?.word
  }

  private static func written(_ word: Word) -> [UInt8] {
    guard !word.quoted.isEmpty else { return word.bytes }
    let markCount = markCount(of: word)
    let value = word.bytes.dropFirst(markCount)
    guard !value.isEmpty else { return word.bytes }
    return Array(word.bytes[..<markCount]) + Array(value).inDoubleQuotes
  }

  /// How many bytes the mark of a quoted value has: `#`, `+`, `due:`.
  private static func markCount(of word: Word) -> Int {
    let bare = word.bytes[..<word.bareCount]
    guard let first = bare.first else { return 0 }
    if "#@>^+-".utf8.contains(first) { return 1 }
    guard let colon = bare.firstIndex(of: UInt8(ascii: ":")),
      bare[..<colon].allSatisfy({ (0x61...0x7A).contains($0 | 0x20) })
    else { return 0 }
    return colon + 1
  }
}

extension [UInt8] {
  /// The text as the library's languages quote it.
  var inDoubleQuotes: [UInt8] {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    return [quote] + flatMap { $0 == quote || $0 == backslash ? [backslash, $0] : [$0] } + [quote]
  }
}

extension QuickAddLine: UTF8Text {
  var utf8Bytes: [UInt8] { bytes }
}
