import CSQLite
import Domain

extension Failure {
  /// `SQLITE_CONSTRAINT_FOREIGNKEY`, a macro that is not imported.
  private static let foreignKeyViolation = SQLITE_CONSTRAINT | 3 << 8

  /// What a result code of SQLite means to the caller.
  ///
  /// - Parameters:
  ///   - code: the result code, extended or not.
  ///   - database: the connection, for its words on it; nil when it was never made.
  init(sqlite code: Int32, on database: OpaquePointer?) {
    let words = String(cString: database.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
    switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED:
      self.init(
        .busy, "Another user holds the store, and did not let go of it in time: try again.")
    case SQLITE_READONLY:
      self.init(.readOnly, "The store cannot be written to (\(words)).")
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH:
      self.init(.access, "The system refuses the store's file (\(words)).", field: "path")
    case SQLITE_NOTADB:
      self.init(.notStore, "The file is not a Taskcore store.", field: "path")
    case SQLITE_CORRUPT:
      self.init(
        .corrupt, "The store is damaged (\(words)): restore it from a backup.", field: "path")
    case SQLITE_CONSTRAINT where code == Self.foreignKeyViolation:
      self.init(
        .corrupt,
        "The store is damaged: what a task belongs to, such as the project Inbox, is missing. "
          + "Repair the store.")
    case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH:
      // Our statements are right for our schema, so it is the store that is not ours any more.
      self.init(
        .corrupt,
        "The store is damaged, or another program changed it (\(words)): restore it from a backup.",
        field: "path")
    case SQLITE_FULL:
      self.init(fullOn: database)
    case SQLITE_IOERR:
      self.init(.inputOutput, "Reading or writing the store failed (\(words)).")
    case SQLITE_INTERRUPT:
      self = .interrupted
    case SQLITE_NOMEM:
      self = .noMemory
    case SQLITE_TOOBIG:
      self.init(.invalid, "The values are too large for the store.")
    default:
      self.init(.internal, "The store failed in a way that it should not (\(words)).")
    }
  }
}
