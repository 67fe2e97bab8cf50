import Domain
import Localization

/// Operators of other programs, and words of natural languages.
extension QueryLexer {
  private static let refusedColons = [
    "assigned to", "assigned by", "added by", "assignee", "shared", "workspace", "folder",
  ]

  /// What begins there and is not in a query that is stored; nil for nothing of the kind.
  mutating func typedTokens(beginningWith byte: UInt8) throws -> [QueryToken]? {
    let start = position
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "&"):
      position += 1
      if current == byte { position += 1 }
      let isOr = byte == UInt8(ascii: "|")
      edits.append(QueryEdit(start..<position, spaced(isOr ? "or" : "and", from: start)))
      return [token(isOr ? .or : .and, from: start)]
    case UInt8(ascii: "!"): return try exclamation()
    case UInt8(ascii: "/"): return try slash()
    case UInt8(ascii: ","): throw twoLists(at: start)
    case UInt8(ascii: "+"), UInt8(ascii: "@"): return try tag(byte)
    case UInt8(ascii: "#"): return try project()
    default: break
    }
    try refuseRegularExpression()
    return try colonPhrase()
  }

  func token(_ kind: QueryToken.Kind, from start: Int) -> QueryToken {
    QueryToken(kind: kind, offset: start, text: text(from: start))
  }

  /// A word with blanks on the sides where there are none.
  private func spaced(_ word: String, from start: Int) -> String {
    let before = start > 0 && !Self.isBlank(bytes[start - 1]) ? " " : ""
    let after = position < bytes.count && !Self.isBlank(bytes[position]) ? " " : ""
    return before + word + after
  }

  private func twoLists(at offset: Int) -> Failure {
    Failure(
      malformed:
        "A query makes one list: “or” joins what both find, and a saved filter keeps each.",
      at: offset)
  }

  /// `!p1` is a priority; before anything else, it negates.
  private mutating func exclamation() throws -> [QueryToken]? {
    let start = position
    var end = start + 1
    // Of a long word the beginning says that it is no priority.
    let limit = min(bytes.count, start + 20)
    while end < limit, !Self.endsWord(bytes[end]), !Self.isOperator(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).lowercased()
    if end == bytes.count, word.isEmpty { return nil }
    let digits = word.dropFirst()
    let isLevel =
      word.first == "p" && digits.utf8.count <= 2 && !digits.isEmpty
      && digits.utf8.allSatisfy(\.isASCIIDigit)
    if isLevel || word == "none" || word.hasPrefix("\"") { return nil }
    position += 1
    edits.append(QueryEdit(start..<position, "not "))
    return [token(.not, from: start)]
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "&")
  }

  /// `/Meetings` is a section in Todoist, and `/pattern/` a regular expression in Taskwarrior.
  private mutating func slash() throws -> [QueryToken]? {
    let start = position
    var end = start + 1
    while end < bytes.count, !Self.endsWord(bytes[end]), !Self.isOperator(bytes[end]) { end += 1 }
    let word = bytes[(start + 1)..<end]
    if word.count > 1, word.last == UInt8(ascii: "/") {
      throw regularExpression(String(decoding: word.dropLast(), as: UTF8.self), at: start)
    }
    if word.isEmpty || word.contains(UInt8(ascii: "/")) { return nil }
    position += 1
    let value = try value()
    return [patternOrCondition(.section, value, from: start)]
  }

  private func regularExpression(_ pattern: String, at offset: Int) -> Failure {
    let part = pattern.filter { $0.isLetter || $0.isNumber }
    let example: Message = part.isEmpty ? "milk" : Message(verbatim: part.prefix(20))
    return Failure(
      malformed: "There are no regular expressions: “title.has:\(example)” finds parts of words.",
      at: offset)
  }

  /// `title~pattern`
  private func refuseRegularExpression() throws {
    guard let (name, end) = keyName(), end < bytes.count, QueryKey(named: name) != nil else {
      return
    }
    let rest = bytes[end...]
    guard rest.starts(with: "~".utf8) || rest.starts(with: "!~".utf8) else { return }
    let pattern = rest.prefix { !Self.endsWord($0) }
    throw regularExpression(String(decoding: pattern, as: UTF8.self), at: end)
  }

  /// `+OVERDUE`, `@work*`; nil for a plain tag.
  private mutating func tag(_ sign: UInt8) throws -> [QueryToken]? {
    let start = position
    var ahead = self
    try ahead.skipSign("a tag")
    let value = try ahead.value()
    if sign == UInt8(ascii: "+"), !value.hasQuotes, let meaning = VirtualTag.meanings[value.text] {
      self = ahead
      guard let meaning else { throw VirtualTag.refusal(of: value.text, at: start) }
      return try expanded(meaning, from: start)
    }
    guard value.isPattern else { return nil }
    self = ahead
    return [patternOrCondition(.tag, value, from: start)]
  }

  /// `##Work`, `#Work*`; nil for a plain project.
  private mutating func project() throws -> [QueryToken]? {
    let start = position
    var ahead = self
    try ahead.skipSign("a project")
    let isDouble = ahead.current == UInt8(ascii: "#")
    if isDouble { try ahead.skipSign("a project") }
    let value = try ahead.value()
    guard isDouble || value.isPattern else { return nil }
    self = ahead
    return [patternOrCondition(.project, value, from: start)]
  }

  /// `work*` matches a prefix, `*work` a suffix, and `*wo*` a substring.
  private mutating func patternOrCondition(
    _ key: QueryKey, _ value: QueryValue, from start: Int
  ) -> QueryToken {
    let kind: QueryToken.Kind
    let stored: String
    if let (place, part) = value.pattern {
      kind = .pattern(key, place, isNegated: false, part)
      let word =
        switch place {
        case .start: "startswith"
        case .end: "endswith"
        default: "has"
        }
      stored = "\(key.rawValue).\(word):\(part.written)"
    } else {
      kind = .condition(key, .colon, value)
      stored = "\(key.rawValue):\(value.written)"
    }
    edits.append(QueryEdit(start..<position, stored))
    return token(kind, from: start)
  }

  /// The tokens of what is meant, in parentheses when they are several.
  mutating func expanded(_ meaning: String, from start: Int) throws -> [QueryToken] {
    edits.append(QueryEdit(start..<position, QueryToken.grouped(meaning)))
    return try QueryToken.of(meaning, offset: start, text: text(from: start))
  }

  // MARK: - Phrases before a colon

  /// `created before: -365 days`, `search: milk`
  private mutating func colonPhrase() throws -> [QueryToken]? {
    let start = position
    let ahead = bytes[start...].prefix(60)
    guard let colon = ahead.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = bytes[start..<colon]
    let ending: Set<UInt8> = [0x22, 0x28, 0x29, 0x7C, 0x26, 0x2C]
    guard !name.isEmpty, !name.contains(where: ending.contains), let typing else { return nil }
    let phrase = QueryVocabulary.wordList(String(decoding: name, as: UTF8.self))
      .joined(separator: " ")
    if Self.refusedColons.contains(phrase) {
      throw Failure(
        malformed: "There are no people and no workspaces here: a tag such as @ann, or a project, "
          + "can say “\(phrase)”.", at: start)
    }
    guard let meaning = typing.vocabularies.lazy.compactMap({ $0.colons[phrase] }).first else {
      return nil
    }
    // `due:today` is a condition as any other, unless a blank stands behind the colon.
    let isBlankBehind = colon + 1 < bytes.count && Self.isBlank(bytes[colon + 1])
    if !phrase.contains(" "), !isBlankBehind { return nil }
    var end = colon + 1
    var isQuoted = false
    while end < bytes.count, isQuoted || !ending.subtracting([0x22]).contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
      end += 1
    }
    let words = String(decoding: bytes[(colon + 1)..<end], as: UTF8.self)
      .split(separator: " ").map { String($0) }
    if words.isEmpty { return nil }
    position = end
    while position > colon, Self.isBlank(bytes[position - 1]) { position -= 1 }
    if meaning == "text:" { return try searched(words, from: start) }
    return try dated(meaning, words.joined(separator: " "), from: start, at: colon + 1)
  }

  private mutating func searched(_ words: [String], from start: Int) throws -> [QueryToken] {
    let isExact = words.contains { $0.contains("\"") }
    let whole = words.joined(separator: " ").filter { $0 != "\"" && $0 != "\\" }
    let written =
      isExact ? "text:\"\(whole)\"" : words.map { "text:" + $0 }.joined(separator: " ")
    edits.append(QueryEdit(start..<position, QueryToken.grouped(written)))
    return try QueryToken.of(written, offset: start, text: text(from: start))
  }

  /// Todoist's `-365 days` is a distance, and its `today` a day.
  private mutating func dated(
    _ meaning: String, _ text: String, from start: Int, at offset: Int
  ) throws -> [QueryToken] {
    let plain = text.filter { $0 != "\"" }
    let value = Self.distance(plain) ?? typing?.stored(plain) ?? plain
    let written = meaning + QueryValue.quoted(value)
    edits.append(QueryEdit(start..<position, written))
    return try QueryToken.of(written, offset: start, text: self.text(from: start))
  }

  /// In all languages.
  private static let units: [String: String] = {
    let names = [
      "h": "hour hours heure heures stunde stunden hora horas",
      "d": "day days jour jours tag tage tagen dia dias",
      "w": "week weeks semaine semaines woche wochen semana semanas",
      "m": "month months mois monat monate monaten mes meses",
      "y": "year years an ans annee annees jahr jahre jahren ano anos",
    ]
    return names.reduce(into: [:]) { units, names in
      for name in names.value.split(separator: " ") { units[String(name)] = names.key }
    }
  }()

  /// `-365 days` as it is stored: `-365d`.
  private static func distance(_ text: String) -> String? {
    let words = text.lowercased().split(separator: " ")
    guard words.count == 2 || (words.count == 3 && words[2] == "ago") else { return nil }
    guard let letter = units[QueryVocabulary.folded(String(words[1]))] else { return nil }
    let sign = words.count == 3 ? "-" : ""
    let number = words[0].hasPrefix("+") ? words[0].dropFirst() : words[0]
    let distance = sign + number + letter
    return QueryDistance(distance) == nil ? nil : distance
  }

  // MARK: - Where words end

  /// `today|overdue`: an operator ends a word when what stands on either side is no mere word.
  func endsTypedWord(startedAt start: Int) -> Bool {
    beginsOperators(behind: start) && isOperator(at: position, wordFrom: start)
  }

  /// `#Work&@home`, but not `#R&D`.
  func endsTypedValue(startedAt start: Int) -> Bool {
    beginsOperators(behind: start) && isBoundary(behind: position)
  }

  /// Whether the first of some operators stands there. A word ends before all of them or none: of `milk&&&#Work`, no
  /// part is a word that ends with an operator.
  private func beginsOperators(behind start: Int) -> Bool {
    position > start && Self.isOperator(bytes[position]) && !Self.isOperator(bytes[position - 1])
  }

  private func isOperator(at index: Int, wordFrom start: Int) -> Bool {
    if isBoundary(behind: index) { return true }
    // All that is joined without blanks has to be conditions.
    var end = index
    while end < bytes.count, !Self.endsWord(bytes[end]), bytes[end] != UInt8(ascii: "\"") {
      end += 1
      // Nobody joins so many, and each of them would be looked at for each.
      if end - start > 200 { return false }
    }
    let parts = bytes[start..<end].split(whereSeparator: Self.isOperator)
    return parts.count > 1
      && parts.allSatisfy { part in
        let text = String(decoding: part, as: UTF8.self)
        let words = [QueryVocabulary.folded(text)]
        let isPhrase =
          typing?.vocabularies.contains { !$0.meanings(of: words[...]).isEmpty } ?? false
        return isPhrase || part.first.map { Self.isSign($0) } ?? false
      }
  }

  /// Whether a sign, a parenthesis, a blank or the end follows the operators.
  private func isBoundary(behind index: Int) -> Bool {
    var next = index + 1
    while next < bytes.count, Self.isOperator(bytes[next]) { next += 1 }
    guard next < bytes.count else { return true }
    return Self.endsWord(bytes[next]) || Self.isSign(bytes[next])
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "\"")].contains(byte)
  }

  // MARK: - Words of a language in values

  /// A value in English.
  mutating func translated(_ value: QueryValue, of key: QueryKey) -> QueryValue {
    guard let typing, typing.isForeign, !value.bytes.isEmpty else { return value }
    let isDated = key.time != nil
    if !isDated, value.hasQuotes || key.isText { return value }
    func english(_ text: String) -> String? {
      if isDated, let date = typing.stored(text) { return QueryValue.quoted(date) }
      guard !QueryKey.isWord(text), let word = typing.own.values[QueryVocabulary.folded(text)]
      else { return nil }
      let isName = [.tag, .section].contains(key)
      return isName && word != "none" && word != "any" ? nil : word
    }
    var written: String?
    if isDated, let ends = value.ends {
      let parts = [ends.from, ends.to].map { english($0.text) ?? $0.written }
      if ends.from.written != parts[0] || ends.to.written != parts[1] {
        written = parts.joined(separator: "..")
      }
    } else if isDated {
      written = english(value.text)
    } else {
      let items = value.items
      let names = items.map { english($0.text) ?? $0.written }
      if names != items.map(\.written) { written = names.joined(separator: ",") }
    }
    guard let written else { return value }
    edits.append(QueryEdit(value.offset..<position, written))
    return QueryValue(written: written, offset: value.offset)
  }
}
