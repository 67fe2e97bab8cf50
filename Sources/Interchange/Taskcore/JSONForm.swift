import Domain

/// The word that files have for a number.
typealias CodeWord = (code: Int64, text: String)

/// The JSON form of a value of the change log.
enum JSONForm: Sendable {
  /// A number or a text.
  case plain
  /// Milliseconds as a text such as 2026-12-24T16:00:00.000Z.
  case instant
  /// 1 and 0 as true and false.
  case flag
  /// A number as a word.
  case word([CodeWord])
  /// A text with a separator as an array.
  case list(Character)
  /// Reminders as an array.
  case reminders
  /// A text that is a JSON object.
  case object
  /// Links as an array of objects.
  case links
  /// Values of own fields as an object.
  case fieldValues

  /// The words of 1, 2, 3 and so on: `work short_break long_break`.
  static func words(_ words: String) -> JSONForm {
    .word(words.split(separator: " ").enumerated().map { (Int64($0 + 1), String($1)) })
  }

  /// The value that was written as this.
  ///
  /// - Throws: `malformed` for what it cannot be.
  func value(of json: JSONValue) throws -> LogValue {
    switch self {
    case .plain:
      if case .number = json { return try .integer(json.integer(in: .min ... .max)) }
      return try .text(json.string())
    case .instant: return try .integer(json.instant().milliseconds)
    case .flag: return try .integer(json.bool() ? 1 : 0)
    case .word(let words): return try .integer(Self.code(of: json.string(), in: words))
    case .list(let separator): return try Self.joined(json.strings(), by: separator)
    case .reminders: return try Self.joined(json.strings(), by: " ")
    case .object: return try .text(json.keptText())
    case .links: return try json.links().column.map { .text($0) } ?? .null
    case .fieldValues: return try json.fieldValues().column.map { .text($0) } ?? .null
    }
  }

  private static func code(of text: String, in words: [CodeWord]) throws -> Int64 {
    guard let word = words.first(where: { $0.text == text }) else {
      let known = words.map(\.text).joined(separator: ", ")
      throw Failure(.malformed, "“\(text.prefix(40))” has no meaning here: \(known) have.")
    }
    return word.code
  }

  private static func joined(_ texts: [String], by separator: Character) throws -> LogValue {
    guard !texts.contains(where: { $0.contains(separator) || $0.isEmpty }) else {
      throw Failure(.malformed, "One of these texts is empty or has a separator in it.")
    }
    return texts.isEmpty ? .null : .text(texts.joined(separator: String(separator)))
  }
}

extension JSONWriter {
  /// Writes a value in its form; one that is null is left out.
  mutating func member(_ name: String, _ value: LogValue, as form: JSONForm) throws {
    switch (form, value) {
    case (_, .null): break
    case (.flag, .integer(let number)): member(name, ifTrue: number == 1)
    case (.instant, .integer): member(name, ifAny: value.instant?.text)
    case (.word(let words), .integer(let code)):
      member(name, words.first { $0.code == code }?.text ?? "\(code)")
    case (.list(let separator), .text(let text)):
      member(name, text.split(separator: separator).map(String.init))
    case (.reminders, .text(let text)):
      member(name, text.split(separator: " ").map(String.init))
    case (.object, .text(let text)): try member(name, kept: text)
    case (.links, .text(let text)): member(name, links: try [Link](text: text))
    case (.fieldValues, .text(let text)):
      member(name, fieldValues: try FieldValues(text: text))
    case (_, .integer(let number)): member(name, number)
    case (_, .text(let text)): member(name, text)
    }
  }
}
