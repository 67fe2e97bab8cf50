import Domain

/// Finds the words that are conditions, and the operators of a language, among the pieces of a query.
///
/// Words in a row are conditions when each of them belongs to one; a row with another word in it is looked
/// for, whatever it says: `today` is a condition, and `buy milk today` are three words.
struct QueryPhrases {
  private let typing: QueryTyping
  private(set) var edits: [QueryEdit] = []
  /// What was read as a condition and could be looked for, as it was written.
  private(set) var conditionWords: [String] = []

  init(_ typing: QueryTyping) {
    self.typing = typing
  }

  /// No title is made of so many words.
  private static let maximumRunLength = 60

  mutating func read(_ tokens: [QueryToken]) throws -> [QueryToken] {
    var result: [QueryToken] = []
    var index = 0
    while index < tokens.count {
      let isTag = result.last.map { $0.kind.isMinus } ?? false
      guard case .word = tokens[index].kind, !isTag else {
        result.append(tokens[index])
        index += 1
        continue
      }
      var end = index
      while end < tokens.count, case .word = tokens[end].kind { end += 1 }
      let before = result.last?.kind.endsCondition ?? false
      let after = tokens[min(end, tokens.count - 1)].kind.beginsCondition
      if end - index > Self.maximumRunLength {
        result += tokens[index..<end]
      } else {
        result += try run(Array(tokens[index..<end]), before: before, after: after)
      }
      index = end
    }
    return result
  }

  /// A run of words, and the operators between them.
  private struct Segment {
    var words: Range<Int>
    /// Nil for words to look for.
    var conditions: [QueryToken]?
  }

  private mutating func run(
    _ words: [QueryToken], before: Bool, after: Bool
  ) throws -> [QueryToken] {
    let folded = words.map { QueryVocabulary.folded($0.text) }
    try refuseLists(words, folded)
    if words.count == 1 { try refusePriority(words[0], folded[0]) }
    let places = folded.indices.filter { isBinary(folded[$0]) }
    var result: [QueryToken] = []
    var start = 0
    var isAfterCondition = before
    for place in places + [words.count] {
      let segment = start..<place
      let isLast = place == words.count
      let left = isLast ? nil : conditions(words, folded, segment, before: false, after: false)
      if !isLast {
        // An operator of the language is one beside a condition.
        let next = places.first { $0 > place } ?? words.count
        let right = (place + 1)..<next
        let isLeft = segment.isEmpty ? isAfterCondition : left != nil
        let isRight =
          right.isEmpty
          ? after && next == words.count
          : conditions(words, folded, right, before: false, after: after && next == words.count)
            != nil
        let canJoin =
          (!segment.isEmpty || isAfterCondition)
          && (!right.isEmpty || (after && next == words.count))
        guard canJoin, isLeft || isRight else { continue }
      }
      let found = conditions(words, folded, segment, before: false, after: after && isLast)
      result += take(found, words[segment])
      isAfterCondition = true
      if isLast { break }
      result.append(joining(folded[place], words[place]))
      start = place + 1
    }
    return result
  }

  private mutating func take(
    _ found: [Found]?, _ words: ArraySlice<QueryToken>
  ) -> [QueryToken] {
    guard let found else { return Array(words) }
    for each in found {
      edits.append(QueryEdit(each.range, each.written))
      if !each.isOperator { conditionWords.append(each.text) }
    }
    return found.flatMap(\.tokens)
  }

  private mutating func joining(_ word: String, _ token: QueryToken) -> QueryToken {
    var token = token
    let range = token.offset..<token.offset + token.text.utf8.count
    switch typing.own.operators[word] {
    case .or:
      token.kind = .or
      edits.append(QueryEdit(range, "or"))
    case .xor:
      token.kind = .xor
      edits.append(QueryEdit(range, "^"))
    default:
      token.kind = .and
      edits.append(QueryEdit(range, "and"))
    }
    return token
  }

  /// Words of English are operators already.
  private func isBinary(_ word: String) -> Bool {
    guard typing.isForeign, let meaning = typing.own.operators[word] else { return false }
    return meaning != .not
  }

  // MARK: - Conditions

  /// The meaning of a run of words.
  private struct Found {
    var tokens: [QueryToken]
    var written: String
    var range: Range<Int>
    var text: String
    var isOperator = false
  }

