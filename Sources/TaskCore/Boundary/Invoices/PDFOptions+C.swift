import CTaskcore
import Documents
import Domain
import ViewModels

/// The options for printing an invoice.
struct PDFOptions {
  /// Nil: A4, and Letter of a seller in the United States.
  var paper: InvoicePDF.Paper?
  /// Nil: the invoice's.
  var language: InvoiceLanguage?
  /// Nil: the client's, else the seller's.
  var template: InvoiceTemplate?

  init(paper: InvoicePDF.Paper? = nil) {
    self.paper = paper
  }

  /// The options of a caller; NULL asks for what is usual.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_pdf_options>?) throws {
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_PDF_PAPER) {
      paper = try InvoicePDF.Paper(code: options.paper)
    }
    if options.has(TASKCORE_PDF_LANGUAGE) {
      language = try InvoiceLanguage(text(options.language, "language"))
    }
    if options.has(TASKCORE_PDF_PAGE_TEMPLATE) {
      template = try InvoiceTemplate(text(options.page_template, "page_template"))
    }
  }
}

extension InvoicePDF.Paper {
  /// - Throws: `invalid` for another number.
  init(code: Int32) throws {
    guard let paper = InvoicePDF.Paper(rawValue: code) else {
      throw Failure(
        .invalid, "\(code) is not a paper: 1 is A4, and 2 is Letter.", field: "paper")
    }
    self = paper
  }
}
