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
  package let template: InvoiceTemplate

  /// `locale` is what it is printed in: ``InvoiceLanguage``.
  package init(
    _ document: InvoiceDocument, paper: Paper, in locale: Locale,
    template: InvoiceTemplate = .classic
  ) {
    self.document = document
    self.paper = paper
    self.template = template
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
      width: width, height: height, language: wording.tag, template: template,
      endingAt: safePoints)
    defer { canvas.close() }
    let (title, figures) = try draw(on: canvas)
    let archive = PDFArchive(
      title: title, author: document.seller.name, language: wording.tag, instant: instant,
      alternates: figures, safePoints: safePoints)
    return try archive.finish(canvas.finish(), attaching: xml)
  }

  /// Its texts are gone when it returns, as the canvas wants it.
  @inline(never)
  private func draw(on canvas: PDFCanvas) throws -> (title: String, figures: [String]) {
    let frame = PageFrame(
      width: paper.size.width, height: paper.size.height, margin: template.margin)
    let sheet = try InvoiceSheet(document, wording, frame, canvas)
    return (sheet.title, try sheet.draw())
  }
}
