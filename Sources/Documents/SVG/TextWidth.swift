/// Estimates the width of text from the metrics of DejaVu Sans, a wide font, since no font is available.
enum TextWidth {
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size
  }

  /// The text, or as much of its beginning as fits with an ellipsis behind it.
  static func shortened(_ text: String, to width: Double, size: Double) -> String {
    guard of(text, size: size) > width else { return text }
    let room = width - of("…", size: size)
    guard room >= 0 else { return "" }
    var shortened = ""
    var used = 0.0
    for character in text {
      used += of(String(character), size: size)
      guard used <= room else { break }
      shortened.append(character)
    }
    while shortened.last?.isWhitespace == true { shortened.removeLast() }
    return shortened + "…"
  }

  /// The text in lines that fit, broken at its spaces; the last one of `limit` is shortened.
  static func lines(_ text: String, width: Double, size: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last {
        let joined = "\(last) \(word)"
        if lines.count == limit || of(joined, size: size) <= width {
          lines[lines.count - 1] = joined
          continue
        }
      }
      lines.append(String(word))
    }
    return lines.map { shortened($0, to: width, size: size) }
  }

  /// In parts of the font's size.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case " ", "i", "j", "l", "I", "|", "'", ".", ",", ":", ";", "!": 0.33
    case "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.42
    case "m", "w", "M", "W", "@", "%", "&", "…": 1
    case "A"..."Z": 0.72
    case "\u{20}"..."\u{24F}": 0.64
    case _ where scalar.properties.generalCategory == .nonspacingMark: 0
    case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{2069}": 0
    case "\u{250}"..."\u{10FF}": 0.72
    case "\u{1F000}"...: 1.4
    default: 1.05
    }
  }
}
