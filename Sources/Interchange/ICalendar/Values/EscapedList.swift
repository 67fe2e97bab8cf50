import Domain

/// A rule or a list in a property of ours, in which ; and , become %3B and %2C: servers that know nothing of the
/// property take it for a text, and SOGo escapes them in it and takes the quotes from a parameter.
enum EscapedList {
  static func text(_ plain: String) -> String { PercentEncoding.text(plain, keeping: "=+") }

  /// Reads ``text(_:)``; what is no such text is taken as it is.
  static func plain(_ text: String) -> String { PercentText.plain(text) }
}
