import CSQLite
import Domain

/// A prepared statement: bind, step, read the columns, reset.
final class Statement {
  private let handle: OpaquePointer
  private let target: BindingTarget
  private let database: OpaquePointer

  init(_ sql: String, on database: Database) throws {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard let prepared, code == SQLITE_OK else {
      throw Failure(sqlite: code, on: database.handle)
    }
    handle = prepared
    target = BindingTarget(statement: prepared, texts: BoundTexts())
    self.database = database.handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives the parameters their values, the first one first.
  func bind<each Value: Bindable>(_ value: repeat each Value) throws {
    try bind(repeat each value, then: [])
  }

  /// Gives the first parameters their values, and the next ones those of a list.
  func bind<each Value: Bindable>(_ value: repeat each Value, then values: [LogValue]) throws {
    target.texts.removeAll()
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
    target.texts.removeAll()
    for (offset, value) in values.enumerated() {
      try check(value.bind(to: target, at: Int32(truncatingIfNeeded: offset + 1)))
    }
  }

  /// Goes to the next row.
  ///
  /// - Returns: whether there is one.
  func step() throws -> Bool {
    let code = sqlite3_step(handle)
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
    sqlite3_reset(handle)
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
    let start = sqlite3_column_text(handle, column)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  func logValue(_ column: Int32) -> LogValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .integer(integer(column))
    default: .text(text(column))
    }
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw Failure(sqlite: code, on: database) }
  }
}
