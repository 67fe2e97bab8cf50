import Domain

/// Queries in their stored, displayed and spoken forms.
extension QueryReader {
  /// The tokens of a query, and its stored form.
  struct Typed {
    var tokens: [QueryToken]
    var edits: [QueryEdit]
    /// What was read as a condition and could be looked for.
    var conditionWords: [String]
  }

  func typed(_ text: String) throws -> Typed {
    try refuseLength(of: text)
    let typing = QueryTyping(dates)
    var lexer = QueryLexer(text, fields: fields, typing: typing)
    var phrases = QueryPhrases(typing)
    let tokens = try phrases.read(lexer.tokens())
    return Typed(
      tokens: tokens, edits: lexer.edits + phrases.edits, conditionWords: phrases.conditionWords)
  }

  /// A query as it is stored: in English, with a key for each condition, and the same for ever.
  ///
  /// - Throws: `malformed` with the position of what was not expected.
  package func canonical(_ text: String) throws -> String {
    let typed = try typed(text)
    let asked = try query(of: typed.tokens)
    let canonical = QueryEdit.apply(typed.edits, to: Array(text.utf8))
    guard try stored(canonical) == asked else {
      throw Failure(
        malformed: "This cannot be kept as it is: keys, such as “due:today”, say what is meant.",
        at: 0)
    }
    return canonical
  }

  /// A stored query as it is read when somebody types it in English.
  ///
  /// What was saved before bare words were conditions may have some: they become `text:` and the word.
  package func restated(_ text: String) -> String {
    let english = ofStored
    guard let meant = try? stored(text) else { return text }
    if (try? english.query(text)) == meant { return text }
    var lexer = QueryLexer(text, fields: fields)
    guard let tokens = try? lexer.tokens() else { return text }
    for areTagsQuoted in [false, true] {
      let edits = tokens.indices.compactMap { index -> QueryEdit? in
        let token = tokens[index]
        if areTagsQuoted, case .tag(let value) = token.kind {
          return QueryEdit(token.range, "tag:\"\(value.text)\"")
        }
        return Self.asText(tokens, index)
      }
      let restated = QueryEdit.apply(edits, to: Array(text.utf8))
      if (try? english.query(restated)) == meant { return restated }
    }
    return text
  }

  /// A word to look for, or the tag behind a minus, so that it is nothing else; nil for all other tokens.
  private static func asText(_ tokens: [QueryToken], _ index: Int) -> QueryEdit? {
    guard case .word(let word) = tokens[index].kind else { return nil }
    let isTag = index > 0 && tokens[index - 1].kind.isMinus
    return QueryEdit(tokens[index].range, isTag ? "@\"\(word)\"" : "text:" + word)
  }

  /// A stored query in the words of the reader's language; reading it means the same.
  package func shown(_ text: String) -> String {
    let restated = restated(text)
    if language == .english { return restated }
    let own = language.queryVocabulary
    guard let meant = try? stored(text) else { return restated }
    for (hasPhrases, hasWords) in [(true, true), (true, false), (false, true), (false, false)] {
      guard let shown = shown(restated, own, hasPhrases: hasPhrases, hasWords: hasWords) else {
        continue
      }
      if (try? query(shown)) == meant { return shown }
    }
    return restated
  }

  /// With phrases for conditions that stand alone, and with bare words where they are words.
  private func shown(
    _ text: String, _ own: QueryVocabulary, hasPhrases: Bool, hasWords: Bool
  ) -> String? {
    var lexer = QueryLexer(text, fields: fields)
    guard let tokens = try? lexer.tokens() else { return nil }
    var edits: [QueryEdit] = []
    for (index, token) in tokens.enumerated() {
      if !hasWords, let edit = Self.asText(tokens, index) {
        edits.append(edit)
        continue
      }
      let isAlone =
        hasPhrases && (index == 0 || !tokens[index - 1].kind.isWord)
        && (index + 1 >= tokens.count || !tokens[index + 1].kind.isWord)
      if let words = shown(token, own, isAlone: isAlone) {
        edits.append(QueryEdit(token.range, words))
      }
    }
    return QueryEdit.apply(edits, to: Array(text.utf8))
  }

  private func shown(_ token: QueryToken, _ own: QueryVocabulary, isAlone: Bool) -> String? {
    switch token.kind {
    case .and: return isAlone ? own.shownOperators[.and] : nil
    case .or: return isAlone ? own.shownOperators[.or] : nil
    case .condition(let key, let comparison, let value):
      if isAlone, let words = own.words(for: token.text.lowercased()) { return words }
      let name = own.shownKeys[key.rawValue] ?? key.rawValue
      return name + comparison.rawValue + shown(value, of: key, own)
    default: return nil
    }
  }

  private func shown(_ value: QueryValue, of key: QueryKey, _ own: QueryVocabulary) -> String {
    if key.time != nil {
      if ["none", "any"].contains(value.text) {
        return own.shownValues[value.text] ?? value.written
      }
      let words = own.words(for: "due:" + value.written.lowercased())
      return words.map { QueryValue.quoted($0) } ?? value.written
    }
    if value.hasQuotes || key.isText { return value.written }
    let isName = [.tag, .section].contains(key)
    return value.items.map { item in
      let word = item.text.lowercased()
      let isShown = !isName || word == "none" || word == "any"
      return isShown ? own.shownValues[word] ?? item.written : item.written
    }.joined(separator: ",")
  }

  /// The words of a query that are read as conditions, and that could be looked for.
  ///
  /// - Throws: as ``query(_:)``.
  package func conditionWords(_ text: String) throws -> [String] {
    try typed(text).conditionWords
  }
}

extension QueryToken.Kind {
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}
