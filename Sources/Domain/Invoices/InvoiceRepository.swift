/// Invoices, and what is added up of them.
package protocol InvoiceRepository: RecordRepository<Invoice> {
  /// The last one issued in a series and year, by its sequence; nil before the first.
  func last(inSeries series: String, year: Int64) throws -> Invoice?

  /// The latest issue date of a series, of all years.
  func lastIssueDate(inSeries series: String) throws -> CalendarDate?

  func find(number: String) throws -> Invoice?

  /// What is settled of an issued one, in minor units.
  func settlement(of invoice: Invoice) throws -> InvoiceSettlement

  /// Whether any invoice, draft or not, is for that client.
  func hasInvoice(ofClient uid: String) throws -> Bool

  /// The credit notes for an invoice, drafts too, in the order of their ids.
  func creditNotes(for uid: String) throws -> [Invoice]

  /// Forgets all that was ever logged of an invoice and its parts, so that no undo changes it any more.
  func seal(_ invoice: Invoice) throws
}

/// How much of an invoice came in.
package struct InvoiceSettlement: Equatable, Sendable {
  package var paid: Int64
  package var credited: Int64

  package init(paid: Int64, credited: Int64) {
    self.paid = paid
    self.credited = credited
  }
}

/// Things of which each belongs to one invoice.
package protocol InvoicePartRepository<Element>: RecordRepository {
  /// Those of an invoice, by their positions, or in the order of their ids.
  func all(ofInvoice uid: String) throws -> [Element]
}
