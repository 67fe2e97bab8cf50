import Domain

extension StoreRepair {
  /// Removes comments on what is not there.
  func removeStrayComments() throws {
    let stray = try rows(
      """
      SELECT c.id, c.uid FROM comment AS c
      WHERE NOT CASE c.item_kind
        WHEN 1 THEN EXISTS (SELECT 1 FROM task WHERE uid = c.item_uid)
        WHEN 5 THEN EXISTS (SELECT 1 FROM event WHERE uid = c.item_uid)
        ELSE EXISTS (SELECT 1 FROM invoice WHERE uid = c.item_uid) END
      ORDER BY c.id
      """
    ) { Row(id: $0.integer(0), uid: $0.text(1)) }
    for row in stray {
      try database.statement("DELETE FROM comment WHERE id = ?").run(row.id)
      try log.removed(.comment, id: row.id, uid: row.uid)
    }
    report.commentsRemoved = stray.count
  }
}
