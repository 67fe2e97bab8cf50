import CSQLite
import Domain

/// Notices a transaction that SQLite rolled back by itself.
///
/// When memory runs out while a column is read, SQLite says so at the reset, and rolls back there. What would come
/// after that would be committed by itself, one statement after the other.
final class TransactionWatch {
  /// Between the beginning of a transaction and its end.
  var isOpen = false
  /// With what a statement ended that failed last.
  private var lastError = SQLITE_NOMEM

  func ended(_ code: Int32) {
    if code != SQLITE_OK { lastError = code }
  }

  /// - Throws: why there is no transaction any more in which the next statement was to run.
  func check(_ database: OpaquePointer) throws {
    if isOpen, sqlite3_get_autocommit(database) != 0 {
      throw Failure(sqlite: lastError, on: database)
    }
  }
}
