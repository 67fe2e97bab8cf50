import Domain

/// The recurring invoices of a store.
final class SQLiteRecurringInvoiceRepository: SQLiteRecordRepository<RecurringInvoice>,
  RecurringInvoiceRepository
{
  static let nextDates =
    "SELECT next_date, zone FROM recurring_invoice WHERE paused = 0 AND next_date IS NOT NULL"

  func nextDates() throws -> [(date: CalendarDate, zoneName: String?)] {
    let select = try database.statement(Self.nextDates)
    defer { select.reset() }
    var dates: [(date: CalendarDate, zoneName: String?)] = []
    while try select.step() {
      // Another program may have written what is no date.
      guard let date = CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(0))) else {
        continue
      }
      dates.append((date, select.logValue(1).text))
    }
    return dates
  }

  func due(by day: CalendarDate) throws -> [RecurringInvoice] {
    try select("paused = 0 AND next_date IS NOT NULL AND next_date <= ?", day)
  }
}
