import CSQLite
import Domain

/// Visits tasks from inside of SQLite, by a function whose arguments are the columns of a row.
///
/// They are then read where they lie. As columns of a result, which SQLite hands out one by one
/// after a step, the same rows take a fifth longer: see docs/decisions.md.
///
/// The function's result says which of the visited rows it is, from 0. SQLite visits before it sorts,
/// and then sorts these numbers, not whole rows.
final class TaskRowReader {
  static let function = "taskcore_task_row"

  /// In a tree, how many tasks of the list the next row is under.
  var depth: Int32 = 0
  private var visit: (TaskListing.Row) throws -> Void = { _ in }
  private var visitedCount = 0
  private var failure: (any Error)?

  func define(on database: Database) throws {
    try database.define(
      Self.function, argumentCount: -1, flags: Database.visiting, context: self
    ) { context, count, arguments in
      guard let reader = sqlite3_user_data(context),
        let values = SQLValues(arguments, count: count)
      else { return }
      // SQLite holds the reader as long as the function is there.
      Unmanaged<TaskRowReader>.fromOpaque(reader)._withUnsafeGuaranteedRef {
        $0.read(values, for: context)
      }
    }
  }

  // The compiler writes the length of the file's path into what checks `withoutActuallyEscaping`, whatever a prefix is
  // mapped to: a build elsewhere would differ. After a throw, the check is said to be at the function's end.
  // swift-format-ignore
  #sourceLocation(file: "TaskRowReader.forEach", line: 1)
  /// Visits the rows that statements in `body` come to.
  ///
  /// - Throws: what `visit` or `body` throws.
  func forEach(
    _ visit: (TaskListing.Row) throws -> Void, in body: () throws -> Void
  ) throws {
    try withoutActuallyEscaping(visit) { visit in
      self.visit = visit
      visitedCount = 0
      depth = 0
      defer {
        self.visit = { _ in }
        failure = nil
      }
      do {
        try body()
      } catch {
        throw failure ?? error
      }
    }
  }
  #sourceLocation()

  private func read(_ values: SQLValues, for context: OpaquePointer?) {
    do {
      try visit(TaskListing.Row(values, depth: depth))
      sqlite3_result_int64(context, Int64(visitedCount))
      visitedCount += 1
    } catch {
      failure = error
      sqlite3_result_error(context, "a row is refused", -1)
    }
  }
}
