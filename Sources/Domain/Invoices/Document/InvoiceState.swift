/// Where an invoice stands, on a day. The raw values are those of the C API.
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

  /// A credit note is issued, or paid when all of it was given back.
  package init(of invoice: Invoice, _ settlement: InvoiceSettlement, on today: CalendarDate) {
    switch invoice.stage {
    case .draft: self = .draft
    case .void: self = .void
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
