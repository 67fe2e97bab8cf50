/// Text escaped for XML and HTML, between tags and in quoted attributes.
package enum MarkupText {
  /// ` class="note"`
  package static func attribute(_ name: StaticString, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }

  /// Every character that markup gives a meaning is written as a reference, and one that XML 1.0
  /// (section 2.2) does not allow as U+FFFD.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
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

  /// Whether a byte means nothing to markup, nor begins a character that XML does not allow.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"): false
    // U+FFFE and U+FFFF begin with the byte EF.
    case 0..<0x20, 0xEF: false
    default: true
    }
  }
}
