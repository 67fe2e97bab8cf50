import CDocuments

/// Size, weight and colour of letters.
struct PDFStyle: Hashable {
  var size: Double
  var isBold = false
  var isHeading = false
  var colour = PDFColour.ink
  /// Between lines, beyond what the font asks for.
  var spacing = 1.0

  static let title = PDFStyle(size: 19, isBold: true, isHeading: true, colour: .accent)
  static let number = PDFStyle(size: 11, isHeading: true)
  static let name = PDFStyle(size: 10, isBold: true)
  static let body = PDFStyle(size: 8.5, spacing: 1.5)
  static let strong = PDFStyle(size: 8.5, isBold: true)
  static let heading = PDFStyle(size: 8.5, isBold: true, isHeading: true, colour: .accent)
  static let label = PDFStyle(size: 7, colour: .quiet)
  static let remark = PDFStyle(size: 7, colour: .quiet, spacing: 1.5)
  static let total = PDFStyle(size: 11, isBold: true, isHeading: true)
  /// Of the word behind a draft, which is made as large as the page allows.
  static let watermark = PDFStyle(size: 100, isBold: true, isHeading: true, colour: .watermark)

  func values(scaledBy scale: Double) -> documents_style {
    documents_style(
      size: size * scale, is_bold: isBold ? 1 : 0, is_heading: isHeading ? 1 : 0, spacing: spacing)
  }

  func inColour(_ colour: PDFColour) -> PDFStyle {
    var style = self
    style.colour = colour
    return style
  }
}
