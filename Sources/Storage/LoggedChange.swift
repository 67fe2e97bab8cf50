import Domain

/// A row of the change log, before it is written.
struct LoggedChange {
  static let largestInsertion = 16

  let entity: CommittedChange.Entity
  let id: Int64
  let uid: String
  let property: String
  let old: LogValue
  let new: LogValue

  /// As ``insertion(_:)`` takes them.
  var values: [LogValue] {
    [.integer(Int64(entity.rawValue)), .integer(id), .text(uid), .text(property), old, new]
  }

  /// Inserts some rows; the first parameter is their step.
  static func insertion(_ count: Int) -> String {
    let row = "(?1, ?, ?, ?, ?, ?, ?)"
    return """
      INSERT INTO change(step_id, entity, entity_id, uid, property, old, new)
      VALUES \(Array(repeating: row, count: count).joined(separator: ", "))
      """
  }
}
