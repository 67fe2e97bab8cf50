import Domain
import Localization

/// Cuts a query into its pieces.
///
/// As somebody types it, a query may have the signs and words of other programs, and those of a language;
/// as it is stored it has none, and bare words are words to look for.
struct QueryLexer {
  let bytes: [UInt8]
  let fields: QueryFields
  /// Nil for what is stored.
  let typing: QueryTyping?
  /// Whether there are no other keys than the names of own fields.
  private let hasFieldsOnly: Bool
  var position = 0
  /// What is said otherwise when it is stored.
  var edits: [QueryEdit] = []

  init(
    _ text: String, fields: QueryFields, typing: QueryTyping? = nil,
    only hasFieldsOnly: Bool = false
  ) {
    bytes = Array(text.utf8)
    self.fields = fields
    self.typing = typing
    self.hasFieldsOnly = hasFieldsOnly
  }

  /// - Throws: `malformed` for a quote that is not closed, an unknown key and the like.
  mutating func tokens() throws -> [QueryToken] {
    var tokens: [QueryToken] = []
    while true {
      while let byte = current, Self.isBlank(byte) { position += 1 }
      let start = position
      guard let byte = current else {
        tokens.append(QueryToken(kind: .end, offset: start, text: ""))
        return tokens
      }
      if typing != nil, !hasFieldsOnly, let more = try typedTokens(beginningWith: byte) {
        tokens += more
        continue
      }
      let kind = try token(beginningWith: byte)
      tokens.append(QueryToken(kind: kind, offset: start, text: text(from: start)))
    }
  }

  private mutating func token(beginningWith byte: UInt8) throws -> QueryToken.Kind {
    switch byte {
    case UInt8(ascii: "("):
      position += 1
      return .open
    case UInt8(ascii: ")"):
      position += 1
      return .close
    case UInt8(ascii: "\""):
      return .phrase(try value(isPhrase: true).text)
    case UInt8(ascii: "-"):
      try skipSign("a tag, or what shall not hold,")
      return .minus
    case UInt8(ascii: "+"), UInt8(ascii: "@"):
      try skipSign("a tag")
      return .tag(try value())
    case UInt8(ascii: "#"):
      try skipSign("a project")
      return .project(try value())
    case UInt8(ascii: "!"):
      try skipSign("a priority such as p1")
      return .priority(try value())
    default:
      return try fieldCondition() ?? condition() ?? word()
    }
  }

  /// `effort>3`, `effort.before:5`; nil when it begins with the name of no own field.
  private mutating func fieldCondition() throws -> QueryToken.Kind? {
    let start = position
    var end = start
    while end < bytes.count, Self.isNameByte(bytes[end]) { end += 1 }
    guard end > start else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let (comparison, length) = fieldComparison(at: end), QueryKey(named: name) == nil,
      let field = try fields.field(named: name.lowercased())
    else { return nil }
    guard !comparison.isOrder || field.kind != .text else {
      throw Failure(
        malformed: "“\(name)” holds texts: it is followed by “:”, “=” or “!=”.", at: end)
    }
    position = end + length
    return .field(field, comparison, try neededValue(after: "\(name)\(comparison.rawValue)"))
  }

  /// The comparison that follows a name, and how many bytes it takes: also `.before:` and `.after:`.
  private func fieldComparison(at index: Int) -> (QueryOperator, Int)? {
    if let comparison = comparison(at: index) { return comparison }
    let words: [(String, QueryOperator)] = [
      (".before:", .less), (".after:", .greater), (".by:", .lessOrEqual), (".is:", .equal),
      (".not:", .notEqual), (".isnt:", .notEqual),
    ]
    for (word, comparison) in words where bytes[index...].starts(with: word.utf8) {
      return (comparison, word.utf8.count)
    }
    return nil
  }

  /// `due<=today`, `title.has:milk`; nil when there is no key.
  private mutating func condition() throws -> QueryToken.Kind? {
    let start = position
    guard let (name, end) = keyName() else { return nil }
    if let kind = try modified(name, endingAt: end) { return kind }
    guard let (comparison, length) = comparison(at: end) else { return nil }
    if hasFieldsOnly { throw try unknownField(name, at: start) }
    guard let key = key(named: name, at: start) else {
      // Only a name of ASCII letters is surely meant as a key.
      if !name.utf8.allSatisfy(Self.isKeyByte) { return nil }
      throw unknownKey(name, at: start)
    }
    guard key.takes(comparison) else {
      throw Failure(
        malformed: "“\(key.rawValue)” is followed by \(key.operators), "
          + "not by “\(comparison.rawValue)”.", at: end)
    }
    position = end + length
    if key == .project, comparison == .colon, current.map({ Self.endsWord($0) }) ?? true {
      return noProject(from: start)
    }
    let value = try neededValue(after: "\(name)\(comparison.rawValue)")
    return .condition(key, comparison, translated(value, of: key))
  }

  /// `project:`, which is Taskwarrior's word for those without one.
  func noProject(from start: Int) -> QueryToken.Kind {
    .condition(
      .project, .colon, QueryValue(Project.inboxName, offset: start))
  }

