/// The input for a new recurring invoice, or for changes to one; nil keeps the present value.
package struct RecurringInvoiceInput: Sendable {
  package var rule: RepeatRule?
  /// "" for the zone of the store.
  package var zoneName: String?
  package var clientID: Int64?
  /// Whose terms and lines are taken instead.
  package var invoiceID: Int64?
  package var startDate: CalendarDate?
  package var nextDate: CalendarDate?
  package var period: RecurringInvoice.Period?
  package var isPaused: Bool?

  package init() {}
}
