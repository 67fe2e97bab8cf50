import Domain

/// Tombstones: deletions that the change log no longer contains. The tombstone of a record that exists again
/// is ignored.
extension ChangeLog {
  /// Makes tombstones of the records that are removed by their last ones of some rows `c`, which are about to be
  /// deleted, and takes away those of the records that came again.
  func bury(_ condition: String, _ values: any Bindable...) throws {
    let last = """
      SELECT max(c.id) FROM change AS c WHERE \(condition) AND c.property = '\(Self.identity)'
      GROUP BY c.uid, c.entity
      """
    let came = try database.statement(
      """
      DELETE FROM tombstone WHERE (uid, entity) IN (
        SELECT uid, entity FROM change WHERE id IN (\(last)) AND new IS NOT NULL)
      """)
    defer { came.reset() }
    try came.bind(all: values)
    _ = try came.step()
    let went = try database.statement(
      """
      INSERT INTO tombstone(entity, uid, hlc)
      SELECT d.entity, d.uid, CAST(coalesce(s.hlc, 0) AS INTEGER)
      FROM change AS d LEFT JOIN step AS s ON s.id = d.step_id
      WHERE d.id IN (\(last)) AND d.new IS NULL
      ON CONFLICT(uid, entity) DO UPDATE SET hlc = excluded.hlc
      """)
    defer { went.reset() }
    try went.bind(all: values)
    _ = try went.step()
  }
}