  /// - Throws: `malformed` when there is none.
  func neededValue(_ value: QueryValue, after what: String) throws -> QueryValue {
    if value.bytes.isEmpty, !value.hasQuotes {
      throw Failure(
        malformed: "A value is expected directly after “\(what)”.", at: value.offset)
    }
    return value
  }

  private mutating func neededValue(after what: String) throws -> QueryValue {
    try neededValue(try value(), after: what)
  }

  /// The letters there, and where they end; nil for none.
  func keyName() -> (name: String, end: Int)? {
    var end = position
    while end < bytes.count, Self.isKeyByte(bytes[end]) || isForeignKeyByte(at: end) { end += 1 }
    if end == position { return nil }
    return (String(decoding: bytes[position..<end], as: UTF8.self), end)
  }

  /// Keys of other languages have letters beyond ASCII, hyphens and apostrophes.
  private func isForeignKeyByte(at index: Int) -> Bool {
    guard let typing, typing.isForeign else { return false }
    let byte = bytes[index]
    let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "'")
    return byte >= 0x80 || (isSign && index > position)
  }

  /// The key of that name in English, or in the language.
  mutating func key(named name: String, at start: Int) -> QueryKey? {
    if let key = QueryKey(named: name) { return key }
    guard let known = typing?.own.keys[QueryVocabulary.folded(name)],
      let key = QueryKey(named: known)
    else { return nil }
    edits.append(QueryEdit(start..<start + name.utf8.count, known))
    return key
  }

  private mutating func word() -> QueryToken.Kind {
    let start = position
    while let byte = current, !Self.endsWord(byte), byte != UInt8(ascii: "\"") {
      if typing != nil, endsTypedWord(startedAt: start) { break }
      position += 1
    }
    let word = text(from: start)
    switch word.lowercased() {
    case "and": return .and
    case "or": return .or
    case "not": return .not
    case "xor" where typing != nil:
      edits.append(QueryEdit(start..<position, "^"))
      return .xor
    case "^": return .xor
    case "*": return .favourite
    default: return .word(word)
    }
  }

  /// Passes over a sign that has to stand directly before something.
  mutating func skipSign(_ expected: Message) throws {
    let sign = String(decoding: bytes[position...position], as: UTF8.self)
    position += 1
    guard let byte = current, !Self.isBlank(byte), byte != UInt8(ascii: ")") else {
      throw Failure(
        malformed: "Directly after “\(sign)”, \(expected) is expected.", at: position)
    }
  }

  /// All up to the next blank or parenthesis that is not in quotes; of a phrase, up to the quote that
  /// closes it. In quotes, `\` takes the next
  /// byte as it is.
  mutating func value(isPhrase: Bool = false) throws -> QueryValue {
    var value = QueryValue(offset: position)
    var openQuote: Int?
    while let byte = current, openQuote != nil || !Self.endsWord(byte) {
      if typing != nil, openQuote == nil, endsTypedValue(startedAt: value.offset) { break }
      position += 1
      if byte == UInt8(ascii: "\"") {
        openQuote = openQuote == nil ? position - 1 : nil
        value.hasQuotes = true
        if isPhrase, openQuote == nil { break }
        continue
      }
      var literal = byte
      if openQuote != nil, byte == UInt8(ascii: "\\"), let next = current {
        position += 1
        literal = next
      }
      value.bytes.append(
        QueryValue.Byte(value: literal, offset: position - 1, isQuoted: openQuote != nil))
    }
    if let openQuote {
      throw Failure(
        malformed: "The quote that opens here is not closed: expected “\"” at the end.",
        at: openQuote)
    }
    return value
  }

  private func unknownField(_ name: String, at offset: Int) throws -> Failure {
    let names = try fields.all().map(\.name)
    let hint: Message =
      names.isEmpty
      ? "none is declared."
      : nearestWord(to: name, among: names).map { "did you mean “\($0)”?" }
        ?? "expected one of \(names.joined(separator: ", "))."
    return Failure(
      malformed: "There is no own field “\(name.prefix(40))” of these: \(hint)", at: offset)
  }

  private func unknownKey(_ name: String, at offset: Int) -> Failure {
    let hint: Message =
      nearestWord(to: name, among: QueryKey.names).map { "did you mean “\($0)”?" }
      ?? "expected one of \(QueryKey.names.joined(separator: ", "))."
    return Failure(
      malformed: "There is no key “\(name.prefix(40))”: \(hint) Words to look for can be put in "
        + "quotes.", at: offset)
  }

  /// What compares, and how many bytes it takes. `==` is Taskwarrior's.
  func comparison(at index: Int) -> (QueryOperator, Int)? {
    func text(_ count: Int) -> String {
      String(decoding: bytes[index..<min(index + count, bytes.count)], as: UTF8.self)
    }
    if text(3) == "!==" { return (.notEqual, 3) }
    if text(2) == "==" { return (.equal, 2) }
    for count in [2, 1] {
      if let comparison = QueryOperator(rawValue: text(count)) {
        return (comparison, comparison.rawValue.utf8.count)
      }
    }
    return nil
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// White space and control characters of ASCII.
  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  static func endsWord(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// Of the name of an own field.
  private static func isNameByte(_ byte: UInt8) -> Bool { isKeyByte(byte) || byte.isASCIIDigit }

  static func isKeyByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
