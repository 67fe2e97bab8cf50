import Domain
import Language

/// What has to be so for any line, judged without the grammar.
struct HeapCheck {
  private struct Word {
    var text: String
    var range: Range<Int>
    var isTaken: Bool
    /// Whether it is of a mark that what stands behind it says again, which is told.
    var isSuperseded: Bool

    /// Punctuation behind a mark is no part of it.
    var endWithoutPunctuation: Int {
      range.upperBound - text.utf8.reversed().prefix { ",.;:!?)".utf8.contains($0) }.count
    }
  }

  private let words: [Word]
  private let add: QuickAdd
  private let names: LanguageNames

  init(_ line: String, _ add: QuickAdd, _ language: Language) {
    self.add = add
    names = LanguageNames.of(language)
    let bytes = Array(line.utf8)
    let spaces = Set(" \t".utf8)
    var words: [Word] = []
    var start: Int?
    for index in 0...bytes.count {
      let isSpace = index == bytes.count || spaces.contains(bytes[index])
      if isSpace, let begin = start {
        let range = begin..<index
        words.append(
          Word(
            text: String(decoding: bytes[range], as: UTF8.self), range: range,
            isTaken: add.tokens.contains { $0.range.overlaps(range) },
            isSuperseded: add.unread.contains {
              $0.reason == .second && $0.range.overlaps(range)
            }))
        start = nil
      } else if !isSpace, start == nil {
        start = index
      }
    }
    self.words = words
  }

  /// What is wrong; nil for nothing.
  var fault: String? {
    for (left, right) in zip(add.tokens, add.tokens.dropFirst())
    where left.range.upperBound > right.range.lowerBound {
      return "two tokens have a part in common"
    }
    for word in words {
      for token in add.tokens
      where token.range.overlaps(word.range)
        && (word.range.lowerBound < token.range.lowerBound
          || word.endWithoutPunctuation > token.range.upperBound)
      {
        return "the word \(word.text) is taken by half"
      }
    }
    let left = words.filter { !$0.isTaken }.map(\.text)
    let title = (add.input.title ?? "").split { $0 == " " || $0 == "\t" }.map(String.init)
    if left != title { return "the title is \(title), and \(left) is left" }
    return touching
  }

  /// A date in the title that nothing but connecting words part from one that was read.
  private var touching: String? {
    for token in add.tokens
    where token.property == .due || token.property == .start || token.property == .repeatRule {
      // `>2026-02-02` is a mark.
      let inside = words.indices.filter { token.range.overlaps(words[$0].range) }
      guard let first = inside.first, let last = inside.last, !words[first].text.hasPrefix(">")
      else { continue }
      var index = first
      while index > 0, words[index].text.first != "(" {
        index -= 1
        if words[index].isTaken || words[index].isSuperseded || endsSentence(words[index].text) {
          break
        }
        if isDate(words[index].text) { return "\(words[index].text) before the date is not read" }
        guard isConnecting(words[index].text) else { break }
      }
      index = last
      while index + 1 < words.count, !endsSentence(words[index].text) {
        index += 1
        if words[index].isTaken { break }
        if isDate(words[index].text) { return "\(words[index].text) behind the date is not read" }
        guard isConnecting(words[index].text) else { break }
      }
    }
    return nil
  }

  private func endsSentence(_ word: String) -> Bool {
    word.last.map { ".;:!?)(-".contains($0) } ?? false
  }

  private func isConnecting(_ word: String) -> Bool { names.connecting.contains(word.lowercased()) }

  /// Only what can be nothing else.
  private func isDate(_ word: String) -> Bool {
    var text = word.lowercased()
    if text.last == "," { text.removeLast() }
    return names.weekdays.contains(text) || names.tomorrow == text
      || ["17:00", "9:30", "5pm", "9am", "2026-02-20", "12:30-13:30", "24.12.2026"].contains(text)
  }
}
