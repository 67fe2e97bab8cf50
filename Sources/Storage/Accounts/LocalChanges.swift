import Domain

/// The tasks and events that changed since a row of the change log.
package struct LocalChanges {
  /// The last row that there is.
  package let last: Int64
  /// The uids of those that were changed, came or went; nil when that cannot be told, and all are to be looked at.
  package let uids: Set<String>?

  /// Changes of these may change what any item says.
  private static let ofAll: [CommittedChange.Entity] = [.field]

  init(after row: Int64, in database: Database) throws {
    last = try database.integer("SELECT max(id) FROM change") ?? 0
    let first = try database.integer("SELECT min(id) FROM change") ?? 0
    if row == 0 || first > row + 1 || row > last {
      uids = nil
      return
    }
    if row == last {
      uids = []
      return
    }
    let codes = Self.ofAll.map { String($0.rawValue) }.joined(separator: ", ")
    let other = try database.statement(
      "SELECT EXISTS (SELECT 1 FROM change WHERE id > ? AND entity IN (\(codes)))")
    defer { other.reset() }
    try other.bind(row)
    if try other.step(), other.integer(0) != 0 {
      uids = nil
      return
    }
    let select = try database.statement(Self.changed)
    defer { select.reset() }
    try select.bind(
      row, CommittedChange.Entity.task.rawValue, CommittedChange.Entity.event.rawValue,
      CommittedChange.Entity.comment.rawValue)
    var uids: Set<String> = []
    while try select.step() { uids.insert(select.text(0)) }
    self.uids = uids
  }

  /// A comment belongs to what it is on, and an occurrence to its series; one that is gone says so in the log.
  private static let changed = """
    SELECT DISTINCT uid FROM change WHERE id > ?1 AND entity IN (?2, ?3)
    UNION SELECT comment.item_uid FROM change JOIN comment ON comment.uid = change.uid
      WHERE change.id > ?1 AND change.entity = ?4
    UNION SELECT old FROM change WHERE id > ?1 AND old IS NOT NULL
      AND (entity = ?4 AND property = 'item_uid' OR entity IN (?2, ?3) AND property = 'series_uid')
    """
}
