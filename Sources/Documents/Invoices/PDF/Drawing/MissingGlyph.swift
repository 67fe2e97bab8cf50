import CDocuments
import Domain

extension PDFText {
  /// Why a text cannot be drawn: a file for archives must have a glyph for each of its characters.
  static func missingGlyph(of text: String, on canvas: PDFCanvas) -> Failure {
    guard let scalar = firstUnknown(of: text, on: canvas) else {
      return Failure(
        .unsupported, "No installed font has all characters of “\(text.prefix(80))”.")
    }
    let name = TextRule.name(scalar)
    guard scalar.isPrintable else {
      return Failure(
        .unsupported, "The character \(name) cannot be printed: take it out of the text.")
    }
    return Failure(
      .unsupported,
      "No installed font has the character “\(scalar)” (\(name)): install one that has it, such "
        + "as the Debian package \(package(for: scalar)).")
  }

  private static func firstUnknown(of text: String, on canvas: PDFCanvas) -> Unicode.Scalar? {
    var tried: Set<Unicode.Scalar> = []
    return text.unicodeScalars.first { scalar in
      tried.insert(scalar).inserted && isUnknown(scalar, on: canvas)
    }
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
