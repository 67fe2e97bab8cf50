/// Text as it may stand in XML and HTML, between tags and in quoted attributes.
package enum MarkupText {
  /// ` class="note"`
  package static func attribute(_ name: StaticString, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }

  /// Every character that markup gives a meaning is written as a reference, and one that XML 1.0
  /// (section 2.2) does not allow as U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
