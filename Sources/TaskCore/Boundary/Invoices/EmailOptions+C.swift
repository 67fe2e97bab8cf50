import CTaskcore
import Documents
import Domain

/// The message and the server for sending an invoice by e-mail.
struct EmailOptions {
  var message = InvoiceEmail.Options()
  /// Nil: as is usual for the seller.
  var paper: InvoicePDF.Paper?

  /// The options of a caller; NULL asks for what is usual.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_email_options>?) throws {
    guard let options = try pointer?.checked() else { return }
    func text(
      _ field: UInt64, _ pointer: UnsafePointer<CChar>?, _ name: String
    ) throws -> String? {
      options.has(field) ? try TaskCore.text(pointer, name) : nil
    }
    message.to = try text(TASKCORE_EMAIL_TO, options.to, "to")
    message.cc = try text(TASKCORE_EMAIL_CC, options.cc, "cc")
    message.replyTo = try text(TASKCORE_EMAIL_REPLY_TO, options.reply_to, "reply_to")
    message.from = try text(TASKCORE_EMAIL_SENDER, options.sender, "sender")
    message.subject = try text(TASKCORE_EMAIL_SUBJECT, options.subject, "subject")
    message.body = try text(TASKCORE_EMAIL_BODY, options.body, "body")
    if options.has(TASKCORE_EMAIL_PAPER) {
      paper = try InvoicePDF.Paper(code: options.paper)
    }
  }
}
