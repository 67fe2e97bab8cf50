/// Tags joined into one text, as stored in columns.
extension TagSet {
  /// U+001F, "unit separator": names hold no control characters, so that it can stand between them.
  package static let separator: Character = "\u{1F}"

  /// The names in such a text.
  package static func names(joined: String) -> [String] {
    joined.utf8.split(separator: 0x1F).map { String(Substring($0)) }
  }

  package var joined: String { names.joined(separator: String(Self.separator)) }

  /// - Throws: `invalid` for an invalid name, or for more than 100.
  package init(joined: String) throws {
    try self.init(Self.names(joined: joined))
  }
}

/// Texts without control characters joined into one text, as stored in columns.
extension [String] {
  var unitSeparated: String { joined(separator: String(TagSet.separator)) }

  init(unitSeparated text: String) {
    self = TagSet.names(joined: text)
  }
}
