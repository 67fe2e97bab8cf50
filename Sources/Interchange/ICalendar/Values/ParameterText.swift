/// A value of a parameter: in quotes where it has to be, and with carets for what quotes cannot hold
/// (RFC 6868).
enum ParameterText {
  static func text(_ value: String) -> String {
    var needsQuotes = value.isEmpty
    var text = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": text.append(contentsOf: "^^".unicodeScalars)
      case "\n": text.append(contentsOf: "^n".unicodeScalars)
      case "\"": text.append(contentsOf: "^'".unicodeScalars)
      case ",", ";", ":":
        needsQuotes = true
        text.append(scalar)
      // No other control character can stand in a line.
      case "\0"..."\u{8}", "\u{A}"..."\u{1F}", "\u{7F}": text.append(" ")
      default: text.append(scalar)
      }
    }
    return needsQuotes ? "\"\(String(text))\"" : String(text)
  }

  /// Takes the value at the beginning; a quote that is not closed reaches to the end.
  static func take(_ rest: inout Substring.UTF8View) -> String {
    let value: Substring.UTF8View
    if rest.first == UInt8(ascii: "\"") {
      rest = rest.dropFirst()
      value = rest.prefix { $0 != UInt8(ascii: "\"") }
      rest = rest.dropFirst(value.count + 1)
    } else {
      value = rest.prefix { byte in
        byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ":")
      }
      rest = rest.dropFirst(value.count)
    }
    return plain(String(Substring(value)))
  }

  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "^" {
        isEscaped = true
        continue
      }
      switch (isEscaped, scalar) {
      case (true, "^"): plain.append("^")
      case (true, "n"): plain.append("\n")
      case (true, "'"): plain.append("\"")
      case (true, _):
        plain.append("^")
        plain.append(scalar)
      case (false, _): plain.append(scalar)
      }
      isEscaped = false
    }
    if isEscaped { plain.append("^") }
    return String(plain)
  }
}
