import Documents
import Domain
import UseCases
import ViewModels

extension StoreHandle {
  /// A reminder as a letter.
  ///
  /// - Throws: `notFound`; `unsupported` without a library.
  func reminderPDF(_ id: Int64, _ options: PDFOptions) throws -> [UInt8] {
    let (reminder, document) = try store.read { try LoadPaymentReminder(store).run(id) }
    return try letter(reminder, of: document, options)
  }

  private func letter(
    _ reminder: PaymentReminder, of document: InvoiceDocument, _ options: PDFOptions
  ) throws -> [UInt8] {
    let language = try options.language ?? InvoiceLanguage(of: document)
    return try ReminderPDF(
      reminder, of: document, paper: options.paper ?? document.usualPaper, in: language.locale,
      template: options.template ?? InvoiceTemplate(of: document)
    )
    .bytes(endingAt: store.safePoints)
  }

  /// The message with a reminder and its invoice, and its record, which is not stored.
  ///
  /// - Throws: `notFound`; `invalid` for what an option cannot be.
  func email(
    withReminder id: Int64, _ options: EmailOptions
  ) throws -> (draft: EmailDraft, record: EmailMessage) {
    let now = try now()
    let (reminder, document) = try store.read { try LoadPaymentReminder(store).run(id) }
    let email = try ReminderEmail(
      reminder, of: document, in: InvoiceLanguage(of: document).locale, options.message)
    var record = EmailMessage(
      uid: newUID(at: now)(), invoiceUID: document.invoice.uid, created: now)
    let pages = PDFOptions(paper: options.paper)
    let draft = try email.draft(
      attaching: letter(reminder, of: document, pages),
      invoice: document.pdf(pages, endingAt: store.safePoints), uid: record.uid, at: now,
      in: store.zone)
    record.messageID = draft.messageID.text
    record.recipients = draft.recipients.map(\.text).joined(separator: ", ")
    record.subject = draft.subject
    return (draft, record)
  }
}
