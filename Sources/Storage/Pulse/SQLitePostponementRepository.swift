import Domain

/// The postponements of a store.
final class SQLitePostponementRepository: SQLiteRecordRepository<Postponement>,
  PostponementRepository
{
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "postponement")
  }

  func postponements(ofTask uid: String) throws -> [Postponement] {
    try select("task_uid = ?", uid)
  }
}
