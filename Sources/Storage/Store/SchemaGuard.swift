import Domain

/// Verifies at the beginning of each transaction that the schema of the file is the expected one.
///
/// Any program can put triggers and views into the file, or have a table of its own in the place of one of
/// ours, and SQLite would run them as if they were ours.
final class SchemaGuard {
  private unowned let database: Database
  private let dataVersion: Statement
  private let cookie: Statement
  /// What was compared. SQLite counts the first up when another connection commits, and the second when
  /// somebody changes the schema.
  private var compared: (data: Int64, schema: Int64)?

  init(_ database: Database) {
    self.database = database
    dataVersion = database.statement(later: "PRAGMA data_version")
    cookie = database.statement(later: "PRAGMA schema_version")
  }

  /// In a transaction, it holds until the end of that.
  ///
  /// - Throws: `corrupt` with the object that is not ours, or `tooNew`.
  func check() throws {
    let data = try number(dataVersion)
    if data == compared?.data { return }
    let schema = try number(cookie)
    let version = try Migrator(database: database).checkedVersion()
    guard version == Schema.migrations.count else {
      throw Failure(
        .corrupt,
        "Another program says that the store is of the older version \(version): open it anew.",
        field: "path")
    }
    if schema != compared?.schema { try Schema.compare(database, version: version) }
    compared = (data, schema)
  }

  private func number(_ statement: Statement) throws -> Int64 {
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : 0
  }
}
