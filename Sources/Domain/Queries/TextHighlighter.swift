/// Finds what a query looked for in the texts of the tasks that it found.
///
///     var highlighter = TextHighlighter(query.filter)
///     let ranges = highlighter?.ranges(in: bytesOfTitle, of: .title)
package struct TextHighlighter {
  private struct Phrase {
    var words: TextTokens
    var isExact: Bool

    /// Its first word as it is compared.
    var beginning: ArraySlice<UInt8> { words.bytes(ofWord: 0) }
  }

  private let inTitle: [Phrase]
  private let inNotes: [Phrase]
  private let inTags: [Phrase]
  private var words = TextTokens()

  /// Nil when the filter looks for no text that tasks shall have.
  package init?(_ filter: TaskFilter) {
    let searches = filter.wantedTexts()
    func phrases(in field: TextSearch.Field) -> [Phrase] {
      searches.filter { $0.fields.contains(field) }.flatMap(\.terms)
        .map { Phrase(words: TextTokens($0.text), isExact: $0.isExact) }
        .filter { !$0.words.words.isEmpty }
    }
    inTitle = phrases(in: .title)
    inNotes = phrases(in: .notes)
    inTags = phrases(in: .tags)
    if inTitle.isEmpty, inNotes.isEmpty, inTags.isEmpty { return nil }
  }

  /// Where in a text what was looked for stands, in bytes, in the order of the text: whole words,
  /// also where only their beginning was looked for. Tags are one text, joined as they are indexed.
  package mutating func ranges(
    in text: UnsafeBufferPointer<UInt8>, of field: TextSearch.Field
  ) -> [Range<Int>] {
    let phrases =
      switch field {
      case .title: inTitle
      case .notes: inNotes
      case .tags: inTags
      }
    guard phrases.contains(where: { $0.beginning.mayBegin(in: text) }) else { return [] }
    words.read(text)
    var ranges: [Range<Int>] = []
    var lastWord = -1
    for index in words.words.indices {
      guard let last = longestMatch(at: index, of: phrases) else { continue }
      let source = words.words[index].source.lowerBound..<words.words[last].source.upperBound
      if index <= lastWord, let previous = ranges.popLast() {
        ranges.append(
          previous.lowerBound..<max(previous.upperBound, source.upperBound))
      } else {
        ranges.append(source)
      }
      lastWord = max(lastWord, last)
    }
    return ranges
  }

  /// The last word of the longest phrase that begins with that word.
  private func longestMatch(at index: Int, of phrases: [Phrase]) -> Int? {
    var last: Int?
    for phrase in phrases {
      if words.have(phrase.words, at: index, isExact: phrase.isExact) {
        last = max(last ?? index, index + phrase.words.words.count - 1)
      }
    }
    return last
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word with these letters may be in a text, which is seen much quicker than where: a text
  /// that is not ASCII may always have it, others when they have its bytes but for the bit of case.
  fileprivate func mayBegin(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    withUnsafeBufferPointer { word in
      guard let first = word.first else { return false }
      for start in text.indices {
        if text[start] >= 0x80 { return true }
        guard text[start] | 0x20 == first | 0x20, word.count <= text.count - start else { continue }
        if word.indices.allSatisfy({ text[start + $0] | 0x20 == word[$0] | 0x20 }) { return true }
      }
      return false
    }
  }
}

extension TaskFilter {
  /// The texts that tasks may be found for, and not for lacking them.
  fileprivate func wantedTexts(isNegated: Bool = false) -> [TextSearch] {
    switch self {
    case .all(let parts), .any(let parts):
      parts.flatMap { $0.wantedTexts(isNegated: isNegated) }
    case .not(let part): part.wantedTexts(isNegated: !isNegated)
    case .text(let search): isNegated ? [] : [search]
    default: []
    }
  }
}
