public import CTaskcore
import Documents
import Domain
import Network

/// Prints a reminder of payment as a letter, a file of PDF/A-3, in the language and the template of its invoice.
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - options: as in `taskcore_invoice_pdf`. NULL: as usual.
///   - pdf: receives the file, to be freed with `taskcore_bytes_free`; NULL on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: as `taskcore_invoice_pdf`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_pdf)
public func paymentReminderPdf(
  store: StorePointer, id: Int64, options: In<taskcore_pdf_options>, pdf: Out<OwnedBytes>,
  length: Out<UInt>
) -> taskcore_status {
  giving(pdf, length, "pdf", in: store) { handle in
    try handle.reminderPDF(id, PDFOptions(options))
  }
}

/// Prints a reminder of payment to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - options: as in `taskcore_payment_reminder_pdf`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_invoice_pdf_file`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_pdf_file)
public func paymentReminderPdfFile(
  store: StorePointer, id: Int64, options: In<taskcore_pdf_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try handle.reminderPDF(id, PDFOptions(options))
  }
}

/// Writes the message that a reminder is sent with, the letter and its invoice within it, as RFC 5322 has it. Nothing is
/// sent, and the reminder is not recorded as sent.
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - options: what is to be else than usual; NULL: nothing.
///   - message: receives the bytes, with CRLF between lines, to be freed with `taskcore_bytes_free`; NULL
///     on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: as `taskcore_email_compose`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_compose)
public func paymentReminderCompose(
  store: StorePointer, id: Int64, options: In<taskcore_email_options>, message: Out<OwnedBytes>,
  length: Out<UInt>
) -> taskcore_status {
  giving(message, length, "message", in: store) { handle in
    try handle.email(withReminder: id, EmailOptions(options)).draft.message()
  }
}

/// Writes the message that a reminder is sent with to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - options: as in `taskcore_payment_reminder_compose`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_email_compose_file`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_compose_file)
public func paymentReminderComposeFile(
  store: StorePointer, id: Int64, options: In<taskcore_email_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try handle.email(withReminder: id, EmailOptions(options)).draft.message()
  }
}

/// Sends a reminder with its invoice by SMTP, with TLS before anything is told. When the server took it, the reminder is
/// recorded as sent: it does not change any more, and no undo takes that back. It can be sent again.
///
/// The message is one of the invoice's: `taskcore_email_query` lists it.
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - options: as in `taskcore_payment_reminder_compose`.
///   - server: the server. Its progress callback may call the store.
///   - messageId: receives the message's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_email_send`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_send)
public func paymentReminderSend(
  store: StorePointer, id: Int64, options: In<taskcore_email_options>,
  server: In<taskcore_smtp_options>, messageId: Out<Int64>
) -> taskcore_status {
  messageId?.pointee = 0
  return callWithoutTurn(store) { handle in
    let options = try EmailOptions(options)
    let smtp = try required(server, "server").checked()
    let statusToEnd = handle.statusToEnd()
    let sending = EmailSending(handle: handle, server: try SMTPServer(smtp)) { sent, total in
      let status = statusToEnd()
      return status != 0 ? status : withHost { smtp.progress?(sent, total, smtp.payload) ?? 0 }
    }
    let sent = try sending.send(reminder: id, options)
    messageId?.pointee = sent
  }
}
