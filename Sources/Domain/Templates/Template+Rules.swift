extension Template {
  /// In bytes of UTF-8.
  package static let maximumContentLength = 16_777_216

  /// - Throws: `invalid` for a name that is empty, over 200 characters or more than one line.
  package mutating func setName(_ text: String) throws {
    name = try TextRule.templateName.line(text)
  }

  /// What it says is read only where it is used.
  ///
  /// - Throws: `invalid` for one that is too long or holds U+0000.
  package mutating func setContent(_ text: String) throws {
    let bytes = text.utf8
    guard bytes.count <= Self.maximumContentLength else {
      throw Failure(
        .invalid,
        "The content of a template has at most \(Self.maximumContentLength) bytes; this one has "
          + "\(bytes.count).", field: "content")
    }
    if bytes.contains(0) {
      throw Failure(
        .invalid, "The content of a template must not hold U+0000.", field: "content")
    }
    content = text
  }

  package mutating func setContent(_ content: TemplateContent) throws {
    try setContent(content.text)
  }
}

extension TextRule {
  package static let templateName = TextRule(
    what: "A template's name", field: "name", maximum: 200)
}
