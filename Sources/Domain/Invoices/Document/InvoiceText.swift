import Localization

/// The rule for texts on invoices: valid in XML 1.0, on paper and in an e-mail header.
enum InvoiceText {
  /// A text of one line, without white space around it; empty for none.
  ///
  /// - Throws: `invalid` when it is too long, more than one line, or holds what XML cannot.
  static func line(
    _ text: String, what: Message = "The text", field: String, maximum: Int = 200
  ) throws -> String {
    if text.isEmpty { return "" }
    let line = try TextRule(what: what, field: field, maximum: maximum).line(text)
    try refuseNoncharacters(line, what: what, field: field)
    return line
  }

  /// A text of several lines, each ended by a line feed; empty for none.
  ///
  /// - Throws: `invalid` when it is too long, or holds what XML cannot.
  static func lines(
    _ text: String, what: Message = "The text", field: String, maximum: Int = 10_000
  ) throws -> String {
    if text.utf8.count > maximum, text.unicodeScalars.count > maximum {
      throw Failure(.invalid, "\(what) has at most \(maximum) characters.", field: field)
    }
    var lines = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar != "\n" || !wasReturn { lines.append(scalar == "\r" ? "\n" : scalar) }
      wasReturn = scalar == "\r"
    }
    let trimmed = TextRule.trimmed(String(lines))
    for scalar in trimmed.unicodeScalars where scalar != "\n" && scalar != "\t" {
      if (0...0x1F).contains(scalar.value) || (0x7F...0x9F).contains(scalar.value) {
        throw Failure(
          .invalid, "\(what) must not hold control characters but line ends and tabs.", field: field
        )
      }
    }
    try refuseNoncharacters(trimmed, what: what, field: field)
    return trimmed
  }

  /// A text that has to be given.
  ///
  /// - Throws: `invalid` for an empty one.
  static func given(_ text: String, what: Message, field: String) throws -> String {
    if text.isEmpty { throw Failure(.invalid, "\(what) must not be empty.", field: field) }
    return text
  }

  private static func refuseNoncharacters(_ text: String, what: Message, field: String) throws {
    if text.unicodeScalars.contains(where: { $0.value == 0xFFFE || $0.value == 0xFFFF }) {
      throw Failure(
        .invalid, "\(what) must not hold U+FFFE and U+FFFF, which no XML file may have.",
        field: field)
    }
  }
}
