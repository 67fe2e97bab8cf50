/// The state of an invoice on a day. The raw values are those of the C API.
package enum InvoiceState: Int32, CaseIterable, Hashable, Sendable {
  case draft = 1
  /// Nothing came in yet, and it is not due.
  case issued
  case partlyPaid
  /// Nothing is owed any more.
  case paid
  /// Something is owed, and its due date is over.
  case overdue
  /// A credit note took all of it back.
  case void
  /// A corrected invoice stands in its place.
  case replaced
  /// Of a quote, as those that follow; one that is open is issued.
  case accepted
  case declined
  /// Nobody said anything until its last day.
  case expired
  /// All of it was turned into an invoice.
  case invoiced

  /// What only quotes are.
  package static let ofQuotesAlone: Set<InvoiceState> = [.accepted, .declined, .expired, .invoiced]
  package static let ofQuotes = ofQuotesAlone.union([.draft, .issued])
  package static let ofInvoices = Set(allCases).subtracting(ofQuotesAlone)

  /// A credit note is issued, or paid when all of it was given back.
  package init(of invoice: Invoice, _ settlement: InvoiceSettlement, on today: CalendarDate) {
    if invoice.kind == .quote {
      self.init(ofQuote: invoice, isInvoiced: settlement.isInvoiced, on: today)
      return
    }
    switch invoice.stage {
    case .draft: self = .draft
    case .void: self = .void
    case .replaced: self = .replaced
    case .issued:
      let (settled, isOver) = settlement.paid.addingReportingOverflow(settlement.credited)
      if isOver || settled >= invoice.due {
        self = .paid
      } else if invoice.kind == .creditNote {
        self = .issued
      } else if let due = invoice.dueDate, due < today {
        self = .overdue
      } else {
        self = settled > 0 ? .partlyPaid : .issued
      }
    }
  }
}
