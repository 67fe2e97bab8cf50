import CSQLite
import Domain

/// Visits rows from inside of SQLite, by a function whose arguments are the columns of a row.
///
/// They are then read where they lie. As columns of a result, which SQLite hands out one by one
/// after a step, the same rows take a fifth longer: see docs/decisions.md.
final class RowVisitor {
  typealias Visit = (SQLValues) throws -> Int64?

  private var visit: Visit = { _ in nil }
  private var failure: (any Error)?

  /// Defines the function, with any number of arguments. What the visit of a row returns is its value.
  func define(_ function: String, on database: Database) throws {
    try database.define(
      function, argumentCount: -1, flags: Database.visiting, context: self
    ) { context, count, arguments in
      guard let visitor = sqlite3_user_data(context),
        let values = SQLValues(arguments, count: count)
      else { return }
      // SQLite holds the visitor as long as the function is there.
      Unmanaged<RowVisitor>.fromOpaque(visitor)._withUnsafeGuaranteedRef {
        $0.visit(values, for: context)
      }
    }
  }

  // The compiler writes the length of the file's path into what checks `withoutActuallyEscaping`, whatever a prefix is
  // mapped to: a build elsewhere would differ. After a throw, the check is said to be at the function's end.
  // swift-format-ignore
  #sourceLocation(file: "RowVisitor.forEach", line: 1)
  /// Visits the rows that statements in `body` come to.
  ///
  /// - Throws: what `visit` or `body` throws.
  func forEach(_ visit: Visit, in body: () throws -> Void) throws {
    try withoutActuallyEscaping(visit) { visit in
      self.visit = visit
      defer {
        self.visit = { _ in nil }
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

  private func visit(_ values: SQLValues, for context: OpaquePointer?) {
    do {
      if let result = try visit(values) { sqlite3_result_int64(context, result) }
    } catch {
      failure = error
      sqlite3_result_error(context, "a row is refused", -1)
    }
  }
}
