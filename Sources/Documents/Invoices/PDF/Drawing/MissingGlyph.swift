import Domain
import Localization

/// A character without a glyph in any installed font. An archive file needs a glyph for each character, so it
/// is substituted.
enum MissingGlyph {
  /// What is drawn instead, the first that a font has.
  static let replacements: [Unicode.Scalar] = ["\u{FFFD}", "?"]

  static func warning(about scalar: Unicode.Scalar) -> Message {
    "No installed font has the character “\(scalar)” (\(TextRule.name(scalar))), so � is printed: install one that "
      + "has it, such as the Debian package \(package(for: scalar))."
  }

  private static func package(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0000...0x06FF: "fonts-dejavu-core"
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    case 0x1F000...0x1FAFF: "fonts-symbola"
    default: "fonts-noto-core"
    }
  }
}

extension PDFCanvas {
  /// The text without characters that no font has, and each of those as one that a font has.
  func printable(_ text: String) -> String {
    guard let replacement = MissingGlyph.replacements.first(where: { !isUnknown($0) }) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnknown(scalar) ? replacement : scalar) }
    return String(result)
  }
}
