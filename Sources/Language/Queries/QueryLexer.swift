import Domain
import Localization

/// Cuts a query into its pieces.
struct QueryLexer {
  private let bytes: [UInt8]
  private let fields: QueryFields
  /// Whether there are no other keys than the names of own fields.
  private let hasFieldsOnly: Bool
  private var position = 0

  init(_ text: String, fields: QueryFields, only hasFieldsOnly: Bool = false) {
    bytes = Array(text.utf8)
    self.fields = fields
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
    let value = try value()
    if value.bytes.isEmpty, !value.hasQuotes {
      throw Failure(
        malformed: "A value is expected directly after “\(name)\(comparison.rawValue)”.",
        at: value.offset)
    }
    return .field(field, comparison, value)
  }

  /// The comparison that follows a name, and how many bytes it takes: also `.before:` and `.after:`.
  private func fieldComparison(at index: Int) -> (QueryOperator, Int)? {
    if let comparison = comparison(at: index) {
      return (comparison, comparison.rawValue.utf8.count)
    }
    for (word, comparison) in [(".before:", QueryOperator.less), (".after:", .greater)]
    where bytes[index...].starts(with: word.utf8) {
      return (comparison, word.utf8.count)
    }
    return nil
  }

  /// `due<=today`; nil when there is no key.
  private mutating func condition() throws -> QueryToken.Kind? {
    let start = position
    var end = start
    while end < bytes.count, Self.isKeyByte(bytes[end]) { end += 1 }
    guard end > start, let comparison = comparison(at: end) else { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if hasFieldsOnly { throw try unknownField(name, at: start) }
    guard let key = QueryKey(named: name) else { throw unknownKey(name, at: start) }
    guard key.takes(comparison) else {
      throw Failure(
        malformed: "“\(key.rawValue)” is followed by \(key.operators), "
          + "not by “\(comparison.rawValue)”.", at: end)
    }
    position = end + comparison.rawValue.utf8.count
    let value = try value()
    if value.bytes.isEmpty, !value.hasQuotes {
      throw Failure(
        malformed: "A value is expected directly after “\(name)\(comparison.rawValue)”.",
        at: value.offset)
    }
    return .condition(key, comparison, value)
  }

  private mutating func word() -> QueryToken.Kind {
    let start = position
    while let byte = current, !Self.endsWord(byte), byte != UInt8(ascii: "\"") { position += 1 }
    let word = text(from: start)
    switch word.lowercased() {
    case "and": return .and
    case "or": return .or
    case "not": return .not
    case "*": return .favourite
    default: return .word(word)
    }
  }

  /// Passes over a sign that has to stand directly before something.
  private mutating func skipSign(_ expected: Message) throws {
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
  private mutating func value(isPhrase: Bool = false) throws -> QueryValue {
    var value = QueryValue(offset: position)
    var openQuote: Int?
    while let byte = current, openQuote != nil || !Self.endsWord(byte) {
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
    let hint =
      names.isEmpty
      ? "none is declared."
      : nearestWord(to: name, among: names).map { "did you mean “\($0)”?" }
        ?? "expected one of \(names.joined(separator: ", "))."
    return Failure(
      malformed: "There is no own field “\(name.prefix(40))” of these: \(hint)", at: offset)
  }

  private func unknownKey(_ name: String, at offset: Int) -> Failure {
    let hint =
      nearestWord(to: name, among: QueryKey.names).map { "did you mean “\($0)”?" }
      ?? "expected one of \(QueryKey.names.joined(separator: ", "))."
    return Failure(
      malformed: "There is no key “\(name.prefix(40))”: \(hint) Words to look for can be put in "
        + "quotes.", at: offset)
  }

  private func comparison(at index: Int) -> QueryOperator? {
    let two = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
    return QueryOperator(rawValue: two) ?? two.first.flatMap { QueryOperator(rawValue: "\($0)") }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// White space and control characters of ASCII.
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }

  /// Of the name of an own field.
  private static func isNameByte(_ byte: UInt8) -> Bool { isKeyByte(byte) || byte.isASCIIDigit }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }
}
