import Domain

/// What a store knows of tasks that were purged.
final class SQLitePurgedTaskRepository: SQLiteRecordRepository<PurgedTask>, PurgedTaskRepository {
  override func forgetChanges(ofTask uid: String) throws {
    try forgetChanges(of: uid)
  }

  func present() throws -> [PurgedTask] {
    try select("EXISTS (SELECT 1 FROM task WHERE task.uid = purged_task.uid)")
  }
}
