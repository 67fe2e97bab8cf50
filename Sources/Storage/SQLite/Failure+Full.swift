import CSQLite
import Domain

extension Failure {
  /// What it means that something is full.
  ///
  /// SQLite says so of a disk, and of a table whose ids are never used again (AUTOINCREMENT) and
  /// that has given the largest one, which only another program can have made it do.
  init(fullOn database: OpaquePointer?) {
    guard let table = database.flatMap({ Self.tableWithLargestID(on: $0) }) else {
      self.init(.full, "There is no space left for the store: make room and try again.")
      return
    }
    self.init(
      .corrupt,
      "The store is damaged: the ids are used up: the table \(table) has the largest one. "
        + "Restore the store from a backup.", field: "path")
  }

  private static func tableWithLargestID(on database: OpaquePointer) -> String? {
    let tables = texts(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'
        AND name NOT GLOB '*[^a-z_]*' ORDER BY name
      """, on: database)
    // A statement that adds several rows is taken back when the last of them has no id left.
    let used = Int64.max - Int64(LoggedChange.largestInsertion)
    return tables.first { table in
      !texts(
        """
        SELECT 1 FROM sqlite_sequence WHERE name = '\(table)' AND seq > \(used)
        UNION ALL SELECT 1 FROM "\(table)" WHERE rowid > \(used)
        """, on: database
      ).isEmpty
    }
  }

  /// The first column of the rows; none when it cannot be read.
  private static func texts(_ sql: String, on database: OpaquePointer) -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return [] }
    defer { sqlite3_finalize(statement) }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW, let text = sqlite3_column_text(statement, 0) {
      texts.append(String(cString: text))
    }
    return texts
  }
}
