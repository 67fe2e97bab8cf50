extension StringProtocol {
  /// How messages quote what was typed: `“text”`; only the beginning of a long one.
  var quoted: String {
    let maximum = 40
    // Characters have no greatest length, their scalars do.
    let beginning = String(String.UnicodeScalarView(unicodeScalars.prefix(maximum)))
    let isWhole = beginning.utf8.count == utf8.count
    return "“\(beginning)\(isWhole ? "" : "…")”"
  }
}
