import CDocuments
import Domain

/// The invoice as data that a PDF file carries (Factur-X, ZUGFeRD, XRechnung).
package enum EmbeddedInvoice {
  /// The names that the standards give it, the best first.
  private static let names = [InvoicePDF.attachmentName, "zugferd-invoice.xml", "xrechnung.xml"]

  /// In bytes.
  private static let maximumFileLength = 100_000_000
  private static let maximumLength = 20_000_000

  /// - Throws: `malformed` for anything but a PDF, for a damaged one, and for one without such a file; `invalid`
  ///   when it is too large or takes too much to read; `unsupported` without zlib, and when the file is encrypted
  ///   or packed in a rare way.
  package static func xml(of pdf: [UInt8]) throws -> [UInt8] {
    if let package = documents_missing_for_packing() {
      throw Failure.missing(package, for: "read a PDF file")
    }
    if pdf.count > maximumFileLength {
      throw Failure(.invalid, "A PDF file is read up to 100 MB; this one has \(pdf.count) bytes.")
    }
    guard let start = beginning(of: pdf) else { throw Failure(.malformed, "This is no PDF file.") }
    let file = try PDFFile(start == 0 ? pdf : Array(pdf[start...]))
    guard let stream = try PDFAttachment.stream(in: file, named: names) else {
      throw Failure(
        .malformed,
        "The PDF file carries no invoice: it would be attached as \(names.joined(separator: ", "))."
      )
    }
    return try file.unpacked(
      stream, upTo: maximumLength,
      elseThrow: Failure(.invalid, "The invoice in the PDF file has more than 20 MB."))
  }

  package static func isPDF(_ data: [UInt8]) -> Bool { beginning(of: data) != nil }

  /// The header, when it is where readers look for it. Places in the file count from there.
  private static func beginning(of data: [UInt8]) -> Int? {
    data.prefix(1_024).indices.first { data.has("%PDF-", at: $0) }
  }
}
