import Domain

/// A value of type TEXT (RFC 5545 section 3.3.11): `Milk\, eggs\nand bread`.
enum ICalendarText {
  static func text(_ plain: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": text.append(contentsOf: "\\\\".unicodeScalars)
      case ";": text.append(contentsOf: "\\;".unicodeScalars)
      case ",": text.append(contentsOf: "\\,".unicodeScalars)
      case "\n": text.append(contentsOf: "\\n".unicodeScalars)
      case _ where isUnwritable(scalar): break
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// Whether a line cannot hold it, even with an escape.
  static func isUnwritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" && scalar != "\n" || scalar.value == 0x7F
  }

  /// Reads ``text(_:)``.
  static func plain(_ text: some StringProtocol) -> String {
    list(text, separator: nil).first ?? ""
  }

  /// Reads several texts with commas between.
  static func list(_ text: some StringProtocol) -> [String] { list(text, separator: ",") }

  private static func list(
    _ text: some StringProtocol, separator: Unicode.Scalar?
  ) -> [String] {
    var texts: [String] = []
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        switch scalar {
        case "n", "N": plain.append("\n")
        default: plain.append(scalar)
        }
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        texts.append(String(plain))
        plain = String.UnicodeScalarView()
      } else {
        plain.append(scalar)
      }
    }
    if isEscaped { plain.append("\\") }
    texts.append(String(plain))
    return texts
  }
}
