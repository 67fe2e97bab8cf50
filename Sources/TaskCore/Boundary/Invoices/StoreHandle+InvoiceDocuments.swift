import CTaskcore
import Documents
import Domain
import UseCases
import ViewModels

extension StoreHandle {
  /// - Throws: `notFound`.
  func invoiceDocument(_ id: Int64, field: String = "id") throws -> InvoiceDocument {
    try store.read { try LoadInvoice(store).run(id, field: field) }
  }

  /// An invoice as a file of a format of the C API.
  ///
  /// - Throws: `notFound`; `conflict` for a draft; `invalid` for another format.
  func invoiceXML(_ id: Int64, format: Int32) throws -> String {
    switch format {
    case TASKCORE_XML_CII:
      return try CrossIndustryInvoice.text(of: invoiceDocument(id), endingAt: store.safePoints)
    case TASKCORE_XML_UBL:
      return try UBLInvoice.text(of: invoiceDocument(id), endingAt: store.safePoints)
    default:
      throw Failure(
        .invalid, "The format \(format) has no meaning: 1 is CII, and 2 is UBL.", field: "format")
    }
  }

  /// An invoice as a PDF file.
  ///
  /// - Throws: `notFound`; `unsupported` without a library.
  func invoicePDF(_ id: Int64, _ options: PDFOptions) throws -> [UInt8] {
    try invoiceDocument(id).pdf(options, endingAt: store.safePoints)
  }
}

extension InvoiceDocument {
  /// The file of an issued one has its data within.
  func pdf(_ options: PDFOptions, endingAt safePoints: SafePoints) throws -> [UInt8] {
    let data =
      invoice.stage == .draft
      ? nil : Array(try CrossIndustryInvoice.text(of: self, endingAt: safePoints).utf8)
    let language = try options.language ?? InvoiceLanguage(of: self)
    return try InvoicePDF(
      self, paper: options.paper, in: language.locale,
      template: options.template ?? InvoiceTemplate(of: self)
    )
    .bytes(embedding: data, at: invoice.issued ?? invoice.modified, endingAt: safePoints)
  }
}
