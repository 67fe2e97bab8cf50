import CSQLite
import Domain
import Platform

extension Database {
  /// Some 4 MiB, which take some milliseconds.
  private static let pagesAtOnce: Int32 = 1_024

  /// Copies every page, as the transaction that is open here sees it, in place of what another database has. What
  /// others write meanwhile is not in the copy, and they do not wait.
  ///
  /// The other one is as it was when this throws, if it has a journal.
  func copyPages(to other: Database, _ progress: BackupProgress) throws {
    // Without a transaction that has read something, SQLite would begin anew with each commit of others.
    _ = try integer("SELECT count(*) FROM sqlite_schema")
    SystemError.forget()
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw Failure(sqlite: sqlite3_extended_errcode(other.handle), on: other.handle)
    }
    do {
      try step(backup, progress)
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    let code = sqlite3_backup_finish(backup)
    if code != SQLITE_OK { throw Failure(sqlite: code, on: other.handle) }
  }

  private func step(_ backup: OpaquePointer, _ progress: BackupProgress) throws {
    while true {
      try safePoints.check()
      let code = sqlite3_backup_step(backup, Self.pagesAtOnce)
      // The words of the last error are those of the connection, which knows nothing of it yet.
      guard code == SQLITE_OK || code == SQLITE_DONE else { throw Failure(sqlite: code, on: nil) }
      let total = Int(sqlite3_backup_pagecount(backup))
      try progress(total - Int(sqlite3_backup_remaining(backup)), total)
      if code == SQLITE_DONE { return }
    }
  }
}
