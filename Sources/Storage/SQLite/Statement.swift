import CSQLite
import Domain

/// A statement: bind, step, read the columns, reset. It is prepared when it is first used, if not
/// before.
final class Statement {
  private let sql: String
  private let database: OpaquePointer
  private var handle: OpaquePointer?
  private let transaction: TransactionWatch
  private let texts = BoundTexts()

  init(_ sql: String, on database: Database) {
    self.sql = sql
    self.database = database.handle
    transaction = database.transactionWatch
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func prepare() throws {
    _ = try prepared()
  }

  private func prepared() throws -> OpaquePointer {
    if let handle { return handle }
    let code = sqlite3_prepare_v3(
      database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard let handle, code == SQLITE_OK else { throw Failure(sqlite: code, on: database) }
    return handle
  }

  /// Gives the parameters their values, the first one first.
  func bind<each Value: Bindable>(_ value: repeat each Value) throws {
    try bind(repeat each value, then: [])
  }

  /// Gives the first parameters their values, and the next ones those of a list.
  func bind<each Value: Bindable>(_ value: repeat each Value, then values: [LogValue]) throws {
    let target = try target()
    var index: Int32 = 0
    for value in repeat each value {
      index += 1
      try check(value.bind(to: target, at: index))
    }
    for value in values {
      index += 1
      try check(value.bind(to: target, at: index))
    }
  }

  /// Gives the parameters their values when their number is known only now.
  func bind(all values: [any Bindable]) throws {
    let target = try target()
    for (offset, value) in values.enumerated() {
      try check(value.bind(to: target, at: Int32(truncatingIfNeeded: offset + 1)))
    }
  }

  /// Gives the only parameter a place to write the address of FTS5's functions to.
  func bind(toAPI place: UnsafeMutablePointer<UnsafeMutablePointer<fts5_api>?>) throws {
    // SQLite keeps the name without copying it, so it must not be a temporary copy of a String.
    let name: StaticString = "fts5_api_ptr"
    let type = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    try check(sqlite3_bind_pointer(try prepared(), 1, place, type, nil))
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  func step() throws -> Bool {
    try transaction.check(database)
    let code = sqlite3_step(try prepared())
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw Failure(sqlite: code, on: database)
  }

  /// Runs a statement that gives no rows.
  func run<each Value: Bindable>(_ value: repeat each Value) throws {
    defer { reset() }
    try bind(repeat each value)
    _ = try step()
  }

  /// Makes it ready for the next run, and lets go of the rows.
  func reset() {
    transaction.ended(sqlite3_reset(handle))
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  func text(_ column: Int32) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// The bytes of a text, until the next step or reset.
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    // A blob needs no zero behind it, for which there might be no memory.
    let start = sqlite3_column_blob(handle, column)?.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(
      start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
  }

  func logValue(_ column: Int32) -> LogValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(integer(column))
    default: .text(text(column))
    }
  }

  /// With room for other values than before.
  private func target() throws -> BindingTarget {
    texts.removeAll()
    return BindingTarget(statement: try prepared(), texts: texts)
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw Failure(sqlite: code, on: database) }
  }
}
