/// Money that came in for an invoice, or went out for a credit note.
package struct Payment: MemberRecord {
  package static let entity = CommittedChange.Entity.payment

  package var id: Int64 = 0
  package var uid: String
  package var invoiceUID: String
  package var date: CalendarDate?
  /// In minor units of the invoice's currency, above 0.
  package var amount: Int64
  /// Of UNTDID 4461, such as 58 for a SEPA transfer; empty: not said.
  package var means = ""
  package var reference = ""
  package var notes = ""
  package var created: Instant

  package init(uid: String, invoiceUID: String, amount: Int64, created: Instant) {
    self.uid = uid
    self.invoiceUID = invoiceUID
    self.amount = amount
    self.created = created
  }

  package enum Property: String, CaseIterable, Hashable, Sendable {
    case invoice = "invoice_uid"
    case date
    case amount = "amount_minor"
    case means, reference, notes
    case created = "created_ms"
  }

  package static func blank(uid: String) -> Payment {
    Payment(uid: uid, invoiceUID: "", amount: 0, created: Instant(clamping: 0))
  }

  package static func member(_ property: Property) -> RecordMember<Payment> {
    switch property {
    case .invoice: .text(\.invoiceUID)
    case .date: .date(\.date)
    case .amount: .number(\.amount)
    case .means: .text(\.means)
    case .reference: .text(\.reference)
    case .notes: .text(\.notes)
    case .created: .instant(\.created)
    }
  }
}
