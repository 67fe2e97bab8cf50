package import Domain
package import Localization
import ViewModels

/// The message with a payment reminder, which has the letter and the invoice attached.
package struct ReminderEmail {
  private let email: InvoiceEmail
  private let letter: ReminderLetter

  /// `locale` is that of the invoice: ``InvoiceLanguage``.
  package init(
    _ reminder: PaymentReminder, of document: InvoiceDocument, in locale: Locale,
    _ options: InvoiceEmail.Options = InvoiceEmail.Options()
  ) throws {
    email = InvoiceEmail(document, in: locale, options)
    letter = try ReminderLetter(reminder, of: document, InvoiceWording(locale))
  }

  /// The message with both as PDF files. The uid is that of its record; its Message-ID begins with it.
  ///
  /// - Throws: `invalid` without a sender or a recipient, and for what an option cannot be.
  package func draft(
    attaching pdf: [UInt8], invoice: [UInt8], uid: String, at now: Instant, in zone: any Zone
  ) throws -> EmailDraft {
    let sender = try email.sender()
    let options = email.options
    let number = email.document.invoice.number
    return try EmailDraft(
      from: sender, to: email.recipients(), cc: email.mailboxes(options.cc, field: "cc"),
      replyTo: email.mailboxes(options.replyTo, field: "reply_to"),
      subject: options.subject ?? letter.subject, body: options.body ?? body, date: now,
      utcOffset: zone.utcOffset(at: now), messageID: MessageID(uid: uid, sender: sender.address),
      attachments: [
        EmailDraft.Attachment(
          name: "\(InvoiceEmail.fileName("\(number)-\(letter.reminder.level)")).pdf",
          mediaType: "application/pdf", bytes: pdf),
        EmailDraft.Attachment(
          name: "\(InvoiceEmail.fileName(number)).pdf", mediaType: "application/pdf", bytes: invoice
        ),
      ])
  }

  private var body: String {
    let wording = letter.wording
    let sums = (letter.sums + [letter.total]).map { label, amount in
      wording.labelled(label, wording.amount(amount, letter.currency))
    }
    let interest = letter.interestLines
    let paragraphs =
      letter.opening + [sums.joined(separator: "\n")]
      + (interest.isEmpty ? [] : [(interest + [letter.method]).joined(separator: "\n")])
      + [
        letter.closing,
        [wording.text("Kind regards,"), email.document.seller.name].joined(separator: "\n"),
      ]
    return paragraphs.joined(separator: "\n\n") + "\n"
  }
}
