public import CTaskcore
import Documents
import Domain
import Network

/// Writes the message that an issued invoice or credit note is sent with, the PDF within it, as RFC 5322
/// has it: the content of an .eml file. Of the profiles XRechnung and Peppol the XML file is beside the PDF. Nothing is
/// sent.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the invoice.
///   - options: what is to be else than usual; NULL: nothing.
///   - message: receives the bytes, with CRLF between lines, to be freed with `taskcore_bytes_free`; NULL
///     on failure.
///   - length: receives how many bytes these are; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a sender or a recipient, for what is no address and
///   for a text that a message cannot have, such as a subject of several lines, with the member, for
///   unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND`;
///   `TASKCORE_ECONFLICT` for a draft; else as `taskcore_invoice_pdf`.
///   Since 0.1.0.
@c(taskcore_email_compose)
public func emailCompose(
  store: StorePointer, invoiceId: Int64, options: In<taskcore_email_options>,
  message: Out<OwnedBytes>, length: Out<UInt>
) -> taskcore_status {
  giving(message, length, "message", in: store) { handle in
    try handle.email(withInvoice: invoiceId, EmailOptions(options)).draft.message()
  }
}

/// Writes the message that an invoice is sent with to a file, which is there only when it is whole.
///
/// A file that is there is replaced, and keeps its permissions. A new one is for its owner alone (mode
/// 0600).
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the invoice.
///   - options: as in `taskcore_email_compose`.
///   - path: the file, in a folder that exists.
/// - Returns: as `taskcore_email_compose`; `TASKCORE_ENOTFOUND` also when there is no such folder;
///   `TASKCORE_EINVALID` when the path is empty or that of an open store; `TASKCORE_EACCESS` when the system
///   refuses it, or it is no regular file; `TASKCORE_EFULL`.
///   Since 0.1.0.
@c(taskcore_email_compose_file)
public func emailComposeFile(
  store: StorePointer, invoiceId: Int64, options: In<taskcore_email_options>, path: CText
) -> taskcore_status {
  file(store, path) { handle in
    try handle.email(withInvoice: invoiceId, EmailOptions(options)).draft.message()
  }
}

/// Sends an issued invoice or credit note by SMTP, with TLS before anything is told.
///
/// The message is in the store from the moment at which it is handed over, also when sending fails or is
/// interrupted: it is failed then, says why, and the invoice can be sent again. What the server accepted is not
/// interrupted any more. Other calls on this handle do not wait meanwhile. No password is stored or logged.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the invoice.
///   - options: as in `taskcore_email_compose`.
///   - server: the server. Its progress callback may call the store.
///   - id: receives the message's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK` when the server took the message; as `taskcore_email_compose`, and
///   `TASKCORE_EINVALID` for what is wrong with `server`, before anything is done; `TASKCORE_EREADONLY`;
///   `TASKCORE_EACCESS` when the server refuses the user or the password, and for a netrc file that others
///   can read; `TASKCORE_ENOTFOUND` or `TASKCORE_EPARSE` for a netrc file; `TASKCORE_EUNSUPPORTED` without
///   libcurl; `TASKCORE_EIO` for all that the network and the server refuse; what the callback answered; or
///   what an observer answered, before sending, with the message failed, or after it.
///   Since 0.1.0.
@c(taskcore_email_send)
public func emailSend(
  store: StorePointer, invoiceId: Int64, options: In<taskcore_email_options>,
  server: In<taskcore_smtp_options>, id: Out<Int64>
) -> taskcore_status {
  id?.pointee = 0
  return callWithoutTurn(store) { handle in
    let options = try EmailOptions(options)
    let smtp = try required(server, "server").checked()
    let statusToEnd = handle.statusToEnd()
    let sending = EmailSending(handle: handle, server: try SMTPServer(smtp)) { sent, total in
      let status = statusToEnd()
      return status != 0 ? status : withHost { smtp.progress?(sent, total, smtp.payload) ?? 0 }
    }
    let sent = try sending.send(invoice: invoiceId, options)
    id?.pointee = sent
  }
}

/// Lists the messages that were sent, or were to be sent, the latest first.
///
/// - Parameters:
///   - store: the store.
///   - options: of which invoice or credit note, and which of them to list. NULL: all.
///   - emails: receives the list, to be freed with `taskcore_email_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `emails`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND` when there is no such invoice; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_email_query)
public func emailQuery(
  store: StorePointer, options: In<taskcore_email_query_options>,
  emails: Out<Handle<taskcore_email_list>>
) -> taskcore_status {
  list(store, emails, "emails") { handle in
    let options = try given(options)
    let invoiceID = options.invoice_id == 0 ? nil : options.invoice_id
    let page = try options.page()
    return try handle.store.read {
      try EmailList(of: handle.store, invoiceID: invoiceID, page)
    }
  }
}
