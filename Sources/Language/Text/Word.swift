import Domain

/// A part of a text between white space: of `Friday, 5 Jan` the first is `friday`, with a comma.
struct Word {
  /// No word of a date is longer than `2026-12-24t16:00:00.000+01:00`.
  private static let longest = 29
  private static let closingMarks = Array(",.;:!?)".utf8)

  /// In lower case and without the marks around it; empty for what cannot be part of a date.
  let text: String
  /// In bytes, with its marks.
  let range: Range<Int>
  /// Whether a comma and nothing else stands behind it.
  let hasComma: Bool
  /// Whether the marks behind it end a sentence or a part of one: no date goes on behind them.
  let isLast: Bool
  let opensParenthesis: Bool
  let closesParenthesis: Bool
  /// Whether it is `every!`, which counts from the completion.
  let isEmphatic: Bool
  /// Whether it was understood as something else than a date.
  let isToken: Bool

  /// A word that dates may be made of.
  init(_ bytes: ArraySlice<UInt8>) {
    opensParenthesis = bytes.first == UInt8(ascii: "(")
    var word = opensParenthesis ? bytes.dropFirst() : bytes
    while let last = word.last, Self.closingMarks.contains(last) { word.removeLast() }
    let canBeDate = word.count <= Self.longest && word.allSatisfy { $0 < 0x80 }
    var text = canBeDate ? String(decoding: word, as: UTF8.self).lowercased() : ""
    // `p.m.` is `pm`.
    if text.hasSuffix("p.m") || text.hasSuffix("a.m") { text = text.dropLast(2) + "m" }
    var marks = bytes[word.endIndex...]
    if marks.first == UInt8(ascii: "."), DateVocabulary.isAbbreviation(text) { marks.removeFirst() }
    isEmphatic = text == "every" && marks.elementsEqual("!".utf8)
    if isEmphatic { marks.removeFirst() }
    hasComma = marks.elementsEqual(",".utf8)
    isLast = !marks.isEmpty && !hasComma
    closesParenthesis = marks.contains(UInt8(ascii: ")"))
    self.text = text
    range = bytes.startIndex..<bytes.endIndex
    isToken = false
  }

  /// A word that no date is made of.
  init(apart range: Range<Int>, isToken: Bool) {
    text = ""
    self.range = range
    hasComma = false
    isLast = false
    opensParenthesis = false
    closesParenthesis = false
    isEmphatic = false
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
