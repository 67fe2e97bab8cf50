/// Rows of an index that a pulse is counted from, in its order. They are many, so they are visited from inside of
/// SQLite (``RowVisitor``), with no more columns than are needed: to read one takes as long as all that is done with
/// it.
struct PulseScan {
  static let function = "taskcore_pulse_row"

  /// Calls the function with each of the rows, and has no rows itself.
  let visiting: String
  /// The id of one of the rows, whose place among them is the last parameter: for what is said of a damaged one.
  let id: String

  /// The rows between two places of an index, `range`, that fulfil a condition.
  init(
    of table: String, by index: String, in order: String, range: String? = nil,
    where condition: String?, visiting call: String
  ) {
    let rows = "FROM \(table) INDEXED BY \(index) WHERE"
    // What does not fulfil it must not be seen by the function, in whatever order SQLite looks at the two.
    let visit = condition.map { "CASE WHEN \($0) THEN \(call) END" } ?? call
    let conditions = [range, condition].compactMap(\.self)
    visiting = """
      SELECT 1 \(rows) \([range, visit].compactMap(\.self).joined(separator: " AND "))
      ORDER BY \(order)
      """
    id = """
      SELECT id \(rows) \(conditions.isEmpty ? "1" : conditions.joined(separator: " AND "))
      ORDER BY \(order) LIMIT 1 OFFSET ?
      """
  }
}
