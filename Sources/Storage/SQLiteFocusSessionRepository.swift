import Domain

/// The focus sessions of a store.
final class SQLiteFocusSessionRepository: SQLiteRecordRepository<FocusSession>,
  FocusSessionRepository
{
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "focus_session")
  }

  func current() throws -> FocusSession? {
    try select("state IN (1, 2)").last
  }
}