  /// The conditions that some words are, all of them; nil when one belongs to none.
  private func conditions(
    _ words: [QueryToken], _ folded: [String], _ range: Range<Int>, before: Bool, after: Bool
  ) -> [Found]? {
    guard let first = range.first else { return nil }
    if let found = covered(words, folded, range) { return found }
    guard typing.isForeign, typing.own.operators[folded[first]] == .not else { return nil }
    var token = words[first]
    token.kind = .not
    let bytes = token.offset..<token.offset + token.text.utf8.count
    let negation = Found(
      tokens: [token], written: "not", range: bytes, text: token.text, isOperator: true)
    let rest = range.dropFirst()
    if rest.isEmpty { return after ? [negation] : nil }
    return covered(words, folded, rest.startIndex..<range.upperBound).map { [negation] + $0 }
  }

  private func covered(
    _ words: [QueryToken], _ folded: [String], _ range: Range<Int>
  ) -> [Found]? {
    if let ids = ids(words, folded, range) { return [ids] }
    // Where the rest is covered, from the end on.
    var lengths: [Int: (meaning: String, count: Int)] = [:]
    for index in range.reversed() {
      for vocabulary in typing.vocabularies where lengths[index] == nil {
        let candidates = vocabulary.meanings(of: folded[index..<range.upperBound])
        lengths[index] = candidates.first {
          index + $0.count == range.upperBound || lengths[index + $0.count] != nil
        }
      }
    }
    guard lengths[range.lowerBound] != nil else {
      return date(words, range).map { [$0] }
    }
    var found: [Found] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let next = lengths[index],
        let one = self.found(next.meaning, words, index..<index + next.count)
      else { return nil }
      found.append(one)
      index += next.count
    }
    return found
  }

  /// `3`, `3 5`, `3,5`, `3-5`: the tasks of these ids.
  private func ids(_ words: [QueryToken], _ folded: [String], _ range: Range<Int>) -> Found? {
    let areIDs = folded[range].allSatisfy { word in
      word.split(separator: ",", omittingEmptySubsequences: false).allSatisfy {
        QueryValue.ids($0) != nil
      }
    }
    return areIDs ? found("id:" + folded[range].joined(separator: ","), words, range) : nil
  }

  /// `jan 3`, `2026-12-24`, `tomorrow at 14:00`: a date with a figure in it is due then.
  private func date(_ words: [QueryToken], _ range: Range<Int>) -> Found? {
    let text = words[range].map(\.text).joined(separator: " ")
    guard text.utf8.count <= QueryTyping.maximumDateLength,
      text.utf8.contains(where: \.isASCIIDigit), typing.dates.moment(text) != nil
    else {
      return nil
    }
    let value = typing.stored(text) ?? text
    return found("due:" + QueryValue.quoted(value), words, range)
  }

  private func found(
    _ meaning: String, _ words: [QueryToken], _ range: Range<Int>
  ) -> Found? {
    let (first, last) = (words[range.lowerBound], words[range.upperBound - 1])
    let end = last.offset + last.text.utf8.count
    let text = words[range].map(\.text).joined(separator: " ")
    guard let tokens = try? QueryToken.of(meaning, offset: first.offset, text: text) else {
      return nil
    }
    return Found(
      tokens: tokens, written: QueryToken.grouped(meaning), range: first.offset..<end, text: text)
  }

  // MARK: - Refusals

  /// `today, overdue` are two lists in Todoist.
  private func refuseLists(_ words: [QueryToken], _ folded: [String]) throws {
    guard let place = folded.dropLast().firstIndex(where: { $0.hasSuffix(",") }) else { return }
    let bare = folded.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
    guard let isAll = covered(words, bare, bare.indices), !isAll.isEmpty else { return }
    let token = words[place]
    throw Failure(
      malformed:
        "A query makes one list: “or” joins what both find, and a saved filter keeps each.",
      at: token.offset + token.text.utf8.count - 1)
  }

  /// `p4` is Todoist's word for none.
  private func refusePriority(_ token: QueryToken, _ word: String) throws {
    guard word == "p4" else { return }
    throw Failure(
      malformed:
        "There is no P4: expected P0, the highest, to P3, or “no priority”. In quotes it is "
        + "looked for.", at: token.offset)
  }
}
