import Domain

/// A row of the change log that is yet to be written.
struct LoggedChange {
  static let largestInsertion = 16

  let entity: CommittedChange.Entity
  let id: Int64
  let uid: String
  let property: String
  let old: LogValue
  let new: LogValue

  static let valueCount = 6

  /// As ``insertion(_:)`` takes them.
  func append(to values: inout [LogValue]) {
    values.append(.integer(Int64(entity.rawValue)))
    values.append(.integer(id))
    values.append(.text(uid))
    values.append(.text(property))
    values.append(old)
    values.append(new)
  }

  /// Inserts some rows; the first parameter is their step. "OR FAIL", as everywhere where one statement
  /// writes several rows: a step that fails is taken back as a whole, so SQLite need not remember each page
  /// in a temporary file to take back the statement alone.
  static func insertion(_ count: Int) -> String {
    let row = "(?1, ?, ?, ?, ?, ?, ?)"
    return """
      INSERT OR FAIL INTO change(step_id, entity, entity_id, uid, property, old, new)
      VALUES \(Array(repeating: row, count: count).joined(separator: ", "))
      """
  }
}
