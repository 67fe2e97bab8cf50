/// Visits tasks from inside of SQLite: see ``RowVisitor``.
///
/// The function's result says which of the visited rows it is, from 0. SQLite visits before it sorts,
/// and then sorts these numbers, not whole rows.
final class TaskRowReader {
  static let function = "taskcore_task_row"

  /// In a tree, how many tasks of the list the next row is under.
  var depth: Int32 = 0
  private let visitor = RowVisitor()

  func define(on database: Database) throws {
    try visitor.define(Self.function, on: database)
  }

  /// Visits the rows that statements in `body` come to.
  ///
  /// - Throws: what `visit` or `body` throws.
  func forEach(
    _ visit: (TaskListing.Row) throws -> Void, in body: () throws -> Void
  ) throws {
    depth = 0
    var visitedCount: Int64 = 0
    try visitor.forEach(
      { values in
        try visit(TaskListing.Row(values, depth: depth))
        defer { visitedCount += 1 }
        return visitedCount
      }, in: body)
  }
}
