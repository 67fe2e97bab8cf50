import Domain

/// The events of a store.
final class SQLiteEventRepository: SQLiteRecordRepository<Event>, EventRepository {
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "event")
  }

  func changedOccurrences(ofSeries uid: String) throws -> [Event] {
    try select("series_uid = ?", uid)
  }
}
