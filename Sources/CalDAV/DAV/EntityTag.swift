import Domain

/// The name of a version, such as `"2f-5e"`: RFC 9110 section 8.8.3.
struct EntityTag {
  /// As it is kept: with quotation marks, which some servers leave out.
  let text: String

  private static let maximumLength = 1_024
  private static let mark = "taskcore-sha256-"

  /// Nil for what is none, of a header or a property.
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
  /// Whether it is not of the server.
  var isOfContent: Bool { text.hasPrefix(Self.mark) }
}
