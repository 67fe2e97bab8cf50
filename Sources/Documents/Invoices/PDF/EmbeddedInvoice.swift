import CDocuments
import Domain

/// The invoice as data that a PDF file carries (Factur-X, ZUGFeRD, XRechnung).
package enum EmbeddedInvoice {
  /// The names that the standards give it, the best first.
  private static let names = [InvoicePDF.attachmentName, "zugferd-invoice.xml", "xrechnung.xml"]

  /// In bytes.
  private static let maximumFileLength = 100_000_000
  private static let maximumLength = 20_000_000

  /// - Throws: `malformed` for what is no PDF, is damaged or encrypted, or has no such file; `invalid`
  ///   when it is too large; `unsupported` without qpdf, or when the file is packed in a rare way.
  package static func xml(of pdf: [UInt8]) throws -> [UInt8] {
    if let package = documents_missing_for_files() {
      throw Failure.missing(package, for: "read a PDF file")
    }
    if pdf.count > maximumFileLength {
      throw Failure(.invalid, "A PDF file is read up to 100 MB; this one has \(pdf.count) bytes.")
    }
    guard isPDF(pdf) else { throw Failure(.malformed, "This is no PDF file.") }
    let file = DocumentBytes()
    let status = withCStrings(names) { names in
      documents_attachment(
        pdf, pdf.count, names.baseAddress, names.count, maximumLength, &file.bytes)
    }
    try check(status)
    return file.array
  }

  /// Whether the header is where readers look for it.
  package static func isPDF(_ data: [UInt8]) -> Bool {
    let beginning = data.prefix(1_024)
    return beginning.indices.contains { beginning[$0...].starts(with: "%PDF-".utf8) }
  }

  private static func check(_ status: documents_status) throws {
    switch status {
    case DOCUMENTS_DAMAGED:
      throw Failure(.malformed, "The PDF file is damaged or needs a password.")
    case DOCUMENTS_NOT_FOUND:
      throw Failure(
        .malformed,
        "The PDF file carries no invoice: it would be attached as \(names.joined(separator: ", "))."
      )
    case DOCUMENTS_TOO_LARGE:
      throw Failure(.invalid, "The invoice in the PDF file has more than 20 MB.")
    case DOCUMENTS_UNKNOWN_FILTER:
      throw Failure(
        .unsupported, "The invoice in the PDF file is packed in a way that is not read.")
    default: try Failure.check(status, "qpdf could not read the PDF file.")
    }
  }
}
