import Domain
import Localization

/// Taskwarrior's modifiers between a key and its value: `due.before:friday`, `title.has:milk`.
enum QueryModifier {
  case comparison(QueryOperator)
  /// A value, or none.
  case presence(String)
  case place(TextPattern.Place, isNegated: Bool)

  static let all: [String: QueryModifier] = [
    "before": .comparison(.less), "under": .comparison(.less), "below": .comparison(.less),
    "after": .comparison(.greater), "over": .comparison(.greater), "above": .comparison(.greater),
    "by": .comparison(.lessOrEqual), "is": .comparison(.equal), "equals": .comparison(.equal),
    "isnt": .comparison(.notEqual), "not": .comparison(.notEqual),
    "any": .presence("any"), "none": .presence("none"),
    "has": .place(.anywhere, isNegated: false), "contains": .place(.anywhere, isNegated: false),
    "hasnt": .place(.anywhere, isNegated: true), "word": .place(.word, isNegated: false),
    "noword": .place(.word, isNegated: true), "startswith": .place(.start, isNegated: false),
    "left": .place(.start, isNegated: false), "endswith": .place(.end, isNegated: false),
    "right": .place(.end, isNegated: false),
  ]
}

extension QueryKey {
  /// The texts that parts of words are looked for in; none of what is no text.
  var patternFields: [TextPattern.Field] {
    switch self {
    case .title: [.title]
    case .notes: [.notes]
    case .text: [.title, .notes, .tag]
    case .tag: [.tag]
    case .project: [.project]
    case .section: [.section]
    default: []
    }
  }
}

extension QueryLexer {
  /// `due.before:friday`, when the name is followed by a point and letters.
  mutating func modified(_ name: String, endingAt nameEnd: Int) throws -> QueryToken.Kind? {
    guard nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ".") else { return nil }
    var end = nameEnd + 1
    while end < bytes.count, Self.isKeyByte(bytes[end]) { end += 1 }
    let word = String(decoding: bytes[(nameEnd + 1)..<end], as: UTF8.self).lowercased()
    let start = position
    guard !word.isEmpty, end < bytes.count,
      bytes[end] == UInt8(ascii: ":") || bytes[end] == UInt8(ascii: "="),
      let key = key(named: name, at: start)
    else { return nil }
    guard let modifier = QueryModifier.all[word] else {
      let known = QueryModifier.all.keys.sorted()
      let refusal: Message =
        "There is no “.\(word.prefix(40))”: expected one of \(known.joined(separator: ", "))"
      let nearest = nearestWord(to: word, among: known)
      throw Failure(
        malformed: nearest.map { "\(refusal); did you mean “\($0)”?" } ?? "\(refusal).", at: nameEnd
      )
    }
    position = end + 1
    switch modifier {
    case .presence(let word): return try presence(key, word, from: start)
    case .comparison(let comparison): return try compared(key, comparison, from: start)
    case .place(let place, let isNegated):
      try requireText(key, at: nameEnd)
      let value = try neededValue(try value(), after: text(from: start))
      return .pattern(key, place, isNegated: isNegated, value)
    }
  }

  private func presence(
    _ key: QueryKey, _ word: String, from start: Int
  ) throws -> QueryToken.Kind {
    if let byte = current, !Self.endsWord(byte) {
      throw Failure(
        malformed:
          "Nothing stands behind “\(text(from: start))”: it asks whether there is a value.",
        at: position)
    }
    switch key {
    case .project:
      // All others have one.
      let value = QueryValue(Project.inboxName, offset: start)
      return .condition(.project, word == "none" ? .colon : .notEqual, value)
    case .notes, .repeats:
      let isThere = word == "any"
      let value = QueryValue(key == .notes ? "notes" : "repeat", offset: start)
      return .condition(.has, isThere ? .colon : .notEqual, value)
    case .priority:
      return .condition(
        key, word == "none" ? .colon : .notEqual, QueryValue("none", offset: start))
    default:
      let hasPresence =
        key.time != nil || key.number != nil || [.tag, .section, .parent].contains(key)
      guard hasPresence else {
        throw Failure(malformed: "Every task has a value of “\(key.rawValue)”.", at: start)
      }
      return .condition(key, .colon, QueryValue(word, offset: start))
    }
  }

  private mutating func compared(
    _ key: QueryKey, _ comparison: QueryOperator, from start: Int
  ) throws -> QueryToken.Kind {
    guard key.takes(comparison) else {
      throw Failure(
        malformed: "“\(key.rawValue)” is followed by \(key.operators), not by "
          + "“\(comparison.rawValue)”, which “\(text(from: start).prefix(40))” is.", at: start)
    }
    let value = try neededValue(try value(), after: text(from: start))
    if !comparison.isOrder, [.title, .notes, .project].contains(key) {
      return .pattern(key, .whole, isNegated: comparison == .notEqual, value)
    }
    return .condition(key, comparison, translated(value, of: key))
  }

  private func requireText(_ key: QueryKey, at offset: Int) throws {
    guard key.patternFields.isEmpty else { return }
    throw Failure(
      malformed:
        "“\(key.rawValue)” is no text: parts of words are looked for in title, notes, text, "
        + "tag, project and section.", at: offset)
  }
}
