import Domain

/// The alerts of a store.
final class SQLiteAlertRepository: SQLiteRecordRepository<Alert>, AlertRepository {
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "alert")
  }
}
