/// The stored recurring invoices.
package protocol RecurringInvoiceRepository: RecordRepository<RecurringInvoice> {
  /// The next dates of those that are not paused, each with the name of its zone, which is nil for the store's.
  func nextDates() throws -> [(date: CalendarDate, zoneName: String?)]

  /// Those that are not paused, and of which the next date is on a day or before, in the order of their ids.
  func due(by day: CalendarDate) throws -> [RecurringInvoice]
}
