import Domain

/// The identifier of a resource's version, such as `"2f-5e"`: RFC 9110 section 8.8.3.
struct EntityTag {
  /// As it is kept: with quotation marks, which some servers leave out.
  let text: String

  private static let maximumLength = 1_024
  private static let mark = "taskcore-sha256-"
  /// What is longer is a time, or made by chance.
  private static let longestCount = 8

  /// Nil for invalid input, of a header or a property.
  init?(_ text: String?) {
    guard let text = text.map(TextRule.trimmed), !text.isEmpty,
      text.utf8.count <= Self.maximumLength,
      !text.unicodeScalars.contains(where: TextRule.endsOrHidesText)
    else { return nil }
    let isWhole =
      text.hasPrefix("W/") || text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    self.text = isWhole ? text : "\"\(text)\""
  }

  /// For what a server gives none: it follows from what there is.
  init(of content: [UInt8]) {
    text = Self.mark + SHA256.digest(content).hexadecimal
  }

  /// As it was kept.
  init(kept text: String) { self.text = text }

  /// Whether a server takes it for a condition. It never does so with a weak one, `W/"2f-5e"`.
  var isStrong: Bool { text.hasPrefix("\"") }
  /// Whether it counts the changes of an item, such as SOGo's `"gcs00000002"`: one that is made anew at the same place
  /// counts from the beginning, and has it again with something else in it.
  var isCount: Bool {
    guard isStrong else { return false }
    let digits = text.utf8.dropFirst().dropLast()
      .drop { $0.isASCIILetterOrDigit && !$0.isASCIIDigit }
    return (1...Self.longestCount).contains(digits.count) && digits.allSatisfy(\.isASCIIDigit)
  }
  /// Whether it is not of the server.
  var isOfContent: Bool { text.hasPrefix(Self.mark) }
}
