import Domain

extension StoreRepair {
  /// Time entries that end before they begin, or last for too long; the others were mended before.
  func mendTimeEntries() throws {
    let wrong = try rows(
      """
      SELECT id, uid, end_ms, start_ms FROM time_entry
      WHERE end_ms < start_ms OR end_ms - start_ms > \(TimeEntry.longest) ORDER BY id
      """
    ) { row in
      var entry = TimeEntry(uid: row.text(1), start: Instant(clamping: row.integer(3)))
      entry.id = row.integer(0)
      entry.end = Instant(clamping: row.integer(2))
      return entry
    }
    for entry in wrong {
      var mended = entry
      mended.settle()
      try database.statement("UPDATE time_entry SET end_ms = ? WHERE id = ?").run(
        mended.end, entry.id)
      try log.changed(
        .timeEntry, id: entry.id, uid: entry.uid, property: TimeEntry.Property.end.rawValue,
        old: entry.value(of: .end), new: mended.value(of: .end))
      report.valuesMended += 1
    }
  }
}
