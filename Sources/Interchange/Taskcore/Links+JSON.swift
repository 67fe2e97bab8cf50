import Domain

/// Links as an array of objects: `[{"url":"https://example.org","title":"Plan","media_type":"text/html"}]`.
extension JSONWriter {
  mutating func member(_ name: String, links: [Link]) {
    if links.isEmpty { return }
    self.name(name)
    value(links.value)
  }
}

extension Link {
  static let memberNames = ["url", "title", "media_type"]
}

extension [Link] {
  var value: JSONValue {
    .array(
      map { link in
        .object(
          [("url", link.url), ("title", link.title), ("media_type", link.mediaType)]
            .filter { !$0.1.isEmpty }.map { JSONValue.Member($0.0, .string($0.1)) })
      })
  }

  /// As a format has them that has only texts; empty for none.
  var json: String { isEmpty ? "" : value.text }

  /// Reads ``json``.
  ///
  /// - Throws: `malformed` for a text that is not such an array, `invalid` for a bad address, title or media type.
  init(json text: String) throws { self = try JSONValue(text: text).links() }
}

extension JSONValue {
  func links() throws -> [Link] {
    try array().map { value in
      var texts: [String: String] = [:]
      for member in try value.object() {
        guard Link.memberNames.contains(member.name) else {
          throw Failure(
            .malformed,
            "“\(member.name.prefix(40))” is no member of a link: url, title and "
              + "media_type are.")
        }
        texts[member.name] = try member.value.string()
      }
      guard let url = texts["url"] else {
        throw Failure(.malformed, "A link needs a url.")
      }
      return try Link(url, title: texts["title"] ?? "", mediaType: texts["media_type"] ?? "")
    }
  }
}
