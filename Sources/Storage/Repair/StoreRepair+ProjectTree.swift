import Domain

extension StoreRepair {
  /// Puts projects at the top that are below one that is missing, below Inbox, or below themselves. Their names are mended
  /// afterwards.
  func mendProjectTree() throws {
    let below = try rows(
      """
      SELECT p.id, p.uid, p.parent_uid, parent.id FROM project AS p
        LEFT JOIN project AS parent ON parent.uid = p.parent_uid
      WHERE p.parent_uid IS NOT NULL AND p.id <> \(Project.inboxID) ORDER BY p.id
      """
    ) {
      (
        row: Row(id: $0.integer(0), uid: $0.text(1)), uid: $0.logValue(2),
        parent: $0.optionalInteger(3)
      )
    }
    let parents = Dictionary(
      below.compactMap { item in item.parent.map { (item.row.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let circular = Self.breaksOfCycles(in: parents)
    for (row, uid, parent) in below
    where parent == nil || parent == Project.inboxID || circular.contains(row.id) {
      try database.statement("UPDATE project SET parent_uid = NULL WHERE id = ?").run(row.id)
      try log.changed(
        .project, id: row.id, uid: row.uid, property: Project.Property.parent.rawValue, old: uid,
        new: .null)
      report.valuesMended += 1
    }
  }
}
