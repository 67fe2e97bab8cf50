import Domain

/// The events of a store.
final class SQLiteEventRepository: SQLiteRecordRepository<Event>, EventRepository {
  private let reminders: ReminderQueue

  init(_ database: Database, log: ChangeLog, reminders: ReminderQueue) {
    self.reminders = reminders
    super.init(database, log: log, table: "event")
  }

  override func didStore(_ event: Event) throws {
    reminders.changed(event)
  }

  override func didRemove(_ event: Event) throws {
    reminders.removed(event)
  }

  func changedOccurrences(ofSeries uid: String) throws -> [Event] {
    try select("series_uid = ?", uid)
  }
}
