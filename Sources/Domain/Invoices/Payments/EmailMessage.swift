/// An e-mail with an invoice, and what became of it.
package struct EmailMessage: MemberRecord {
  package static let entity = CommittedChange.Entity.email

  /// The raw values are those of the C API.
  package enum State: Int32, CaseIterable, Sendable {
    /// Since it was handed to the server; it stays so when the program ended before the answer.
    case sending = 1
    case sent = 2
    case failed = 3
  }

  package var id: Int64 = 0
  package var uid: String
  package var invoiceUID: String
  /// Without angle brackets.
  package var messageID = ""
  /// Addresses, joined by ", ".
  package var recipients = ""
  package var subject = ""
  package var state = State.sending
  /// What was wrong; empty without a failure.
  package var error = ""
  package var created: Instant
  package var finished: Instant?

  package init(uid: String, invoiceUID: String, created: Instant) {
    self.uid = uid
    self.invoiceUID = invoiceUID
    self.created = created
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case invoice = "invoice_uid"
    case messageID = "message_id"
    case recipients, subject, state, error
    case created = "created_ms"
    case finished = "finished_ms"
  }

  package static func blank(uid: String) -> EmailMessage {
    EmailMessage(uid: uid, invoiceUID: "", created: Instant(clamping: 0))
  }

  package static func member(_ property: Property) -> RecordMember<EmailMessage> {
    switch property {
    case .invoice: .text(\.invoiceUID)
    case .messageID: .text(\.messageID)
    case .recipients: .text(\.recipients)
    case .subject: .text(\.subject)
    case .state: .code(\.state)
    case .error: .text(\.error)
    case .created: .instant(\.created)
    case .finished: .instant(\.finished)
    }
  }
}
