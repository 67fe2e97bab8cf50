/// The places of arguments in the text of a message: `{0}`, and `{{` for a brace of its own.
enum MessageFormat {
  static func escaped(_ literal: String) -> String {
    guard literal.utf8.contains(where: { $0 == brace || $0 == closing }) else { return literal }
    var text = ""
    for character in literal.unicodeScalars {
      text.unicodeScalars.append(character)
      if character == "{" || character == "}" { text.unicodeScalars.append(character) }
    }
    return text
  }

  /// The same text, whose first argument is one that stands further behind.
  static func renumbered(_ format: String, by offset: Int) -> String {
    offset == 0
      ? format : replacing(format, literal: escaped) { "{\($0 + offset)}" }
  }

  static func filled(_ format: String, _ argument: (Int) -> String) -> String {
    guard format.utf8.contains(where: { $0 == brace || $0 == closing }) else { return format }
    return replacing(format, literal: { $0 }, argument)
  }

  private static let brace = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")

  private static func replacing(
    _ format: String, literal: (String) -> String, _ argument: (Int) -> String
  ) -> String {
    var result = ""
    var rest = Substring(format)
    while let first = rest.utf8.first {
      if first == brace, let end = rest.utf8.firstIndex(of: closing),
        let number = Int(rest[rest.utf8.index(after: rest.startIndex)..<end])
      {
        result += argument(number)
        rest = rest[rest.utf8.index(after: end)...]
      } else if first == brace || first == closing {
        result += literal(String(rest.removeFirst()))
        if rest.utf8.first == first { rest.removeFirst() }
      } else {
        let end =
          rest.utf8.firstIndex { $0 == brace || $0 == closing } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
      }
    }
    return result
  }
}
