import Documents
import Domain
import ViewModels

extension StoreHandle {
  /// The message with an invoice, and its record, which is not stored.
  ///
  /// - Throws: `notFound`; `conflict` for a draft; `invalid` for what an option cannot be.
  func email(
    withInvoice id: Int64, _ options: EmailOptions
  ) throws -> (draft: EmailDraft, record: EmailMessage) {
    let now = try now()
    let document = try invoiceDocument(id, field: "invoice_id")
    let email = try InvoiceEmail(
      document, in: InvoiceLanguage(of: document).locale, options.message)
    var record = EmailMessage(
      uid: newUID(at: now)(), invoiceUID: document.invoice.uid, created: now)
    let draft = try email.draft(
      attaching: document.pdf(PDFOptions(paper: options.paper), endingAt: store.safePoints),
      data: document.hasOwnFile && document.invoice.stage != .draft
        ? Array(document.data(as: document.profile, endingAt: store.safePoints).utf8) : nil,
      uid: record.uid, at: now, in: store.zone)
    record.messageID = draft.messageID.text
    record.recipients = draft.recipients.map(\.text).joined(separator: ", ")
    record.subject = draft.subject
    return (draft, record)
  }
}
