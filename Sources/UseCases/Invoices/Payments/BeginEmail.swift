package import Domain

/// Records that a message with an invoice is about to be sent.
///
/// The network is asked after this step and before that of ``FinishEmail``, outside of both: when the
/// program ends in between, the message stays recorded as being sent, and whether it was is not known.
package final class BeginEmail: UseCase {
  /// The message has its uid, its Message-ID, recipients and subject already.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound` for an invoice that is not there any more, `conflict` for a draft.
  package func run(_ message: EmailMessage, at now: Instant) throws -> Int64 {
    try store.write(.sendEmail, at: now) {
      guard let invoice = try store.invoices.find(uid: message.invoiceUID) else {
        throw Failure(.notFound, "The invoice of the message is not there any more.", field: "id")
      }
      guard invoice.stage != .draft else {
        throw Failure(
          .conflict, "The invoice is a draft: issue it before it is sent.", field: "invoice_id")
      }
      var message = message
      message.state = .sending
      message.created = now
      message.finished = nil
      return try store.emails.insert(message)
    }
  }
}
