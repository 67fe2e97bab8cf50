import Domain

/// The time entries of a store.
final class SQLiteTimeEntryRepository: SQLiteRecordRepository<TimeEntry>, TimeEntryRepository {
  static let isRunning = "end_ms IS NULL"

  func running() throws -> [TimeEntry] {
    try select(Self.isRunning, order: "start_ms, uid")
  }

  /// What an invoice is for, no undo removes.
  override func isInUse(_ entry: TimeEntry) throws -> Bool {
    let select = try database.statement(SQLiteBilledItemRepository.invoiceOfEntry)
    defer { select.reset() }
    try select.bind(entry.uid)
    return try select.step()
  }
}
