import Domain

/// The postponements of a store.
final class SQLitePostponementRepository: SQLiteRecordRepository<Postponement>,
  PostponementRepository
{
  func postponements(ofTask uid: String) throws -> [Postponement] {
    try select("task_uid = ?", uid)
  }
}
