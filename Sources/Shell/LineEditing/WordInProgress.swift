/// The word that is being typed at the end of a line, and the part of it that readline replaces.
struct WordInProgress {
  /// What is meant so far.
  let word: Word
  /// The words before it.
  let wordsBefore: [Word]
  /// The part that is replaced, as it was typed.
  let replaced: String
  /// What is meant by the part of the word before that.
  private let kept: String
  /// What is replaced before the word: readline takes an apostrophe for a quote.
  private let head: String
  private let openQuote: UInt8?

  /// Whether a quote is open before the part that is replaced.
  var isInQuotes: Bool { openQuote != nil }

  /// - Parameters:
  ///   - line: The line up to the cursor.
  ///   - start: Where the part begins that is replaced.
  init(_ line: [UInt8], from start: Int) {
    let split = SplitLine(line)
    let next = Word(bytes: [], start: line.count)
    word = split.endsInWord ? split.words.last ?? next : next
    wordsBefore = split.endsInWord ? split.words.dropLast() : split.words
    replaced = String(decoding: line.dropFirst(start), as: UTF8.self)
    let wordStart = word.start ?? line.count
    head = String(decoding: line[min(start, wordStart)..<wordStart], as: UTF8.self)
    let before = SplitLine(line.prefix(max(start, wordStart)).dropFirst(wordStart))
    kept = before.words.first?.text ?? ""
    openQuote = before.openQuote?.mark
  }

  /// How to write a word in place of this one; nil when the quotes around it do not allow that.
  func replacement(with value: String) -> String? {
    guard value.lowercased().hasPrefix(kept.lowercased()) else { return nil }
    let rest = value.dropFirst(kept.count)
    switch openQuote {
    case UInt8(ascii: "'"):
      return rest.contains("'") ? nil : head + rest
    case UInt8(ascii: "\""):
      return head
        + rest.reduce(into: "") { text, character in
          if "\"\\".contains(character) { text += "\\" }
          text.append(character)
        }
    default:
      return head + String(decoding: Array(rest.utf8).quotedWord, as: UTF8.self)
    }
  }
}
