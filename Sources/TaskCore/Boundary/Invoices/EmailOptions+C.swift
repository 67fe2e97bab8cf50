import CTaskcore
import Documents
import Domain

/// The message that an invoice is to be sent with.
struct EmailOptions {
  private static let knownFields: UInt64 = (1 << 7) - 1

  var message = InvoiceEmail.Options()
  var paper = InvoicePDF.Paper.a4

  /// The options of a caller; NULL asks for what is usual.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_email_options>?) throws {
    guard let pointer else { return }
    try checkSize(
      of: taskcore_email_options.self, is: pointer.pointee.struct_size, "taskcore_email_options")
    let options = pointer.pointee
    try checkMask(options.fields, known: Self.knownFields, "fields")
    func text(
      _ field: UInt64, _ pointer: UnsafePointer<CChar>?, _ name: String
    ) throws -> String? {
      options.fields & field == 0 ? nil : try TaskCore.text(pointer, name)
    }
    message.to = try text(TASKCORE_EMAIL_TO, options.to, "to")
    message.cc = try text(TASKCORE_EMAIL_CC, options.cc, "cc")
    message.replyTo = try text(TASKCORE_EMAIL_REPLY_TO, options.reply_to, "reply_to")
    message.from = try text(TASKCORE_EMAIL_SENDER, options.sender, "sender")
    message.subject = try text(TASKCORE_EMAIL_SUBJECT, options.subject, "subject")
    message.body = try text(TASKCORE_EMAIL_BODY, options.body, "body")
    if options.fields & TASKCORE_EMAIL_PAPER != 0 {
      paper = try InvoicePDF.Paper(code: options.paper)
    }
  }
}
