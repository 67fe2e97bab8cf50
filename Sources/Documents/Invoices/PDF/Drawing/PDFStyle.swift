import CDocuments

/// Size, weight and colour of letters.
struct PDFStyle {
  var size: Double
  var isBold = false
  var colour = PDFColour.ink
  /// Between lines, beyond what the font asks for.
  var spacing = 1.0

  static let title = PDFStyle(size: 19, isBold: true)
  static let number = PDFStyle(size: 11)
  static let name = PDFStyle(size: 10, isBold: true)
  static let body = PDFStyle(size: 8.5, spacing: 1.5)
  static let strong = PDFStyle(size: 8.5, isBold: true)
  static let label = PDFStyle(size: 7, colour: .grey)
  static let remark = PDFStyle(size: 7, colour: .grey, spacing: 1.5)
  static let total = PDFStyle(size: 11, isBold: true)

  var values: documents_style {
    documents_style(size: size, is_bold: isBold ? 1 : 0, spacing: spacing)
  }
}
