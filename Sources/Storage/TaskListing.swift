package import Domain

/// Reads the rows of a query as they lie in the columns, for whoever fills them into a list.
///
/// This is the way round the entities: see docs/decisions.md.
package struct TaskListing {
  /// What a row has, in the order of the columns.
  package enum Column: Int32, CaseIterable, Sendable {
    case id, uid, title, notes, projectID, tags, priority, favourite, dueDate, dueMilliseconds
    case created, modified, completed, deleted, status
  }

  static let columns = Task.columns + ", status"

  /// One row, until the next one.
  package struct Row {
    fileprivate let statement: Statement

    package func integer(_ column: Column) -> Int64 {
      statement.integer(column.rawValue)
    }

    package func optionalInteger(_ column: Column) -> Int64? {
      statement.optionalInteger(column.rawValue)
    }

    package func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> {
      statement.bytes(column.rawValue)
    }
  }

  let database: Database
  let projects: any ProjectRepository
  let zone: any Zone

  /// Visits the tasks that a query asks for.
  package func forEach(_ query: TaskQuery, _ visit: (Row) throws -> Void) throws {
    guard let sql = try TaskQuerySQL(query, in: self) else { return }
    let statement = try database.statement(sql.select(Self.columns))
    defer { statement.reset() }
    try statement.bind(all: sql.values)
    while try statement.step() { try visit(Row(statement: statement)) }
  }

  /// Visits the tasks with these ids, in their order.
  ///
  /// - Throws: `notFound` with the index of the first id that no task has.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    let statement = try database.statement("SELECT \(Self.columns) FROM task AS t WHERE t.id = ?")
    for (index, id) in ids.enumerated() {
      defer { statement.reset() }
      try statement.bind(id)
      guard try statement.step() else {
        throw Failure(.notFound, "There is no task \(id).", field: "ids", index: index)
      }
      try visit(Row(statement: statement))
    }
  }

  /// How many tasks a query asks for, before its limit and offset.
  package func count(_ query: TaskQuery) throws -> Int64 {
    var all = query
    all.limit = nil
    all.offset = 0
    guard let sql = try TaskQuerySQL(all, in: self) else { return 0 }
    let statement = try database.statement(sql.count)
    defer { statement.reset() }
    try statement.bind(all: sql.values)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// Visits the bytes of a project's name; nil when there is no such project.
  package func withName<Result>(
    ofProject id: Int64, _ visit: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) throws -> Result? {
    let statement = try database.statement("SELECT name FROM project WHERE id = ?")
    defer { statement.reset() }
    try statement.bind(id)
    return try statement.step() ? visit(statement.bytes(0)) : nil
  }

  /// What stands between the tags of a row.
  package static let tagSeparator = UInt8(ascii: "\u{1F}")
}

extension SQLiteStore {
  package var listing: TaskListing {
    TaskListing(database: database, projects: projects, zone: zone)
  }
}
