import Domain

/// A part of a text between white space: of `Friday, 5 Jan` the first is `friday`, with a comma.
struct Word {
  /// No word of a date is longer than `2026-12-24t16:00:00.000z`.
  private static let longest = 24

  /// In lower case and without its comma; empty for what cannot be part of a date.
  let text: String
  /// In bytes, with its comma.
  let range: Range<Int>
  let hasComma: Bool
  /// Whether it was understood as something else than a date.
  let isToken: Bool

  /// A word that dates may be made of.
  init(_ bytes: ArraySlice<UInt8>) {
    let comma = UInt8(ascii: ",")
    hasComma = bytes.last == comma && bytes.count > 1
    let word = hasComma ? bytes.dropLast() : bytes
    let canBeDate = word.count <= Self.longest && word.allSatisfy { $0 < 0x80 }
    text = canBeDate ? String(decoding: word, as: UTF8.self).lowercased() : ""
    range = bytes.startIndex..<bytes.endIndex
    isToken = false
  }

  /// A word that no date is made of.
  init(apart range: Range<Int>, isToken: Bool) {
    text = ""
    self.range = range
    hasComma = false
    self.isToken = isToken
  }

  /// The words of a text that is nothing but a date.
  static func words(of text: String) -> [Word] {
    let line = LineBytes(text)
    var words: [Word] = []
    var position = line.skipSpace(from: 0)
    while position < line.count {
      let end = line.endOfWord(from: position)
      words.append(Word(line.bytes[position..<end]))
      position = line.skipSpace(from: end)
    }
    return words
  }
}
