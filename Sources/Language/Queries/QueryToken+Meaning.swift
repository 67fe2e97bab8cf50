import Domain

extension QueryToken {
  /// The tokens of what is meant, in parentheses when they are several.
  static func of(_ meaning: String, offset: Int, text: String) throws -> [QueryToken] {
    var lexer = QueryLexer(meaning, fields: QueryFields { [] })
    let tokens = try lexer.tokens().dropLast().map { token in
      QueryToken(kind: token.kind.moved(to: offset), offset: offset, text: text)
    }
    if tokens.count < 2 { return tokens }
    return [QueryToken(kind: .open, offset: offset, text: text)] + tokens
      + [QueryToken(kind: .close, offset: offset, text: text)]
  }

  /// What is meant, as it is written among others.
  static func grouped(_ meaning: String) -> String {
    guard meaning.contains(" ") else { return meaning }
    // A blank in quotes joins no conditions.
    let parts = meaning.split(separator: "\"", omittingEmptySubsequences: false)
    let isSeveral = parts.enumerated().contains { $0.offset % 2 == 0 && $0.element.contains(" ") }
    return isSeveral ? "(\(meaning))" : meaning
  }
}

extension QueryToken.Kind {
  var isMinus: Bool { if case .minus = self { true } else { false } }

  /// Whether a condition that is no mere word ends with it.
  var endsCondition: Bool {
    switch self {
    case .close, .tag, .project, .priority, .favourite, .condition, .field, .pattern, .phrase: true
    default: false
    }
  }

  /// Whether a condition that is no mere word begins with it.
  var beginsCondition: Bool {
    switch self {
    case .open, .minus, .not, .tag, .project, .priority, .favourite, .condition, .field, .pattern,
      .phrase:
      true
    default: false
    }
  }

  /// The same with its value at another place.
  fileprivate func moved(to offset: Int) -> Self {
    switch self {
    case .condition(let key, let comparison, let value):
      .condition(key, comparison, value.moved(to: offset))
    case .pattern(let key, let place, let isNegated, let value):
      .pattern(key, place, isNegated: isNegated, value.moved(to: offset))
    default: self
    }
  }
}

extension QueryValue {
  init(_ text: String, offset: Int) {
    bytes = text.utf8.map { Byte(value: $0, offset: offset, isQuoted: false) }
    self.offset = offset
  }

  /// What was written so, at one place.
  init(written: String, offset: Int) {
    self.init(offset: offset)
    var isQuoted = false
    var isEscaped = false
    for byte in written.utf8 {
      if !isEscaped, byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        hasQuotes = true
      } else if !isEscaped, isQuoted, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(Byte(value: byte, offset: offset, isQuoted: isQuoted))
        isEscaped = false
      }
    }
  }

  fileprivate func moved(to offset: Int) -> QueryValue {
    var value = self
    value.offset = offset
    for index in value.bytes.indices { value.bytes[index].offset = offset }
    return value
  }

  /// As it is written in a query.
  var written: String {
    if hasQuotes, !bytes.contains(where: \.isQuoted) { return Self.inQuotes(text) }
    // Outside of quotes, an operator at the end would end the value.
    let end = (bytes.lastIndex { $0.isQuoted || !QueryLexer.isOperator($0.value) } ?? -1) + 1
    var result: [UInt8] = []
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      let needsQuotes = byte.isQuoted || index >= end
      if needsQuotes != isQuoted {
        result.append(UInt8(ascii: "\""))
        isQuoted = needsQuotes
      }
      if isQuoted, byte.value == UInt8(ascii: "\"") || byte.value == UInt8(ascii: "\\") {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte.value)
    }
    if isQuoted { result.append(UInt8(ascii: "\"")) }
    return String(decoding: result, as: UTF8.self)
  }

  /// A text in quotes where it needs them.
  static func quoted(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      $0 <= 0x20 || $0 == 0x7F || "()\"\\|&,".utf8.contains($0)
    }
    return needsQuotes ? inQuotes(text) : text
  }

  private static func inQuotes(_ text: String) -> String {
    var quoted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted.append("\\") }
      quoted.append(scalar)
    }
    return "\"" + String(quoted) + "\""
  }

  /// Whether a star outside of quotes stands for any letters.
  var isPattern: Bool { bytes.contains { !$0.isQuoted && $0.value == UInt8(ascii: "*") } }

  /// What `work*`, `*work` or `*work*` look for; nil with a star elsewhere, or none.
  var pattern: (TextPattern.Place, QueryValue)? {
    func isStar(_ byte: Byte?) -> Bool {
      byte.map { !$0.isQuoted && $0.value == UInt8(ascii: "*") } ?? false
    }
    guard isPattern else { return nil }
    var part = self
    let isOpenAtEnd = isStar(part.bytes.last)
    if isOpenAtEnd { part.bytes.removeLast() }
    let isOpenAtStart = isStar(part.bytes.first)
    if isOpenAtStart { part.bytes.removeFirst() }
    if part.isPattern { return nil }
    if part.bytes.isEmpty { part.hasQuotes = true }
    let place: TextPattern.Place =
      isOpenAtEnd ? (isOpenAtStart || part.bytes.isEmpty ? .anywhere : .start) : .end
    return (place, part)
  }
}

extension QueryKey {
  /// Whether its values are names, words or figures of a person.
  var isText: Bool {
    [.title, .notes, .text, .project, .id, .uid, .under, .urgency].contains(self)
  }

  /// Whether a word is a value in English already.
  static func isWord(_ text: String) -> Bool {
    ["yes", "no", "none", "any", "open", "completed", "done", "cancelled", "deleted", "trash"]
      .contains(text.lowercased())
  }
}
