import CDocuments
import Domain
import ViewModels

/// The signature field for the client of a quote.
extension InvoiceSheet {
  private static let signatureHeight = 62.0

  func acceptance() throws -> [PDFBlock] {
    guard invoice.kind == .quote else { return [] }
    let width = frame.contentWidth / 2
    let x = frame.right - width
    var label = try text(
      wording.label(.signature), .label, x: x, width: width, .start, spaceBefore: 4)
    label.keepsWithNext = true
    let height = Self.signatureHeight
    let line = PDFBlock(height: height) { top in
      canvas.rule(
        documents_rectangle(x: x, y: top + height - 1, width: width, height: 0.5), .rule)
    }
    return [
      try heading(wording.label(.acceptance), x: x, width: width, spaceBefore: 20), label, line,
    ]
  }
}
