import Domain

extension StoreRepair {
  /// Time entries that end before they begin end at once, and those that last for too long as late as they
  /// can; the others were mended before.
  func mendTimeEntries() throws {
    let wrong = try rows(
      """
      SELECT id, uid, end_ms, start_ms, start_ms + \(TimeEntry.longest) FROM time_entry
      WHERE end_ms < start_ms OR end_ms - start_ms > \(TimeEntry.longest) ORDER BY id
      """
    ) { row in
      (
        row: Row(id: row.integer(0), uid: row.text(1)), end: row.integer(2),
        mended: row.integer(2) < row.integer(3) ? row.integer(3) : row.integer(4)
      )
    }
    for (row, end, mended) in wrong {
      let mended = Instant(clamping: mended)
      try database.statement("UPDATE time_entry SET end_ms = ? WHERE id = ?").run(mended, row.id)
      try log.changed(
        .timeEntry, id: row.id, uid: row.uid, property: TimeEntry.Property.end.rawValue,
        old: .integer(end), new: .integer(mended.milliseconds))
      report.valuesMended += 1
    }
  }
}
