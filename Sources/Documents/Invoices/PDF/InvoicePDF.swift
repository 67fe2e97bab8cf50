package import Domain
package import Localization
package import ViewModels

/// An invoice or a credit note as a file of PDF/A-3 that carries its data (Factur-X):
/// `try InvoicePDF(document, paper: .a4, in: locale).bytes(embedding: xml, at: issued)`.
package struct InvoicePDF {
  /// The raw values are those of the C API.
  package enum Paper: Int32, CaseIterable, Sendable {
    case a4 = 1
    case letter = 2

    /// In points of 1/72 inch.
    var size: (width: Double, height: Double) {
      switch self {
      case .a4: (595.276, 841.89)
      case .letter: (612, 792)
      }
    }
  }

  /// The name that Factur-X gives the data.
  package static let attachmentName = "factur-x.xml"

  package let document: InvoiceDocument
  package let paper: Paper
  package let wording: InvoiceWording

  /// `locale` is what it is printed in: ``InvoiceLanguage``.
  package init(_ document: InvoiceDocument, paper: Paper, in locale: Locale) {
    self.document = document
    self.paper = paper
    wording = InvoiceWording(locale)
  }

  /// The same bytes for the same input, with the same libraries and fonts.
  ///
  /// - Parameters:
  ///   - xml: The invoice in the syntax CII; nil for a draft, which has no data yet.
  ///   - instant: What the file says of when it was made: when the invoice was issued.
  ///   - safePoints: Where the work may be ended.
  /// - Returns: The file.
  /// - Throws: `unsupported` without a library, or for a character that no font has; `malformed` for a
  ///   logo that is no picture; why the call shall end.
  package func bytes(
    embedding xml: [UInt8]?, at instant: Instant, endingAt safePoints: SafePoints = SafePoints()
  ) throws -> [UInt8] {
    let (width, height) = paper.size
    let canvas = try PDFCanvas(
      width: width, height: height, language: wording.tag, endingAt: safePoints)
    let sheet = try InvoiceSheet(
      document, wording, PageFrame(width: width, height: height), canvas)
    let figures = try sheet.draw()
    let archive = PDFArchive(
      title: sheet.title, author: document.seller.name, language: wording.tag, instant: instant,
      alternates: figures, safePoints: safePoints)
    return try archive.finish(canvas.finish(), attaching: xml)
  }
}
