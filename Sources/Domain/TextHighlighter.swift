/// Finds what a query looked for in the texts of the tasks that it found.
///
///     var highlighter = TextHighlighter(query.filter)
///     let ranges = highlighter?.ranges(in: bytesOfTitle, of: .title)
package struct TextHighlighter {
  private struct Phrase {
    var words: TextWords
    var isExact: Bool
    var fields: Set<TextSearch.Field>
  }

  private let phrases: [Phrase]
  private var words = TextWords()

  /// Nil when the filter looks for no text that tasks shall have.
  package init?(_ filter: TaskFilter) {
    phrases = filter.wantedTexts().flatMap { search in
      search.terms.map {
        Phrase(words: TextWords($0.text), isExact: $0.isExact, fields: search.fields)
      }
    }
    .filter { !$0.words.words.isEmpty }
    if phrases.isEmpty { return nil }
  }

  /// Where in a text what was looked for stands, in bytes, in the order of the text: whole words,
  /// also where only their beginning was looked for. Tags are one text, joined as they are indexed.
  package mutating func ranges(
    in text: UnsafeBufferPointer<UInt8>, of field: TextSearch.Field
  ) -> [Range<Int>] {
    guard !text.isEmpty, phrases.contains(where: { $0.fields.contains(field) }) else { return [] }
    words.read(text)
    var ranges: [Range<Int>] = []
    var lastWord = -1
    for index in words.words.indices {
      guard let last = longestMatch(at: index, in: field) else { continue }
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
  private func longestMatch(at index: Int, in field: TextSearch.Field) -> Int? {
    var last: Int?
    for phrase in phrases where phrase.fields.contains(field) {
      if words.have(phrase.words, at: index, isExact: phrase.isExact) {
        last = max(last ?? index, index + phrase.words.words.count - 1)
      }
    }
    return last
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
