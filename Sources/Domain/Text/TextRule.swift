import Localization

/// A rule for a text: that of a title is `TextRule(what: "A title", field: "title", maximum: 1_000)`.
package struct TextRule: Sendable {
  /// The beginning of a sentence about it.
  let what: Message
  package let field: String
  /// In characters (Unicode code points).
  package let maximum: Int

  package static let title = TextRule(what: "A title", field: "title", maximum: 1_000)
  package static let projectName = TextRule(
    what: "A project's name", field: "name", maximum: 200)
  /// Of as many names as there may be one below the other, with dots between.
  package static let projectPath = TextRule(
    what: "A project's name", field: "name", maximum: 2_009)
  package static let tagName = TextRule(what: "A tag", field: "tags", maximum: 100)
  package static let description = TextRule(
    what: "A description", field: "description", maximum: 1_000)
  package static let icon = TextRule(what: "An icon", field: "icon", maximum: 64)
  package static let filterName = TextRule(what: "A filter's name", field: "name", maximum: 200)
  package static let filterQuery = TextRule(
    what: "A filter's query", field: "query", maximum: 1_000)
  package static let deviceName = TextRule(
    what: "A device's name", field: "device_name", maximum: 100)
  package static let remoteName = TextRule(
    what: "The name of a remote", field: "name", maximum: 100)
  package static let uid = TextRule(what: "A uid", field: "uid", maximum: 255)

  /// The text without white space around it.
  ///
  /// - Throws: `invalid` when nothing is then to be seen, or when it is too long or more than one
  ///   line.
  package func line(_ text: String) throws -> String {
    if isPlain(text) { return text }
    let line = Self.trimmed(text)
    if line.isEmpty {
      throw Failure(.invalid, "\(what) must not be empty.", field: field)
    }
    if line.unicodeScalars.allSatisfy(Self.isInvisible) {
      throw Failure(
        .invalid, "\(what) must not be empty; this one has only invisible characters.",
        field: field)
    }
    // A character takes at least one byte, so a short text needs no counting.
    if line.utf8.count > maximum {
      let count = line.unicodeScalars.count
      if count > maximum {
        throw Failure(
          .invalid, "\(what) has at most \(maximum) characters; this one has \(count).",
          field: field)
      }
    }
    if let control = line.unicodeScalars.first(where: Self.endsOrHidesText) {
      throw Failure(
        .invalid,
        "\(what) is one line without control characters; this one has \(Self.name(control)).",
        field: field)
    }
    return line
  }

  /// The same of a text that may have several lines, with each as it is but for white space around it.
  ///
  /// - Throws: `invalid` when nothing is then to be seen, or when it is too long or has other control characters.
  package func lines(_ text: String) throws -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return try line(text) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { Self.trimmed(String($0)) }
    // All but its line breaks is checked as one line, of the same length.
    _ = try line(Self.trimmed(lines.joined(separator: " ")))
    return Self.trimmed(lines.joined(separator: "\n"))
  }

  /// Whether it is such a line as most are, of ASCII, about which no table has to be asked.
  private func isPlain(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    let plain = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last, first != space, last != space else {
        return false
      }
      return bytes.count <= maximum && bytes.allSatisfy { $0 >= space && $0 < 0x7F }
    }
    return plain ?? false
  }

  /// In bytes of UTF-8.
  package static let maximumNotesLength = 65_536

  /// Notes may have several lines, and are at most 65,536 bytes of UTF-8.
  ///
  /// - Throws: `invalid` when they are longer or hold U+0000.
  package static func notes(_ text: String) throws -> String {
    if text.utf8.count > maximumNotesLength {
      throw Failure(
        .invalid, "Notes have at most \(maximumNotesLength) bytes; these have \(text.utf8.count).",
        field: "notes")
    }
    if text.utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? text.utf8.contains(0) {
      throw Failure(.invalid, "Notes must not hold U+0000.", field: "notes")
    }
    return text
  }

  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, isSpace(first) || isSpace(last)
    else { return text }
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[start...end])
  }

  /// Of most characters, no table has to be asked.
  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Whether nothing shows where it stands, such as U+200B and U+FEFF.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    isSpace(scalar) || scalar.value >= 0x80 && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether it is a control character or separates lines.
  package static func endsOrHidesText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Such as U+000A.
  package static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// The texts of an e-mail message. Each is one line without control characters, so that none can inject a
/// header.
extension TextRule {
  package static let mailSubject = TextRule(
    what: "A subject", field: "subject", maximum: 1_000)
  package static let mailName = TextRule(
    what: "The name before an e-mail address", field: "name", maximum: 200)
  package static let attachmentName = TextRule(
    what: "The name of an attachment", field: "attachment", maximum: 200)
}
