import CSQLite
import Domain
import Platform

/// A connection to SQLite. It knows nothing of tasks, and nothing above this folder knows of C.
///
/// One thread at a time may use it, whichever that is.
final class Database {
  let handle: OpaquePointer
  let safePoints = SafePoints()
  let transactionWatch = TransactionWatch()
  /// SQLite has a pointer to it.
  var busyWait: BusyWait?
  /// Nil in memory.
  var openFile: OpenFile?
  /// What is asked at the beginning of each transaction; nil in memory, and as long as a file is set up.
  var schemaGuard: SchemaGuard?
  /// Most programs never search, so it is defined for the first search.
  var isTextRankDefined = false
  /// Prepared when the file is opened: when memory has run out, a transaction still has to end.
  private(set) lazy var rollback = Statement("ROLLBACK", on: self)
  /// Whether a transaction could not be ended, so that the next one begins with that.
  var hasLeftoverTransaction = false
  /// Whether memory ran out in a transaction that wrote. FTS5 may go on then with what it remembers of that,
  /// though all of it was rolled back, and its index would disagree with the tasks.
  var mustForgetIndex = false
  private var cache: [String: Statement] = [:]
  /// A store that has run so many kinds of queries begins to keep statements anew.
  private static let cacheLimit = 500

  enum Access {
    case readWrite
    case readOnly
    /// For a file that nobody can change: SQLite makes no files beside it, and takes no locks.
    case readUnchanging
  }

  /// Opens a file that exists, or `:memory:`, and waits for other users as many milliseconds.
  init(path: String, _ access: Access, busyTimeout: Int32) throws {
    var opened: OpaquePointer?
    SystemError.forget()
    let code =
      switch access {
      case .readWrite:
        sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
      case .readOnly:
        sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
      case .readUnchanging:
        sqlite3_open_v2(
          "file:\(PercentEncoding.text(path, keeping: "/"))?immutable=1", &opened,
          SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI, nil)
      }
    guard let opened, code == SQLITE_OK else {
      let failure = Failure(sqlite: code, on: opened)
      sqlite3_close_v2(opened)
      throw failure
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    taskcore_run_nothing_of_the_schema(handle)
    defend(true)
    askAtSafePoints(busyTimeout: busyTimeout)
    try rollback.prepare()
  }

  deinit {
    // Statements that somebody still holds keep the connection open until they go.
    cache.removeAll()
    sqlite3_close_v2(handle)
  }

  /// A prepared statement, kept for the next time.
  func statement(_ sql: String) throws -> Statement {
    if let cached = cache[sql] { return cached }
    let statement = Statement(sql, on: self)
    try statement.prepare()
    if cache.count >= Self.cacheLimit { cache.removeAll() }
    cache[sql] = statement
    return statement
  }

  /// A statement for a repository to keep, which SQLite prepares when it is first used: of those that
  /// repositories have from the start, most programs use few.
  func statement(later sql: String) -> Statement { Statement(sql, on: self) }

  /// Runs statements that give no rows, such as those of a schema.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw Failure(sqlite: code, on: handle) }
  }

  /// The first column of the first row, as a number; nil when there is none.
  func integer(_ sql: String) throws -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    guard try statement.step(), !statement.isNull(0) else { return nil }
    return statement.integer(0)
  }

  /// SQLite opens a file that may not be written to for reading, whatever was asked for.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
  /// Of the last statement that changed any.
  var changedRowCount: Int { Int(sqlite3_changes(handle)) }
  var lastInsertedID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether SQLite refuses what could damage the file by SQL, such as writing to its schema.
  func defend(_ flag: Bool) {
    taskcore_set_defensive(handle, flag ? 1 : 0)
  }

  /// Closing shall leave what is in the write-ahead log there, so that a file that is not ours to
  /// change stays as it is.
  func leaveFileAloneOnClose(_ leave: Bool) {
    taskcore_set_checkpoint_on_close(handle, leave ? 0 : 1)
  }
}
