import Domain

/// Records that the change log of a recovered store mentions, and that could not be recovered.
struct LostRecords {
  let database: Database

  /// A note for each, those of a kind together, by their ids.
  func notes() throws -> ImportNotes {
    var notes = ImportNotes()
    // A tag comes with its tasks.
    for kind in CommittedChange.Entity.allCases where kind != .tag {
      let select = try database.statement(
        """
        SELECT c.entity_id, c.uid, coalesce(
          (SELECT t.new FROM change AS t
           WHERE t.uid = c.uid AND t.entity = c.entity AND t.property IN ('title', 'name')
           ORDER BY t.id DESC LIMIT 1),
          CASE WHEN json_valid(c.new)
            THEN coalesce(json_extract(c.new, '$.title'), json_extract(c.new, '$.name')) END, '')
        FROM change AS c
        WHERE c.id IN (
            SELECT max(id) FROM change WHERE property = '\(ChangeLog.identity)' AND entity = ?
            GROUP BY uid)
          AND c.new IS NOT NULL AND c.uid NOT IN (SELECT uid FROM \(kind.table))
        ORDER BY c.entity_id
        """)
      defer { select.reset() }
      try select.bind(kind.rawValue)
      while try select.step() {
        notes.append(note(kind, id: select.integer(0), uid: select.text(1), title: select.text(2)))
      }
    }
    return notes
  }

  private func note(
    _ kind: CommittedChange.Entity, id: Int64, uid: String, title: String
  ) -> ImportNote {
    ImportNote(
      .skipped,
      title.isEmpty
        ? "Lost: the \(kind.noun) \(id)." : "Lost: the \(kind.noun) \(id), “\(title)”.",
      line: 0, uid: uid)
  }
}
