/// Tags as one text, as columns have them.
extension TagSet {
  /// U+001F, "unit separator": names hold no control characters, so that it can stand between them.
  package static let separator: Character = "\u{1F}"

  package var joined: String { names.joined(separator: String(Self.separator)) }

  /// - Throws: `invalid` for a name that is none, or for more than 100.
  package init(joined: String) throws {
    try self.init(joined.split(separator: Self.separator).map(String.init))
  }
}
