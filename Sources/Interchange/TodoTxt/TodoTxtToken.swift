import Domain

/// The meaning of a word in a line of todo.txt: `+Home`, `@phone`, `due:2026-12-24`.
enum TodoTxtToken: Equatable {
  case project(String)
  case tag(String)
  case due(CalendarDate)
  case start(CalendarDate)
  case uid(String)
  /// `A` to `Z`
  case priority(UInt8)
  /// Of a completed line: it was given up.
  case cancelled
  /// The value of an own field.
  case field(String, String)
  /// It says something to others, and is given back at the end of the line.
  case kept
  /// A part of the title.
  case title(String)

  init(_ word: String, fields: Set<String> = []) {
    self =
      Self.marked(word) ?? Self.pair(word) ?? Self.field(word, fields) ?? Self.escaped(word)
      ?? .title(word)
  }

  /// The word that says so.
  var text: String { text(fields: []) }

  func text(fields: Set<String>) -> String {
    switch self {
    case .project(let name): Self.text("+", name, else: "project")
    case .tag(let name): Self.text("@", name, else: "tag")
    case .due(let date): "due:\(date.text)"
    case .start(let date): "t:\(date.text)"
    case .uid(let uid): "uid:\(PercentText.text(uid))"
    case .priority(let letter): "pri:\(Unicode.Scalar(letter))"
    case .cancelled: "status:cancelled"
    case .field(let name, let value): "\(name):\(PercentText.text(value))"
    case .kept: ""
    case .title(let word): Self.titleText(word, fields)
    }
  }

  /// A name is written plainly unless it has blanks.
  private static func text(_ mark: String, _ name: String, else key: String) -> String {
    name.unicodeScalars.contains(where: TextRule.isSpace)
      ? "\(key):\(PercentText.text(name))" : mark + name
  }

  /// A word of a title that would say something else has its first character escaped.
  private static func titleText(_ word: String, _ fields: Set<String>) -> String {
    guard let first = word.utf8.first, TodoTxtToken(word, fields: fields) != .title(word) else {
      return word
    }
    return escaping(first, of: word)
  }

  /// `%40home` for the word `@home` of a title.
  static func escaping(_ first: UInt8, of word: String) -> String {
    String(decoding: PercentEncoding.escape(first) + word.utf8.dropFirst(), as: UTF8.self)
  }

  /// `(A)`
  static func letter(inParentheses word: String) -> UInt8? {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")") else {
      return nil
    }
    return letter(bytes[1...1])
  }

  private static func letter(_ bytes: some Collection<UInt8>) -> UInt8? {
    guard bytes.count == 1, let byte = bytes.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    else { return nil }
    return byte
  }

  private static func marked(_ word: String) -> TodoTxtToken? {
    let name = String(decoding: word.utf8.dropFirst(), as: UTF8.self)
    switch word.utf8.first {
    case UInt8(ascii: "+"): return exact(name, ProjectPath.rule(for: name)).map { .project($0) }
    case UInt8(ascii: "@"): return exact(name, TextRule.tagName).map { .tag($0) }
    default: return nil
    }
  }

  private static func pair(_ word: String) -> TodoTxtToken? {
    guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = String(decoding: word.utf8[colon...].dropFirst(), as: UTF8.self)
    switch String(decoding: word.utf8[..<colon], as: UTF8.self) {
    case "due": return CalendarDate(text: value).map { .due($0) }
    case "t": return CalendarDate(text: value).map { .start($0) }
    case "pri": return letter(value.utf8).map { .priority($0) }
    case "uid": return exact(PercentText.plain(value), TextRule.uid).map { .uid($0) }
    case "project":
      let name = PercentText.plain(value)
      return exact(name, ProjectPath.rule(for: name)).map { .project($0) }
    case "tag": return exact(PercentText.plain(value), TextRule.tagName).map { .tag($0) }
    case "status": return value == "cancelled" ? .cancelled : nil
    case "rec": return value.isEmpty ? nil : .kept
    default: return nil
    }
  }

  /// `effort:3`
  private static func field(_ word: String, _ fields: Set<String>) -> TodoTxtToken? {
    guard let colon = word.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(decoding: word.utf8[..<colon], as: UTF8.self)
    let value = PercentText.plain(String(decoding: word.utf8[colon...].dropFirst(), as: UTF8.self))
    guard fields.contains(name), !value.isEmpty else { return nil }
    return .field(name, value)
  }

  private static func escaped(_ word: String) -> TodoTxtToken? {
    let bytes = Array(word.utf8)
    guard let first = PercentEncoding.escapedByte(bytes[...]), (0x21...0x7E).contains(first) else {
      return nil
    }
    return .title(String(decoding: [first] + bytes.dropFirst(3), as: UTF8.self))
  }

  /// A name that is one as it stands.
  private static func exact(_ name: String, _ rule: TextRule) -> String? {
    guard let line = try? rule.line(name), ExactText(line) == ExactText(name) else { return nil }
    return line
  }
}
