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
  /// - Throws: `notFound`; `conflict` for a draft, and for a profile whose rules it breaks; `invalid` for another format.
  func invoiceXML(_ id: Int64, format: Int32) throws -> String {
    guard (TASKCORE_XML_CII...TASKCORE_XML_PROFILE).contains(format) else {
      throw Failure(
        .invalid,
        "The format \(format) has no meaning: 1 is CII, 2 is UBL, 3 is XRechnung, 4 is Peppol, and 5 is that of the "
          + "invoice.", field: "format")
    }
    let document = try invoiceDocument(id)
    switch format {
    case TASKCORE_XML_CII:
      return try CrossIndustryInvoice.text(of: document, endingAt: store.safePoints)
    case TASKCORE_XML_UBL:
      return try UBLInvoice.text(of: document, endingAt: store.safePoints)
    case TASKCORE_XML_XRECHNUNG:
      return try document.data(as: .xrechnung, endingAt: store.safePoints)
    case TASKCORE_XML_PEPPOL:
      return try document.data(as: .peppol, endingAt: store.safePoints)
    default: return try document.data(as: document.profile, endingAt: store.safePoints)
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
  /// Letter in the United States, and else A4.
  var usualPaper: InvoicePDF.Paper { seller.isAmerican ? .letter : .a4 }

  /// The file that a profile has.
  ///
  /// - Throws: `conflict` for a draft, and where it is to be written in another profile than it was issued in, and breaks
  ///   the rules of that.
  func data(as profile: InvoiceProfile, endingAt safePoints: SafePoints) throws -> String {
    if profile != self.profile, invoice.stage != .draft, invoice.kind != .quote,
      !seller.isAmerican
    {
      let problems = InvoiceRules.problems(of: self, as: profile)
      if let first = problems.first {
        throw Failure(
          .conflict, problems.map(\.message).joined(separator: "\n"), field: first.field)
      }
    }
    return switch profile {
    case .facturx: try CrossIndustryInvoice.text(of: self, endingAt: safePoints)
    case .xrechnung, .peppol: try UBLInvoice.text(of: self, as: profile, endingAt: safePoints)
    }
  }

  /// The file of an issued one has its data within, unless they are a file of their own, which XRechnung and Peppol
  /// have: an invoice is issued once.
  func pdf(_ options: PDFOptions, endingAt safePoints: SafePoints) throws -> [UInt8] {
    let isAlone =
      invoice.stage == .draft || invoice.kind == .quote || hasOwnFile || seller.isAmerican
    let data =
      isAlone ? nil : Array(try CrossIndustryInvoice.text(of: self, endingAt: safePoints).utf8)
    let language = try options.language ?? InvoiceLanguage(of: self)
    return try InvoicePDF(
      options.language == nil ? self : translated(to: language.language.rawValue),
      paper: options.paper ?? usualPaper, in: language.locale,
      template: options.template ?? InvoiceTemplate(of: self)
    )
    .bytes(embedding: data, at: invoice.issued ?? invoice.modified, endingAt: safePoints)
  }
}
