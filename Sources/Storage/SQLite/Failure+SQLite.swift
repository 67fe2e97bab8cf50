import CSQLite
import Domain
import Platform

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
    // sqlite3_system_errno says nothing of errors of a commit.
    let system = SystemError.last
    switch Kind(sqlite: code, system) {
    case .full where code & 0xFF == SQLITE_FULL:
      self.init(fullOn: database)
    case .full:
      self.init(.full, "There is no space left for the store: make room and try again.")
    case .busy:
      self.init(
        .busy, "Another user holds the store, and did not let go of it in time: try again.")
    case .readOnly:
      self.init(.readOnly, "The store cannot be written to (\(words)).")
    case .access where code == Self.movedFile:
      self.init(
        .access, "The store's file was moved or removed while it was open: open it anew.",
        field: "path")
    case .access:
      self.init(.access, "The system refuses the store's file (\(words)).", field: "path")
    case .notStore:
      self.init(.notStore, "The file is not a Taskcore store.", field: "path")
    case .corrupt where code == Self.foreignKeyViolation:
      self.init(
        .corrupt,
        "The store is damaged: what a task belongs to, such as the project Inbox, is missing. "
          + "Repair the store.")
    case .corrupt where code & 0xFF == SQLITE_CORRUPT:
      self.init(
        .corrupt, "The store is damaged (\(words)): restore it from a backup.", field: "path")
    case .corrupt:
      self.init(
        .corrupt,
        "The store is damaged, or another program changed it (\(words)): restore it from a backup.",
        field: "path")
    case .inputOutput:
      self.init(.inputOutput, "Reading or writing the store failed (\(words)).")
    case .interrupted:
      self = .interrupted
    case .outOfMemory:
      self = .noMemory
    case .invalid:
      self.init(.invalid, "The values are too large for the store.")
    default:
      self.init(.internal, "The store failed in a way that it should not (\(words)).")
    }
  }
}

extension Failure {
  // Extended codes are macros that are not imported.
  fileprivate static let movedFile = SQLITE_READONLY | 4 << 8
  fileprivate static let outOfMemoryInFile = SQLITE_IOERR | 12 << 8
  fileprivate static let damagedData = SQLITE_IOERR | 32 << 8
  /// The file is shorter than it was, whatever the system's last error was.
  fileprivate static let shortRead = SQLITE_IOERR | 2 << 8
}

extension Failure.Kind {
  /// The kind of each result code of SQLite, extended or not; `system` is the error of the system behind it.
  init(sqlite code: Int32, _ system: SystemError?) {
    switch code & 0xFF {
    // SQLITE_PROTOCOL: others began and ended so often that there was no turn.
    // SQLITE_SCHEMA: others change the schema again and again.
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_SCHEMA:
      self = .busy
    case SQLITE_READONLY:
      self = code == Failure.movedFile ? .access : .readOnly
    case SQLITE_CANTOPEN:
      self = Self.ofSystem(system) ?? .access
    case SQLITE_PERM, SQLITE_AUTH:
      self = .access
    case SQLITE_NOTADB:
      self = .notStore
    // Our statements are right for our schema, so with the last ones it is the store that is not ours any more.
    // SQLite says so of a disk that cannot be read, too, which is no reason to restore a backup yet.
    case SQLITE_CORRUPT where system == .inputOutput:
      self = .inputOutput
    case SQLITE_CORRUPT, SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH:
      self = .corrupt
    case SQLITE_FULL:
      self = .full
    case SQLITE_IOERR:
      switch code {
      case Failure.outOfMemoryInFile: self = .outOfMemory
      case Failure.damagedData: self = .corrupt
      case Failure.shortRead: self = .inputOutput
      default: self = Self.ofSystem(system) ?? .inputOutput
      }
    case SQLITE_NOLFS:
      self = .inputOutput
    case SQLITE_INTERRUPT:
      self = .interrupted
    case SQLITE_NOMEM:
      self = .outOfMemory
    case SQLITE_TOOBIG:
      self = .invalid
    default:
      self = .internal
    }
  }

  /// What the system's error says better than SQLite's code; nil when that says all.
  private static func ofSystem(_ error: SystemError?) -> Self? {
    switch error {
    case .noSpaceLeft, .quotaExceeded: .full
    case .outOfMemory: .outOfMemory
    case .inputOutput: .inputOutput
    default: nil
    }
  }
}
